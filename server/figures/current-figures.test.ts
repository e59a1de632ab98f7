import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makeApproved, makePerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { countFigures } from '../store/admin/figures.ts';
import { currentFigures } from './current-figures.ts';

let postgres: SharedPostgres;
let app: TestApp;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres);
});

afterAll(async () => {
  await app.close();
});

/** A report or aid request that then stands as `state`, a list of SQL assignments, says. */
async function made(what: 'reports' | 'aid_requests', state: string): Promise<void> {
  const id = randomUUID();
  await (what === 'reports' ? post(`${app.url}/api/report/`, report, id) : post(`${app.url}/api/aid/create`, aid, id));
  await app.query(`UPDATE ${what} SET ${state} WHERE id = $1`, [id]);
}

it('counts what was confirmed, met and approved, and nothing else', async () => {
  expect(await countFigures(app.pool)).toEqual({ disasters: 0, requests: 0, volunteers: 0, ngos: 0 });
  await made('reports', `status = 'pending'`);
  await made('reports', `status = 'approved'`);
  await made('reports', `status = 'rejected', resolved_at = now()`);
  await made('reports', `status = 'rejected', dismissal = 'false'`);
  await made('reports', `status = 'approved', lane = 'triage'`);
  await made('aid_requests', `status = 'active'`);
  await made('aid_requests', `status = 'fulfilled'`);
  await makePerson(app, 'volunteer');
  await makeApproved(app, 'volunteer');
  await makeApproved(app, 'ngo');
  await makeApproved(app, 'admin');
  expect(await countFigures(app.pool)).toEqual({ disasters: 2, requests: 1, volunteers: 1, ngos: 1 });
});

it('answers everybody the same for a minute, with the time of the count', async () => {
  const { json, headers } = await ask(`${app.url}/api/figures`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(json).toEqual({
    success: true,
    data: { disasters: 2, requests: 1, volunteers: 1, ngos: 1, at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  await made('reports', `status = 'approved'`);
  expect((await ask(`${app.url}/api/figures`)).json).toEqual(json);
});

it('counts once for all who ask at the same time, anew after a minute or a clock put back, and after a failure', async () => {
  let now = 1_000_000;
  let counts = 0;
  let isBroken = true;
  const rows = [{ name: 'reports main active', amount: '1' }];
  const query = async () => {
    counts += 1;
    if (isBroken) throw new Error('no database');
    return { rows };
  };
  const figures = currentFigures({ query } as unknown as TestApp['pool'], { now: () => now });
  await expect(figures()).rejects.toThrow('no database');
  isBroken = false;
  const [one, other] = await Promise.all([figures(), figures()]);
  expect([one === other, counts]).toEqual([true, 2]);
  now += 59_999;
  await figures();
  expect(counts).toBe(2);
  now += 1;
  await figures();
  expect(counts).toBe(3);
  now -= 3_600_000;
  await figures();
  expect(counts).toBe(4);
});
