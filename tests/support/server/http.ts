import { headers } from '../../../contract/headers.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // Tests say what they expect of it.
  json: Record<string, unknown>;
}

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** POSTs JSON; a text goes as it is. */
export function post(url: string, body: unknown, key?: string): Promise<Answer> {
  return ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { [headers.idempotencyKey]: key }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
