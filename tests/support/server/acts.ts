import { randomUUID } from 'node:crypto';
import type { ActOutcome } from '../../../contract/entities/receipt.ts';
import { headers } from '../../../contract/headers.ts';
import { report } from './bodies.ts';
import { post, type Answer } from './http.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './start-app.ts';

/** One act on a report, as a phone sends it: under a key. `null`: without one, as a client of section 7. */
export function actOnReport(who: TestPerson, body: object, key: string | null = randomUUID()): Promise<Answer> {
  return who.ask('POST', '/api/report/act', body, key === null ? {} : { [headers.idempotencyKey]: key });
}

export function alert(who: TestPerson, body: object, key: string | null = randomUUID()): Promise<Answer> {
  const words = { title: 'Flood in Ward 4', body: 'Boats are needed at the school.' };
  const more = key === null ? {} : { [headers.idempotencyKey]: key };
  return who.ask('POST', '/api/notification/sendnotification', { ...words, ...body }, more);
}

/** What became of an act, by its answer. */
export function outcomeIn({ json }: Answer): ActOutcome | undefined {
  return (json['data'] as { act?: ActOutcome } | undefined)?.act;
}

/** A report as it came from a phone, pending. */
export async function makeReport(app: TestApp, more: object = {}): Promise<string> {
  const id = randomUUID();
  const answer = await post(`${app.url}/api/report/`, { ...report, ...more }, id);
  if (answer.status !== 201) throw new Error(`not reported: ${answer.text}`);
  return id;
}

/** A report as this person gets it. */
export async function seenReport(who: TestPerson, id: string): Promise<Record<string, unknown>> {
  const { json } = await who.ask('GET', `/api/report/getdisaster/${id}`);
  return (json['data'] as Record<string, unknown>[])[0] ?? {};
}

/** Devices of accounts, at a place or at none. */
export async function addDevice(app: TestApp, accountId: string, at?: { lat: number; lng: number }): Promise<void> {
  await app.query(
    `INSERT INTO devices (id, token, account_id, session_id, lat, lng, located_at, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), account_id, id, $2, $3, now(), now()
     FROM sessions WHERE account_id = $1 LIMIT 1`,
    [accountId, at?.lat ?? null, at?.lng ?? null],
  );
}
