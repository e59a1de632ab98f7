import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { copyOf, follow, type Copy } from '../../tests/support/server/changes-reader.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makePerson, type TestPerson } from '../../tests/support/server/people.ts';
import { setClockBack } from '../../tests/support/server/set-clock-back.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { settleChanges } from '../../tests/support/server/settle-changes.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { raiseClock, readChangeClock } from '../store/lists/change-clock.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { changeClockKeeper } from './keep-clock.ts';

onEachPostgres('the clock of changes', (app) => {
  let admin: TestPerson | undefined;
  const theAdmin = async () => (admin ??= await makePerson(app(), 'admin', { setupCode: testAccounts.setupCode }));
  const send = async () => {
    const id = randomUUID();
    expect((await post(`${app().url}/api/report/`, report, id)).status).toBe(201);
    return id;
  };
  const read = async (copy: Copy, limit?: number) => {
    await follow(`${app().url}/api/changes`, 'reports', copy, limit);
    return copy;
  };
  const aCopy = async () => copyOf((await theAdmin()).token);
  /** Changes a report in a transaction which ends when it is told to. */
  const changeSlowly = async (id: string) => {
    const client = await app().pool.connect();
    await client.query('BEGIN');
    await client.query(
      `UPDATE reports SET severity = 'mild', body = replace(body, '"severe"', '"mild"'), changed_at = change_time() WHERE id = $1`,
      [id],
    );
    return async () => {
      await client.query('COMMIT');
      client.release();
    };
  };
  /** Turns of a keeper for whom no time goes by: nothing is settled but by what is under way. */
  const still = () => changeClockKeeper(app().pool, () => 0);

  it('settles nothing behind a write that is under way, however many turns it takes', async () => {
    const id = await send();
    const finish = await changeSlowly(id);
    const turn = still();
    for (let turns = 0; turns < 4; turns += 1) await turn();
    const [row] = await app().query<{ place: Date }>('SELECT changed_at AS place FROM reports WHERE id = $1', [id]);
    const { settledMs } = await readChangeClock(app().pool);
    await finish();
    const [changed] = await app().query<{ place: Date }>('SELECT changed_at AS place FROM reports WHERE id = $1', [id]);
    expect(changed?.place).not.toEqual(row?.place);
    expect(settledMs).toBeLessThan(changed?.place.getTime() ?? 0);
  });

  it('settles what is longer ago than any write takes, also where one does not end', async () => {
    const finish = await changeSlowly(await send());
    const before = await readChangeClock(app().pool);
    await settleChanges(app());
    expect((await readChangeClock(app().pool)).settledMs).toBeGreaterThanOrEqual(before.atMs - 1);
    await finish();
  });

  it('a slow write behind pages that were full is told at the next question', async () => {
    const slow = await send();
    const copy = await read(await aCopy());
    await settleChanges(app());
    await read(copy);
    const finish = await changeSlowly(slow);
    const others = [await send(), await send(), await send(), await send()];
    await read(copy, 2);
    expect(others.every((id) => copy.records.has(id))).toBe(true);
    await finish();
    await read(copy, 2);
    expect(copy.records.get(slow)).toMatchObject({ severity: 'mild' });
  });

  it('what an import brings from a machine ahead of time is behind the clock', async () => {
    const id = await send();
    await app().query(`UPDATE reports SET changed_at = now() + interval '1 day' WHERE id = $1`, [id]);
    await inTransaction(app().pool, raiseClock);
    const { atMs } = await readChangeClock(app().pool);
    expect(atMs).toBeGreaterThan(Date.now() + limits.changeLagMs);
    const copy = await read(await aCopy());
    const later = await send();
    await read(copy);
    expect([copy.records.has(id), copy.records.has(later)]).toEqual([true, true]);
  });
});

onEachPostgres('the clock of changes, where the machine’s is put back', (app, kind) => {
  let later: TestApp | undefined;
  let admin: TestPerson | undefined;
  afterEach(() => later?.close());

  it.each([90, 600, 86_400])('by %i s: hides nothing from who asked before, in between or never', async (seconds) => {
    admin ??= await makePerson(app(), 'admin', { setupCode: testAccounts.setupCode });
    const { token } = admin;
    const [before, often, fresh] = [copyOf(token), copyOf(token), copyOf(token)];
    const ids: string[] = [];
    const send = async ({ url }: TestApp) => {
      const id = randomUUID();
      expect((await post(`${url}/api/report/`, report, id)).status).toBe(201);
      ids.push(id);
    };
    const read = ({ url }: TestApp, copy: Copy, limit = 100) => follow(`${url}/api/changes`, 'reports', copy, limit);

    await send(app());
    await settleChanges(app());
    for (const copy of [before, often]) await read(app(), copy);
    await setClockBack(app(), seconds);
    const behind = await startApp(sharedPostgres(kind), { databaseUrl: app().databaseUrl });
    later = behind;
    const [row] = await behind.query<{ seconds: number }>(
      'SELECT extract(epoch FROM pg_catalog.now() - now())::integer AS seconds',
    );
    expect(row?.seconds).toBe(seconds);
    const turn = changeClockKeeper(behind.pool);
    for (let sent = 0; sent < 4; sent += 1) {
      await send(behind);
      await turn();
      await read(behind, often, 2);
    }
    await settleChanges(behind);
    await send(behind);
    for (const copy of [before, often, fresh]) {
      await read(behind, copy, 2);
      expect(ids.filter((id) => !copy.records.has(id))).toEqual([]);
    }
  });
});
