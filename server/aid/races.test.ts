import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import type { Json } from '../../contract/base/canonical-json.ts';
import { actOf, actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { sendKept, type CallAnswer } from '../../tests/support/server/kept-item.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { deleteAccount } from '../accounts/delete-account.ts';

const ROUNDS = 100;

onEachPostgres('acts on one aid request at the same moment', (app) => {
  let people: TestPeople;
  let other: TestPerson;
  let otherAdmin: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    other = await makeApproved(app(), 'ngo');
    otherAdmin = await makeApproved(app(), 'admin');
  });
  const take = (who: TestPerson, aidId: string, lines?: number[]) => actOnAid(who, { act: 'take', aidId, lines });
  const fromOutbox = (who: TestPerson, body: Json) => sendKept(who, { call: 'actOnAid', body });
  const results = (answers: readonly CallAnswer[]) =>
    answers.map((answer) => actOf(answer)?.result ?? String(answer.status)).toSorted((a, b) => a.localeCompare(b));
  /** What of it is in whose hand. */
  const holds = async (aidId: string) =>
    app().query<{ ngo: string; lines: number[] }>(
      `SELECT ngo_id AS ngo, ARRAY(SELECT line FROM aid_taken_lines WHERE taking_id = t.id ORDER BY line) AS lines
       FROM aid_takings AS t WHERE aid_id = $1 AND state = 'active'`,
      [aidId],
    );

  it(`two NGOs for the same line, ${ROUNDS} times at once: each time one has it, and the other is told so`, async () => {
    const requests = await Promise.all(Array.from({ length: ROUNDS }, () => makeAid(app(), 2)));
    const rounds = await Promise.all(
      requests.map(async (aidId, round) => {
        const pair = [take(people.ngo, aidId, [0, 1]), take(other, aidId, [round % 2])];
        return results(await Promise.all(round % 2 === 0 ? pair : pair.toReversed()));
      }),
    );
    expect(rounds).toEqual(requests.map(() => ['conflict', 'done']));
    for (const aidId of requests) {
      const held = await holds(aidId);
      expect(held).toHaveLength(1);
      expect(held[0]?.lines).toHaveLength(held[0]?.ngo === other.id ? 1 : 2);
    }
  });

  it(`two NGOs for the same request out of their outboxes, one of them or both, ${ROUNDS} times: one has it`, async () => {
    const requests = await Promise.all(Array.from({ length: ROUNDS }, () => makeAid(app(), 2)));
    const rounds = await Promise.all(
      requests.map(async (aidId, round) => {
        const first = round % 2 === 0 ? take(people.ngo, aidId) : fromOutbox(people.ngo, { act: 'take', aidId });
        return results(await Promise.all([first, fromOutbox(other, { act: 'take', aidId })]));
      }),
    );
    expect(rounds).toEqual(requests.map(() => ['conflict', 'done']));
    for (const aidId of requests) expect(await holds(aidId)).toMatchObject([{ lines: [0, 1] }]);
  });

  it.each([
    ['close it in two ways', 'close', (aidId: string) => [ending(aidId, 'expired'), ending(aidId, 'withdrawn')]],
    ['give it to two NGOs', 'assign', (aidId: string) => [gift(aidId, people.ngo), gift(aidId, other)]],
    ['say of a need what is not the same', 'need', (aidId: string) => [need(aidId, 'fulfilled'), need(aidId, 'part')]],
    ['give it away and close it', 'mixed', (aidId: string) => [gift(aidId, other), ending(aidId, 'withdrawn')]],
  ])('two admins %s, %s at the same moment, online and out of the outbox', async (_what, kind, decide) => {
    for (let round = 0; round < 20; round += 1) {
      const aidId = await makeAid(app(), 1);
      const [mine, theirs] = decide(aidId);
      const send = round % 2 === 0 ? actOnAid : fromOutbox;
      const answers = await Promise.all([send(people.admin, mine ?? {}), fromOutbox(otherAdmin, theirs ?? {})]);
      await expectOneDecision(aidId, kind, answers);
    }
  });

  const ending = (aidId: string, to: string) => ({ act: 'close', aidId, seen: 'active', to, reason: `It is ${to}.` });
  const gift = (aidId: string, ngo: TestPerson) => ({ act: 'assign', aidId, ngoId: ngo.id });
  const need = (aidId: string, to: 'fulfilled' | 'part') => ({
    act: 'need',
    aidId,
    line: 0,
    seen: 'pending',
    ...(to === 'part' ? { status: 'partially-fulfilled', delivered: 'one of two' } : { status: 'fulfilled' }),
  });

  /** One of both decided, the other is told by whom; what is there and what is written down is the one’s doing alone. */
  async function expectOneDecision(aidId: string, kind: string, answers: readonly CallAnswer[]): Promise<void> {
    const acts = answers.map((answer) => actOf(answer));
    const byWhom = [people.admin, otherAdmin];
    const first = acts.findIndex((act) => act?.result === 'done');
    const written = await app().query<{ actor: string }>(`SELECT actor::text FROM acts WHERE about = $1`, [aidId]);
    // What was given away may still be closed: both are done then, in that order.
    if (kind === 'mixed' && acts.every((act) => act?.result === 'done')) {
      expect(written).toHaveLength(2);
      expect(await holds(aidId)).toEqual([]);
      return;
    }
    expect(results(answers)).toEqual(['conflict', 'done']);
    expect(acts[1 - first]?.by).toBe(byWhom[first]?.name);
    expect(written).toEqual([{ actor: byWhom[first]?.id }]);
    const holders = (await holds(aidId)).map(({ ngo }) => ngo);
    expect(holders).toEqual(kind === 'assign' ? [[people.ngo, other][first]?.id] : []);
  }

  it('100 acts of all kinds at once: no line is in two hands, none in a hand that let go', async () => {
    const aidId = await makeAid(app(), 5);
    const bodies = (index: number) => {
      const line = index % 5;
      return [
        [people.ngo, { act: 'take', aidId, lines: [line] }],
        [other, { act: 'take', aidId, lines: [line] }],
        [people.admin, { act: 'assign', aidId, ngoId: other.id, lines: [line] }],
        [people.admin, { act: 'need', aidId, line, seen: 'pending', status: 'partially-fulfilled' }],
        [people.admin, { act: 'close', aidId, seen: 'active', to: 'withdrawn', reason: 'x' }],
        [people.admin, { act: 'reopen', aidId, seen: 'withdrawn' }],
      ] as const;
    };
    const acts = Array.from({ length: 100 }, (_, index) => bodies(index)[index % 6]);
    const answers = await Promise.all(acts.flatMap((one) => (one === undefined ? [] : [actOnAid(one[0], one[1])])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const held = await holds(aidId);
    const lines = held.flatMap((one) => one.lines);
    expect(new Set(lines).size).toBe(lines.length);
    expect(held.every((one) => one.lines.length > 0)).toBe(true);
    const shown = (await aidAs(people.admin, aidId)).takings?.flatMap((one) => one.lines) ?? [];
    const inOrder = (places: readonly number[]) => places.toSorted((a, b) => a - b);
    expect(inOrder(shown)).toEqual(inOrder(lines));
  });

  it('of one item, alone and in batches: one taking, one answer', async () => {
    const [aidId, key] = [await makeAid(app()), randomUUID()];
    const body = { act: 'take', aidId };
    const batch = () =>
      people.ngo.ask('POST', '/api/outbox', { items: [batchItem(key, 'actOnAid', body)], owner: people.ngo.id });
    const [alone, again] = await Promise.all([
      actOnAid(people.ngo, body, key),
      actOnAid(people.ngo, body, key),
      batch(),
    ]);
    expect([alone?.status, again?.text]).toEqual([201, alone?.text]);
    const { json } = await batch();
    expect(json['answers']).toMatchObject([{ id: key, status: 201, replayed: true, body: alone?.json as object }]);
    expect(await holds(aidId)).toEqual([{ ngo: people.ngo.id, lines: [0, 1] }]);
  });

  it('with the end of the NGO: nothing stays in a hand that is no more', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [ngo, aidId] = [await makeApproved(app(), 'ngo'), await makeAid(app())];
      const refuse = { decision: 'refuse', from: 'approved', reason: 'x' };
      const [answer] = await Promise.all([
        round % 2 === 0 ? take(ngo, aidId) : actOnAid(people.admin, { act: 'assign', aidId, ngoId: ngo.id }),
        round % 4 < 2
          ? deleteAccount(app().pool, ngo.id, Date.now())
          : people.admin.ask('POST', `/api/approvals/${ngo.id}`, refuse),
      ]);
      expect([201, 401, 403]).toContain(answer.status);
      expect(await holds(aidId)).toEqual([]);
      expect((await aidAs(people.admin, aidId)).takings).toEqual([]);
    }
  });

  it('where something else gave the line away meanwhile, the database has the last word: a conflict', async () => {
    const [aidId, takingId] = [await makeAid(app()), randomUUID()];
    const stranger = new pg.Client({ connectionString: app().databaseUrl });
    await stranger.connect();
    try {
      await stranger.query('BEGIN');
      await stranger.query(
        `INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at) VALUES ($1, $2, $3, $3, now())`,
        [takingId, aidId, other.id],
      );
      await stranger.query('INSERT INTO aid_taken_lines (aid_id, line, taking_id) VALUES ($1, 0, $2)', [
        aidId,
        takingId,
      ]);
      const answering = take(people.ngo, aidId, [0]);
      await expect.poll(() => waiting()).toBeGreaterThan(0);
      await stranger.query('COMMIT');
      expect(actOf(await answering)).toMatchObject({ result: 'conflict' });
      expect(await holds(aidId)).toEqual([{ ngo: other.id, lines: [0] }]);
    } finally {
      await stranger.end();
    }
  });

  /** Statements on this database that wait for somebody's lock. */
  async function waiting(): Promise<number> {
    const [row] = await app().query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  }
});
