import { is } from 'valibot';
import type { Call } from '../../../contract/calls/define-call.ts';
import { calls } from '../../../contract/calls/table.ts';
import { failureSchema } from '../../../contract/entities/receipt.ts';
import { leaksIn } from './leaks.ts';

export interface Asked {
  token?: string | undefined;
  /** What stands for the path's parameter, `{id}` in nearly all. */
  id?: string | undefined;
  query?: string | undefined;
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface CallAnswer {
  status: number;
  headers: Headers;
  text: string;
  // Tests say what they expect of it.
  json: Record<string, unknown>;
}

/** Makes a call of the table. Throws where the answer is not exactly what the contract says, or tells of our inside (S05, S58). */
export async function askCall(url: string, name: string, asked: Asked = {}): Promise<CallAnswer> {
  const call = callNamed(name);
  const answer = await request(url, call, asked);
  const text = await answer.text();
  const isFile = answer.ok && call.media !== undefined && answer.headers.get('content-type') === call.media;
  const isLines = isFile && call.media === 'application/x-ndjson';
  const json = isFile ? {} : (JSON.parse(text) as Record<string, unknown>);
  const schema = answer.ok ? call.answers[answer.status] : failureSchema;
  const parts: readonly unknown[] = isLines ? linesOf(text) : [isFile ? text : json];
  if (schema === undefined || !parts.every((part) => is(schema, part))) {
    throw new Error(`${name} answered ${answer.status} against its contract: ${text.slice(0, 500)}`);
  }
  const leak = leaksIn(answer.ok ? '' : text);
  if (leak !== undefined) throw new Error(`${name} answered ${answer.status} and told ${leak}`);
  return { status: answer.status, headers: answer.headers, text, json };
}

/** Each of them is an answer. */
function linesOf(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

export function callNamed(name: string): Call {
  const call = calls.find((row) => row.name === name);
  if (call === undefined) throw new Error(`the call table has no ${name}`);
  return call;
}

function request(url: string, { method, path }: Call, asked: Asked): Promise<Response> {
  const { token, id = '', query = '', body, headers = {} } = asked;
  return fetch(`${url}${path.replace(/\{\w+\}/, encodeURIComponent(id)).replace('{form}', 'whole')}${query}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
