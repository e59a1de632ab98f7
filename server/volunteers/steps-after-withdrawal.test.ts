import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { listApprovals } from '../../contract/calls/approvals.ts';
import type { HistoryEntry } from '../../contract/calls/overview.ts';
import type { Application } from '../../contract/entities/account.ts';
import type { WorkStep } from '../../contract/enumerations.ts';
import { actOnReport } from '../../tests/support/server/acts.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { answerDisaster } from '../../tests/support/server/pledges.ts';
import {
  makeDisaster,
  makeVolunteers,
  openSessions,
  placesOf,
  type TestVolunteer,
} from '../../tests/support/server/volunteers.ts';
import { fc } from '../../tests/support/property.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { acceptanceTimes } from './acceptance-times.ts';
import { releaseOverdue } from './release-overdue.ts';

const MINUTE_MS = 60_000;
/** Minutes between the acceptance, the withdrawal and now. */
const SPAN = 60;

const columns: { readonly [Step in WorkStep]?: string } = {
  'on-the-way': 'on_the_way_at',
  arrived: 'arrived_at',
  done: 'done_at',
};

/** Each step once; `taken`: minutes from the withdrawal. What was taken after it comes after it as well. */
const told = fc
  .shuffledSubarray<WorkStep>(['still-coming', 'on-the-way', 'arrived', 'done', 'withdraw'], { minLength: 1 })
  .chain((steps) =>
    fc.tuple(
      ...steps.map((step) =>
        fc.record({
          step: fc.constant(step),
          taken: fc.integer({ min: 1 - SPAN, max: SPAN - 1 }).filter((taken) => taken !== 0),
          isLate: fc.boolean(),
        }),
      ),
    ),
  );

