import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillReports } from '../../tests/support/filled/fill-reports.ts';
import { bearer, makeApproved, makePerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { limits } from '../../contract/limits.ts';

/** Bytes on the way, gzipped, until a phone has all that it keeps of both lists: whatever is added to a record comes as often as that. */
const budgets = { visitor: 75_000, volunteer: 75_000, ngo: 90_000, admin: 400_000 } as const;

let app: TestApp;
const tokens = new Map<keyof typeof budgets, string>();
beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
  await fillReports(app, 6000, { aid: 6000 });
  tokens.set('admin', (await makePerson(app, 'admin', { setupCode: testAccounts.setupCode })).token);
  for (const role of ['volunteer', 'ngo'] as const) tokens.set(role, (await makeApproved(app, role)).token);
});
afterAll(() => app.close());

it.each(Object.keys(budgets) as (keyof typeof budgets)[])('of %s: reports and aid requests', async (role) => {
  const token = tokens.get(role);
  const most = role === 'admin' ? limits.adminKeptRecords : limits.keptRecords;
  let bytes = 0;
  for (const list of ['reports', 'aid']) {
    let [records, cursor] = [0, ''];
    for (let more = true; more;) {
      const since = cursor === '' ? '' : `&since=${cursor}`;
      const answer = await fetch(`${app.url}/api/changes/${list}?most=${most}&square=20,80${since}`, {
        headers: token === undefined ? {} : bearer(token),
      });
      const text = await answer.text();
      const page = JSON.parse(text) as { data: unknown[]; cursor: string; more: boolean };
      bytes += gzipSync(text).length;
      records += page.data.length;
      ({ cursor, more } = page);
    }
    expect(records).toBe(most);
  }
  expect(bytes).toBeLessThan(budgets[role]);
});
