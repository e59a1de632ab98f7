import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { contractNumber } from '../contract/contract-number.ts';
import { makeAid } from '../tests/support/server/aid.ts';
import { askDevice, makeDevice } from '../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../tests/support/server/each-postgres.ts';
import { testAccounts } from '../tests/support/server/test-accounts.ts';
import { readAgain } from './jobs/read-again.ts';
import { runNotices } from './notices/run-notices.ts';
import { tellAsked } from './notices/tell-report.ts';
import { inTransaction } from './store/database/server-state.ts';
import { makeUnreadable } from './unreadable.ts';

const secret = 'the secret of one phone';
const claimSecretHash = createHash('sha256').update(secret).digest('hex');

/** Of jobs that have no other place for it; the others' own tests have theirs. */
onEmbeddedPostgres('a record that cannot be read', (app) => {
  beforeEach(() => app().query('DELETE FROM aid_requests'));

  it('is left when an update reads again what the release before could not, and said once', async () => {
    const [broken, whole] = [await makeAid(app()), await makeAid(app())];
    await app().query(
      `UPDATE aid_requests SET read_by = 1, requirements = CASE WHEN id = $1 THEN 'null' ELSE requirements END`,
      [broken],
    );
    const say = vi.fn();
    const unreadable = makeUnreadable(say);
    const run = () => readAgain(app().pool, () => false, contractNumber, unreadable);
    expect([await run(), await run()]).toEqual([2, 0]);
    const left = await app().query('SELECT id FROM aid_requests WHERE read_by = 1');
    expect([left, whole === broken]).toEqual([[{ id: broken }], false]);
    expect(say).toHaveBeenCalledTimes(1);
  });

  it('is told to nobody, and keeps none of the other notices', async () => {
    const ids = [await makeAid(app(), 1, { claimSecretHash }), await makeAid(app(), 1, { claimSecretHash })];
    const phones = [];
    for (const id of ids) {
      const device = await makeDevice(app(), null, {});
      const body = { fcm_token: device.token, records: [{ _id: id, claimSecret: secret }] };
      expect((await askDevice(app(), 'follow', body, device)).status).toBe(200);
      phones.push(device);
    }
    await app().query(`UPDATE aid_requests SET body = 'null' WHERE id = $1`, [ids[0]]);
    const now = Date.now() + 60_000;
    for (const id of ids) await inTransaction(app().pool, (client) => tellAsked(client, id, 'aid', now));
    const say = vi.fn();
    const sent: string[] = [];
    const sender = {
      send: async (_to: unknown, push: { payload: string }) => {
        sent.push(push.payload);
        return { kind: 'sent' as const };
      },
      close: async () => undefined,
    };
    const clock = { now: () => now + 1 };
    const { vault } = testAccounts;
    const services = { pool: app().pool, clock, vault, sender, hosts: [], unreadable: makeUnreadable(say) };
    await runNotices(services);
    await runNotices(services);
    expect([sent.length, phones.length]).toEqual([1, 2]);
    expect(say).toHaveBeenCalledTimes(1);
  });

  it('is none where something else went wrong: that is thrown', async () => {
    const unreadable = makeUnreadable(vi.fn());
    const failure = new Error('the database is not there');
    await expect(unreadable.unless(randomUUID(), () => Promise.reject(failure))).rejects.toBe(failure);
    expect(unreadable.ids()).toEqual([]);
  });
});
