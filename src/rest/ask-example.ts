import type { Example, Operation } from './operations.js';

/** Sends an example of the contract to a running service. @returns the answer: JSON as a value, anything else as text */
export const askExample = async (url: string, { method, path }: Operation, example: Example): Promise<unknown> => {
  const { query = {}, type, accept, body } = example;
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(example.path?.[name] ?? ''));
  const response = await fetch(`${url}/v1${address}?${new URLSearchParams(query)}`, {
    method: method.toUpperCase(),
    headers: { ...(type && { 'content-type': type }), ...(accept && { accept }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
};
