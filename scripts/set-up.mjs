/**
 * What `npm start` and `npm test` need before anything else: installed packages and a build. Only Node itself is
 * used here, for this runs on a fresh clone. Nothing is done that is done already.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const path = (...parts) => join(ROOT, ...parts);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** npm writes its own list of what it installed when it is done; an interrupted installation has none. */
const isInstalled = () => {
  const wanted = readJson(path('package-lock.json'))?.packages;
  if (!wanted) fail('package-lock.json is missing or damaged; check out the repository anew.');
  const present = readJson(path('node_modules', '.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) => name === '' || optional || link || present[name]?.version === version,
  );
};

/** Windows finds npm only through a shell. */
const run = (command, args) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

const install = () => {
  if (isInstalled()) return;
  console.log('Installing packages as package-lock.json says; this takes a minute the first time.');
  // Building needs the development packages, also where NODE_ENV is production.
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']))
    fail('npm could not install the packages; its own message above says why. Then run the same command again.');
};

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();

const sourceHash = () => {
  const hash = createHash('sha256');
  for (const file of [
    ...filesUnder(path('src')),
    path('tsconfig.json'),
    path('tsconfig.build.json'),
    path('package-lock.json'),
  ])
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const build = () => {
  const stamp = path('dist', '.source-hash');
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building.');
  rmSync(path('dist'), { recursive: true, force: true });
  if (!run(process.execPath, [path('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json']))
    fail('The build failed; the compiler says why above.');
  writeFileSync(stamp, hash);
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Two commands started at once must not install or build at the same time; a lock whose owner is gone is void. */
const withLock = (work) => {
  const lock = path('.set-up-lock');
  const owner = join(lock, 'pid');
  for (let told = false; ; told = true) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
    if (pid > 0 && !isAlive(pid)) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!told) console.log('Waiting for another command that is setting up.');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  writeFileSync(owner, String(process.pid));
  const unlock = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', unlock);
  work();
  process.off('exit', unlock);
  unlock();
};

/** Installs and builds where that is due, with a word on what it does. */
export const setUp = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  withLock(() => {
    install();
    build();
  });
};
