import { randomUUID } from 'node:crypto';
import type { AidView } from '../../../contract/entities/aid-request.ts';
import type { ActOutcome } from '../../../contract/entities/receipt.ts';
import { aid } from './bodies.ts';
import { post, type Answer } from './http.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './start-app.ts';

/** A request with this many needs. Returns its id. */
export async function makeAid(app: TestApp, lines = 2, more: object = {}): Promise<string> {
  const id = randomUUID();
  const requirements = Array.from({ length: lines }, (_, line) => ({
    type: 'Blankets',
    quantity: `${line + 1}`,
    urgent: line === 0,
    status: 'pending',
  }));
  const { status } = await post(`${app.url}/api/aid/create`, { ...aid, requirements, ...more }, id);
  if (status !== 201) throw new Error('no aid request');
  return id;
}

/** An act as a phone sends it: under a key. */
export function actOnAid({ ask }: TestPerson, body: object, key: string = randomUUID()): Promise<Answer> {
  return ask('POST', '/api/aid/act', body, { 'idempotency-key': key });
}

/** What became of an act. */
export function actOf({ json }: Pick<Answer, 'json'>): ActOutcome | undefined {
  return (json['data'] as { act?: ActOutcome } | undefined)?.act;
}

/** The request as this person's whole list shows it. */
export async function aidAs({ ask }: TestPerson, id: string): Promise<AidView> {
  const { json } = await ask('GET', '/api/aid/all');
  const view = (json['data'] as AidView[]).find(({ _id }) => _id === id);
  if (view === undefined) throw new Error('not in the list');
  return view;
}