onEmbeddedPostgres('a place that is freed while its volunteer is on the way', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  const one = async (): Promise<TestVolunteer> => {
    const [volunteer] = await makeVolunteers(app(), 1);
    if (volunteer === undefined) throw new Error('nobody');
    return volunteer;
  };
  const historyOf = async (id: string) =>
    (await people.admin.ask('GET', `/api/history/${id}`)).json['data'] as HistoryEntry[];
  const toldOf = async (id: string, volunteer: string) =>
    (await historyOf(id))
      .filter(({ action, by }) => action.startsWith('step-') && by?._id === volunteer)
      .map(({ action, detail }) => `${action} ${String(detail['step'])} ${String(detail['takenAt'])}`)
      .toSorted((a, b) => a.localeCompare(b));
  const freedOf = async (id: string) =>
    (await historyOf(id)).flatMap(({ action, by, detail }) =>
      action === 'place-freed' ? [{ by: by?._id, ...detail }] : [],
    );
  /** Returns the id of the acceptance, which lies back twice as far. */
  const accept = async (volunteer: TestVolunteer, disaster: string): Promise<string> => {
    const work = randomUUID();
    await volunteer.accept(disaster, work);
    const at = `now() - interval '${2 * SPAN + 1} minutes'`;
    await app().query(`UPDATE acceptances SET decided_at = ${at}, sign_at = ${at} WHERE id = $1`, [work]);
    return work;
  };
  /** By an admin; both times an hour ago, so that there is a time after it that is not ahead. */
  const withdraw = async ({ id, token }: TestVolunteer): Promise<number> => {
    const refusal = { decision: 'refuse', reason: 'Not known to us', from: 'approved' };
    expect((await people.admin.ask('POST', `/api/approvals/${id}`, refusal)).status).toBe(200);
    const before = `- interval '${SPAN} minutes'`;
    await app().query(`UPDATE accounts SET decided_at = decided_at ${before} WHERE id = $1`, [id]);
    await app().query(
      `UPDATE acceptances SET ended_at = ended_at ${before} WHERE account_id = $1 AND state = 'ended'`,
      [id],
    );
    await openSessions(app(), [{ id, token }]);
    const [row] = await app().query<{ at: Date }>('SELECT decided_at AS at FROM accounts WHERE id = $1', [id]);
    return row?.at.getTime() ?? 0;
  };

  it('by a withdrawn approval: in whatever order steps, withdrawal and arrival come, what was before it is told, what was after it is parked', async () => {
    await fc.assert(
      fc.asyncProperty(told, async (steps) => {
        const [volunteer, disaster] = [await one(), await makeDisaster(app(), 3)];
        const work = await accept(volunteer, disaster);
        const base = Date.now() - SPAN * MINUTE_MS;
        const send = (step: WorkStep, at: number, key: string) =>
          volunteer.step(work, step, { at, key, ...(step === 'withdraw' ? { reason: 'Ill' } : {}) });
        // Who has left by themselves is no one’s concern any more: that comes late, or not at all.
        const early = steps.filter(({ step, taken, isLate }) => taken < 0 && !isLate && step !== 'withdraw');
        for (const { step, taken } of early) {
          expect((await send(step, base + taken * MINUTE_MS, randomUUID())).status).toBe(201);
        }
        const { state: stood } = await volunteer.work();
        const withdrawnAt = await withdraw(volunteer);
        const isFreed = ['accepted', 'on-the-way', 'arrived'].includes(stood);
        const places = await placesOf(app(), disaster);
        const expected: string[] = [];
        for (const { step, taken } of steps.filter((one) => !early.includes(one))) {
          const [key, at] = [randomUUID(), withdrawnAt + taken * MINUTE_MS];
          const first = await send(step, at, key);
          // The phone asks again when the answer is lost, and whoever parked it presses once more.
          const again = await send(step, at, key);
          expect(again.status).toBe(first.status);
          const line = `${step} ${new Date(at).toISOString()}`;
          const kept = await app().query('SELECT 1 FROM acceptance_steps WHERE id = $1', [key]);
          if (taken < 0) {
            expect([first.status, first.text, kept.length]).toEqual([201, again.text, 1]);
            if (isFreed) expected.push(`step-told ${line}`);
          } else {
            expect([first.status, kept.length]).toEqual([403, 0]);
            const params = { at: new Date(withdrawnAt).toISOString() };
            expect(first.json).toMatchObject({ kind: 'forbidden', code: 'after-withdrawal', params });
            expect(await app().query('SELECT 1 FROM receipts WHERE id = $1', [key])).toEqual([]);
            expected.push(`step-refused ${line}`);
          }
        }
        // No place is taken by what came late, and the work stands as the withdrawal left it.
        expect(await placesOf(app(), disaster)).toEqual(places);
        expect((await volunteer.work()).state).toBe(isFreed ? 'ended' : stood);
        expect(await toldOf(disaster, volunteer.id)).toEqual(expected.toSorted((a, b) => a.localeCompare(b)));
        expect(await freedOf(disaster)).toEqual(isFreed ? [{ by: people.admin.id, why: 'role', state: stood }] : []);
        // When they were there is known however late it was told; of what was after it nothing is.
        const [reached] = await app().query<Record<string, Date | null>>('SELECT * FROM acceptances WHERE id = $1', [
          work,
        ]);
        for (const { step, taken } of steps) {
          const column = columns[step];
          if (column === undefined) continue;
          expect(reached?.[column] !== null).toBe(taken < 0);
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('the phone’s clock is ahead: a step is no later than its arrival, and after the withdrawal all the same', async () => {
    const volunteer = await one();
    const work = await accept(volunteer, await makeDisaster(app()));
    await volunteer.step(work, 'on-the-way', { at: Date.now() + 90 * MINUTE_MS });
    await withdraw(volunteer);
    expect((await volunteer.step(work, 'arrived', { at: Date.now() + 90 * MINUTE_MS })).status).toBe(403);
    expect((await volunteer.work()).state).toBe('ended');
  });

  it('and approved again: what was taken meanwhile stays refused, and the place is asked for anew', async () => {
    const [volunteer, disaster] = [await one(), await makeDisaster(app(), 1)];
    const work = await accept(volunteer, disaster);
    const at = await withdraw(volunteer);
    await people.admin.ask('POST', `/api/approvals/${volunteer.id}`, { decision: 'approve', from: 'refused' });
    expect((await volunteer.step(work, 'arrived', { at: at + MINUTE_MS })).status).toBe(403);
    expect((await volunteer.accept(disaster)).json).toMatchObject({ data: { state: 'accepted' } });
    expect(await placesOf(app(), disaster)).toEqual({ said: 1, counted: 1, busy: 1 });
  });

  it('and whoever is about to withdraw it reads where the person is expected, an organization’s people as well', async () => {
    const [volunteer, done, disaster] = [await one(), await one(), await makeDisaster(app(), 9)];
    const [work, finished] = [await accept(volunteer, disaster), await accept(done, disaster)];
    await volunteer.step(work, 'on-the-way');
    await done.step(finished, 'done');
    await answerDisaster(people.ngo, { act: 'send', disasterId: disaster, people: 4 });
    const listed = async (id: string) => {
      const { json } = await people.admin.ask('GET', '/api/approvals?status=approved');
      expect(is(listApprovals.answers[200], json)).toBe(true);
      return (json['data'] as Application[]).find(({ _id }) => _id === id)?.expectedAt;
    };
    const where = { _id: disaster, disasterType: 'flood', near: expect.any(String) as string };
    expect(await listed(volunteer.id)).toEqual([{ ...where, state: 'on-the-way' }]);
    expect(await listed(people.ngo.id)).toEqual([{ ...where, people: 4 }]);
    expect(await listed(done.id)).toBeUndefined();
    await withdraw(volunteer);
    const refusal = { decision: 'refuse', reason: 'Not known to us', from: 'approved' };
    expect((await people.admin.ask('POST', `/api/approvals/${people.ngo.id}`, refusal)).status).toBe(200);
    expect((await historyOf(disaster)).map(({ action, by }) => [action, by?._id])).toEqual(
      expect.arrayContaining([
        ['place-freed', people.admin.id],
        ['report-pledge-withdrawn', people.admin.id],
      ]),
    );
  });

  it('a merged disaster tells it where it is looked at: on what stands for it', async () => {
    const [volunteer, disaster, head] = [await one(), await makeDisaster(app()), await makeDisaster(app())];
    const work = await accept(volunteer, disaster);
    await actOnReport(people.admin, { act: 'merge', reportId: disaster, into: head });
    const at = await withdraw(volunteer);
    expect((await volunteer.step(work, 'arrived', { at: at - MINUTE_MS })).status).toBe(201);
    expect((await volunteer.step(work, 'done', { at: at + MINUTE_MS })).status).toBe(403);
    expect(await freedOf(head)).toMatchObject([{ why: 'role', state: 'accepted' }]);
    expect((await toldOf(head, volunteer.id)).map((line) => line.split(' ')[0])).toEqual(['step-refused', 'step-told']);
  });

  it('by no step in time, or by an account that is deleted: the desk reads that as well, and steps that come then', async () => {
    const [late, leaving, disaster] = [await one(), await one(), await makeDisaster(app(), 2)];
    const work = await accept(late, disaster);
    await leaving.accept(disaster);
    await app().query(`UPDATE acceptances SET asked_at = now() - interval '1 day' WHERE id = $1`, [work]);
    await releaseOverdue(app().pool, acceptanceTimes, Date.now());
    expect((await (await one()).accept(disaster)).status).toBe(201);
    expect((await late.step(work, 'on-the-way', { at: Date.now() - MINUTE_MS })).json).toMatchObject({
      data: { state: 'released' },
    });
    await deleteAccount(app().pool, leaving.id, Date.now());
    expect(await freedOf(disaster)).toEqual([
      { why: 'erased', state: 'accepted' },
      { why: 'no-step', state: 'accepted' },
    ]);
    expect(await toldOf(disaster, late.id)).toHaveLength(1);
  });
});
