import type { TestApp } from './start-app.ts';

export interface InjectedAnswer {
  status: number;
  headers: Record<string, unknown>;
  json: Record<string, unknown>;
}

/** A call as from this network address: all of a test's own connections come from one. */
export async function callFrom(
  { app }: TestApp,
  address: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<InjectedAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url: path,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, headers: answer.headers, json: answer.json<Record<string, unknown>>() };
}
