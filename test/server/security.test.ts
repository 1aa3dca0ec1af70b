import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/server/create-app.js';
import { testConfig } from '../test-config.js';

const agent = async () => request((await createApp(testConfig())).listener);

describe('the headers of an answer', () => {
  it.each(['/livez', '/nothing', '/graphql?query={__typename}'])(
    'forbid a browser to run anything: %s',
    async (path) => {
      const { headers } = await (await agent()).get(path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('let the explorer run its own scripts, and nobody frame it', async () => {
    const { headers, text } = await (await agent()).get('/graphql').set('Accept', 'text/html');
    const policy = headers['content-security-policy'] ?? '';
    expect(text).toContain('<script');
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.vary).toMatch(/Accept/);
  });
});

describe('the files of the explorer', () => {
  it('may work as its page does, and stand in a frame of it alone', async () => {
    const { status, headers } = await (await agent()).get('/explorer/iframe-sandbox/index.html');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'.*frame-ancestors 'self'$/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('a page of any other site', () => {
  const ORIGIN = 'https://club.example';

  it('may ask, and read the headers that tell of limits', async () => {
    const { headers, body } = await (await agent())
      .post('/graphql')
      .set('Origin', ORIGIN)
      .send({ query: '{ __typename }' });
    expect(body.data).toEqual({ __typename: 'Query' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers['access-control-expose-headers']).toBe(
      'ETag,Location,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id',
    );
  });

  it('may ask beforehand whether it may', async () => {
    const { status, headers } = await (await agent()).options('/graphql').set({
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,POST,DELETE',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
      allow: 'GET, HEAD, POST',
    });
  });

  it('reads errors as it reads answers', async () => {
    const { headers, status } = await (await agent()).get('/nothing').set('Origin', ORIGIN);
    expect(status).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('cannot ask by a form or a link', async () => {
    const form = await (await agent()).post('/graphql').type('form').set('Origin', ORIGIN).send('query={__typename}');
    expect(form.status).toBe(415);
    const link = await (await agent()).get('/graphql?query={__typename}').set('Origin', ORIGIN);
    expect(link.status).toBe(400);
  });
});
