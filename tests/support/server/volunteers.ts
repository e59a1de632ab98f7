import { createHash, randomUUID } from 'node:crypto';
import type { Desk, WorkView } from '../../../contract/entities/volunteer.ts';
import type { WorkStep } from '../../../contract/enumerations.ts';
import { headers } from '../../../contract/headers.ts';
import { report } from './bodies.ts';
import { post, type Answer } from './http.ts';
import { bearer, send } from './people.ts';
import type { TestApp } from './start-app.ts';

/** A volunteer who is approved and signed in. */
export interface TestVolunteer {
  id: string;
  token: string;
  ask(method: string, path: string, body?: unknown, key?: string): Promise<Answer>;
  /** Asks for a place, as a phone does: under a key. That is the acceptance's id. */
  accept(disasterId: string, key?: string): Promise<Answer>;
  step(workId: string, step: WorkStep, more?: { at?: number; reason?: string; key?: string }): Promise<Answer>;
  desk(): Promise<Desk>;
  /** Their newest acceptance, as their desk shows it. */
  work(): Promise<WorkView>;
}

/** Straight into the database: that registering takes its time is what other tests are about. */
export async function makeVolunteers(app: TestApp, count: number): Promise<TestVolunteer[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), token: `${randomUUID()}${randomUUID()}` }));
  const ids = people.map(({ id }) => id);
  await app.query(
    `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, decided_at,
                           sealing_public, sealing_private)
     SELECT id::uuid, 'Asha ' || left(id, 4), id || '@example.org', id || '@example.org', '', 'volunteer', 'approved',
            now(), now(), '', ''
     FROM unnest($1::text[]) AS item (id)`,
    [ids],
  );
  await openSessions(app, people);
  return people.map(({ id, token }) => volunteerOf(app, id, token));
}

/** Their sessions, as logging in makes them; one that was ended is there again. */
export async function openSessions(
  app: TestApp,
  people: readonly Pick<TestVolunteer, 'id' | 'token'>[],
): Promise<void> {
  await app.query(
    `INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
     SELECT gen_random_uuid(), id::uuid, hash, hash, 'A phone', now(), now(), now() + interval '1 year'
     FROM unnest($1::text[], $2::text[]) AS item (id, hash)`,
    [people.map(({ id }) => id), people.map(({ token }) => createHash('sha256').update(token).digest('hex'))],
  );
}

function volunteerOf(app: TestApp, id: string, token: string): TestVolunteer {
  const ask: TestVolunteer['ask'] = (method, path, body, key) =>
    send(app, method, path, body, {
      ...bearer(token),
      ...(key === undefined ? {} : { [headers.idempotencyKey]: key }),
    });
  const desk = async () => (await ask('GET', '/api/volunteer/desk')).json['data'] as Desk;
  return {
    id,
    token,
    ask,
    accept: (disasterId, key = randomUUID()) => ask('POST', '/api/volunteer/acceptrequest', { id, disasterId }, key),
    step(workId, step, { at = Date.now(), reason, key = randomUUID() } = {}) {
      const body = { workId, step, takenAt: new Date(at).toISOString(), ...(reason === undefined ? {} : { reason }) };
      return ask('POST', '/api/volunteer/step', body, key);
    },
    desk,
    async work() {
      const [newest] = (await desk()).work;
      if (newest === undefined) throw new Error('no work');
      return newest;
    },
  };
}

/** A disaster that volunteers may accept. */
export async function makeDisaster(app: TestApp, wanted: number | null = null): Promise<string> {
  const id = randomUUID();
  await post(`${app.url}/api/report/`, report, id);
  await app.query(`UPDATE reports SET status = 'approved', shown = true, volunteers_wanted = $2 WHERE id = $1`, [
    id,
    wanted,
  ]);
  return id;
}

/** How many places the report says are filled, how many there are by the acceptances, and how many are on their way. */
export async function placesOf(app: TestApp, id: string): Promise<{ said: number; counted: number; busy: number }> {
  const [row] = await app.query<{ said: number; counted: number; busy: number }>(
    `SELECT (SELECT volunteers_accepted FROM reports WHERE id = $1) AS said,
            count(DISTINCT account_id) FILTER (WHERE state IN ('accepted', 'on-the-way', 'arrived', 'done', 'completed'))::int
              AS counted,
            count(*) FILTER (WHERE state IN ('accepted', 'on-the-way', 'arrived'))::int AS busy
     FROM acceptances WHERE disaster_id = $1`,
    [id],
  );
  if (row === undefined) throw new Error('no count');
  return row;
}
