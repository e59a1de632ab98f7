import { afterAll, beforeAll, expect, it } from 'vitest';
import { aid } from '../../tests/support/server/bodies.ts';
import { actOnReport, makeReport } from '../../tests/support/server/acts.ts';
import { post } from '../../tests/support/server/http.ts';
import { multiply } from '../../tests/support/server/multiply.ts';
import { makePerson, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { routes } from '../routes/routes.ts';

/** Of reports, all approved, and of aid requests. */
const ROWS = 10_000;
/** Milliseconds of processor, of this process with the one who asks in it. */
const COST_MS = 250;
const ANSWER_BYTES = 1_000_000;
/** The first of its kind also compiles what it runs. */
const TRIES = 3;

let app: TestApp;
let admin: TestPerson;
let id: string;

beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
  admin = await makePerson(app, 'admin', { setupCode: testAccounts.setupCode });
  id = await makeReport(app);
  const approval = { act: 'decide', reportId: id, to: 'active', seen: 'pending' };
  expect((await actOnReport(admin, approval)).status).toBe(201);
  await post(`${app.url}/api/aid/create`, aid);
  await multiply(app, 'reports', ROWS);
  await multiply(app, 'aid_requests', ROWS);
  await app.query('ANALYZE');
});
afterAll(() => app.close());

const reads = routes.filter(({ call, isLive }) => call.method === 'GET' && isLive !== true);

/** Section 7 wants these whole, which costs more the more there is: a part of them is what is measured here, the whole in the next test. */
const wholeLists = new Set(['/api/report/getreport', '/api/aid/all']);

it.each(reads.map(({ call }) => call))('$name costs little, however much there is', async ({ path }) => {
  const address =
    path.replace('{list}', 'reports').replaceAll(/\{\w+\}/g, id) + (wholeLists.has(path) ? '?limit=999' : '');
  let leastMs = Infinity;
  let bytes = 0;
  for (let attempt = 0; attempt < TRIES && leastMs > COST_MS; attempt += 1) {
    const before = process.cpuUsage();
    const { status, text } = await admin.ask('GET', address);
    const { user, system } = process.cpuUsage(before);
    expect(status).toBeLessThan(500);
    leastMs = Math.min(leastMs, (user + system) / 1000);
    bytes = text.length;
  }
  expect(leastMs).toBeLessThan(COST_MS);
  expect(bytes).toBeLessThan(ANSWER_BYTES);
});

it('a whole list of section 7 keeps nobody waiting: others are answered while several are read', async () => {
  const ended: string[] = [];
  const read = async (path: string) => {
    const { status } = await admin.ask('GET', path);
    ended.push(path);
    return status;
  };
  const lists = [...wholeLists, ...wholeLists].map(read);
  const others = await Promise.all(['/api/overview', '/api/account'].map(read));
  expect(ended.toSorted()).toEqual(['/api/account', '/api/overview']);
  expect(new Set([...others, ...(await Promise.all(lists))])).toEqual(new Set([200]));
});
