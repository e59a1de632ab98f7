import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../../contract/base/canonical-json.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import type { TestDatabase } from '../../tests/support/postgres.ts';
import { ANONYMOUS } from '../item.ts';
import { perform } from '../perform.ts';
import { openPool } from '../store/database/pool.ts';
import { readLife } from '../store/database/server-state.ts';
import { checkItem } from './check-item.ts';
import { deliver, replays, type Intake } from './deliver.ts';

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await sharedPostgres('embedded').createDatabase();
  pool = openPool({ connectionString: database.url, onIdleError: () => undefined });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

function item(id: string, body: object = report) {
  const checked = checkItem({ id, owner: ANONYMOUS, call: 'reportDisaster', body: body as Json });
  if (!checked.ok) throw new Error(checked.failure.refusal.message);
  return checked.value;
}

it('notes each receipt that is sent, stored now or replayed, and nothing that has none', async () => {
  const noted: [readonly string[], string | undefined][] = [];
  const { epoch } = await readLife(pool);
  const intake: Intake = {
    pool,
    vault: testAccounts.vault,
    perform,
    clock: { now: () => Date.now() },
    onBug(error) {
      throw error;
    },
    noteStored: () => undefined,
    noteAcknowledged: (ids, under) => noted.push([ids, under]),
  };
  const [first, second, refused, loose] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await deliver(intake, [item(first), item(refused)]);
  const other = item(refused, { ...report, name: 'Somebody else' });
  await deliver(intake, [item(first), item(second), other, { ...item(loose), withoutReceipt: true }]);
  await replays(intake, [item(second), other, item(randomUUID())]);
  expect(noted).toEqual([
    [[first, refused], epoch],
    [[first, second], epoch],
    [[second], epoch],
  ]);
});
