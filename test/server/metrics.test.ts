import { describe, expect, it } from 'vitest';
import { ask, startApp } from './running-app.js';

const metricsOf = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text();

describe('/metrics', () => {
  it('counts requests by operation and status, with their durations and costs', async () => {
    const { url } = await startApp();
    await (await ask(url, '{ position { turn } }')).text();
    await (await ask(url, '{ positio { turn } }')).text();
    await expect.poll(() => metricsOf(url)).toContain('janggi_requests_total{operation="none",status="400"} 1');
    const text = await metricsOf(url);
    expect(text).toContain('janggi_requests_total{operation="position",status="200"} 1');
    expect(text).toContain('janggi_request_duration_seconds_count{operation="position"} 1');
    expect(text).toContain('janggi_request_cost_sum{operation="position"} 132');
    expect(text).toMatch(/janggi_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+/);
    expect(text).toMatch(/janggi_memory_bytes\{kind="heap"\} \d+/);
    expect(text).toMatch(/janggi_info\{version="\d+\.\d+\.\d+"\} 1/);
    // The one that asks.
    expect(text).toContain('janggi_requests_open 1');
  });

  it('does not let a client make up series', async () => {
    const { url } = await startApp();
    for (let i = 0; i < 20; i++) {
      await (await fetch(`${url}/made-up-${i}`)).text();
      await (await ask(url, `query Q${i} { a${i}: position { turn } }`)).text();
    }
    await expect.poll(() => metricsOf(url)).toContain('janggi_requests_total{operation="position",status="200"} 20');
    const text = await metricsOf(url);
    expect(text).toContain('janggi_requests_total{operation="none",status="404"} 20');
    expect(new Set(text.match(/operation="[^"]*"/g))).toEqual(
      new Set(['operation="position"', 'operation="none"', 'operation="metrics"']),
    );
  });

  it('is as Prometheus reads it, and cannot be written', async () => {
    const { url } = await startApp();
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
  });
});
