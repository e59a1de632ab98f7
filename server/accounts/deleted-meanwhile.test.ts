import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import type { Json } from '../../contract/base/canonical-json.ts';
import { isOwnedCall, queuedCallNames } from '../../contract/calls/queued.ts';
import { headers } from '../../contract/headers.ts';
import { accessTable } from '../../tests/support/security/access-table.ts';
import { askCall } from '../../tests/support/security/ask-call.ts';
import { ranks, type Rank } from '../../tests/support/security/ranks.ts';
import type { Scene } from '../../tests/support/security/scene.ts';
import { shots } from '../../tests/support/security/shots.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import type { Answer } from '../../tests/support/server/http.ts';
import { bearer, makeApproved, makePeople, send, type TestPerson } from '../../tests/support/server/people.ts';
import { deleteAccountRows } from '../store/accounts/delete-account.ts';
import { deleteAccount } from './delete-account.ts';

/** The calls of an account, each with a rank whose item of it is kept. */
const ownedCalls = queuedCallNames.filter(isOwnedCall).map((name) => {
  const statuses = accessTable[name]?.own ?? [];
  const rank = (['volunteer', 'ngo', 'admin'] as const).find((each) => statuses[ranks.indexOf(each)] === 201);
  if (rank === undefined) throw new Error(`nobody sends ${name}`);
  return [name, rank] as const;
});

onEachPostgres('items under way while their account is deleted', (app) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = { app: app(), people: await makePeople(app()), victim: await makeApproved(app(), 'volunteer') };
  });

  async function somebody(rank: Exclude<Rank, 'anonymous' | 'pending'>): Promise<TestPerson> {
    await app().query('DELETE FROM throttles');
    return makeApproved(app(), rank);
  }

  /** An item of this call, right in itself. */
  async function itemOf(name: (typeof ownedCalls)[number][0], rank: Rank, me: TestPerson) {
    const { body } = (await shots[name]?.({ scene, rank, me, whose: 'own' })) ?? {};
    return { id: randomUUID(), call: name, body: body as Json };
  }

  type Item = Awaited<ReturnType<typeof itemOf>>;
  const alone = ({ token }: TestPerson, { id, call, body }: Item) =>
    askCall(app().url, call, { token, body, headers: { [headers.idempotencyKey]: id } });
  const batched = (me: TestPerson, { id, call, body }: Item) =>
    send(app(), 'POST', '/api/outbox', { items: [batchItem(id, call, body)], owner: me.id }, bearer(me.token));
  /** An item's own status, however it was sent. */
  const statusOf = ({ status, json }: Answer) =>
    (json['answers'] as { status: number }[] | undefined)?.[0]?.status ?? status;
  const receiptsOf = ({ id }: TestPerson) =>
    app().query<{ call: string; erased: boolean; answer: string }>(
      'SELECT call, erased_at IS NOT NULL AS erased, answer FROM receipts WHERE owner = $1',
      [id],
    );

  /** Statements on this database that wait for somebody's lock. */
  async function waiting(): Promise<number> {
    const [row] = await app().query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  }

  it.each(ownedCalls)('%s that comes while it goes is nobody’s: 401, and nothing of it stays', async (name, rank) => {
    const me = await somebody(rank);
    const [first, second] = [await itemOf(name, rank, me), await itemOf(name, rank, me)];
    const leaving = new pg.Client({ connectionString: app().databaseUrl });
    await leaving.connect();
    try {
      await leaving.query('BEGIN');
      await leaving.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [me.id]);
      let answered = 0;
      const answering = [alone(me, first), batched(me, second)].map((answer) => answer.finally(() => (answered += 1)));
      await expect.poll(async () => answered + (await waiting()), { timeout: 30_000 }).toBe(2);
      await deleteAccountRows(leaving as unknown as pg.PoolClient, me.id, Date.now());
      await leaving.query('COMMIT');
      const answers = await Promise.all(answering);
      expect(answers.map(statusOf)).toEqual([401, 401]);
      expect(await receiptsOf(me)).toEqual([{ call: 'deleteAccount', erased: true, answer: '' }]);
    } finally {
      await leaving.end();
    }
  });

  it.each(['volunteer', 'ngo', 'admin'] as const)(
    'S50 a dozen items of one %s: each is gone with it or was nobody’s',
    async (rank) => {
      const own = ownedCalls.filter(([, sender]) => sender === rank);
      for (let round = 0; round < 3; round += 1) {
        const me = await somebody(rank);
        const items: Item[] = [];
        for (const [name] of own) items.push(await itemOf(name, rank, me), await itemOf(name, rank, me));
        const sending = items.map((item, place) => (place % 2 === 0 ? alone(me, item) : batched(me, item)));
        const [answers, deleted] = await Promise.all([
          Promise.all(sending),
          deleteAccount(app().pool, me.id, Date.now()),
        ]);
        expect(deleted.ok).toBe(true);
        // 403, 409 and 404: what the item asks was refused by its own rules before the account went.
        for (const answer of answers) expect([201, 401, 403, 404, 409, 410]).toContain(statusOf(answer));
        const receipts = await receiptsOf(me);
        expect(receipts.filter(({ erased, answer }) => !erased || answer !== '')).toEqual([]);
        const kept = answers.filter((answer) => statusOf(answer) === 201).length;
        expect(receipts).toHaveLength(kept + 1);
      }
    },
  );
});
