import { randomUUID } from 'node:crypto';
import type { Json } from '../../../contract/base/canonical-json.ts';
import type { ItemAnswer } from '../../../contract/calls/outbox.ts';
import { batchItem } from './bodies.ts';
import type { Answer } from './http.ts';
import type { TestPerson } from './people.ts';

/** What a call answered, alone or as an item of a batch. */
export type CallAnswer = Pick<Answer, 'status' | 'json'>;

interface KeptItem {
  call: string;
  body: Json;
  id?: string;
  headers?: Record<string, string>;
}

/** Sends it as an item of a batch, as a phone does with what it kept without a network. */
export async function sendKept(
  { id: owner, ask }: TestPerson,
  { call, body, id = randomUUID(), headers = {} }: KeptItem,
): Promise<CallAnswer> {
  const items = [batchItem(id, call, body)];
  const { json } = await ask('POST', '/api/outbox', { items, owner }, headers);
  const [answer] = json['answers'] as ItemAnswer[];
  if (answer === undefined) throw new Error('no answer');
  return { status: answer.status, json: answer.body };
}
