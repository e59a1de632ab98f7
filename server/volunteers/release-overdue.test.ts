import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeDisaster, makeVolunteers, placesOf, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { acceptanceTimes, MINUTE_MS, type AcceptanceTimes } from './acceptance-times.ts';
import { askComing } from './ask-coming.ts';
import { makeUnreadable } from '../unreadable.ts';
import { releaseOverdue } from './release-overdue.ts';

const WHOLE_MS = (acceptanceTimes.askMinutes + acceptanceTimes.releaseMinutes) * MINUTE_MS;

onEachPostgres('a place that nobody comes to', (app) => {
  beforeEach(() => app().query('DELETE FROM acceptances'));

  const one = async (): Promise<TestVolunteer> => {
    const [volunteer] = await makeVolunteers(app(), 1);
    if (volunteer === undefined) throw new Error('nobody');
    return volunteer;
  };
  const accepted = async (wanted?: number) => {
    const [volunteer, disaster, work] = [await one(), await makeDisaster(app(), wanted ?? null), randomUUID()];
    await volunteer.accept(disaster, work);
    const { decidedAt } = await volunteer.work();
    return { volunteer, disaster, work, at: Date.parse(decidedAt) };
  };
  /** Each was asked at its minute whether they still come. */
  const release = async (now: number, times: AcceptanceTimes = acceptanceTimes) => {
    await askComing(app().pool, times, now - times.releaseMinutes * MINUTE_MS);
    return releaseOverdue(app().pool, times, now);
  };
  /** The steps that follow are taken when they say, whatever the server's clock shows: only that they are past counts. */
  const longAgo = (work: string) =>
    app().query(
      `UPDATE acceptances SET decided_at = decided_at - interval '1 day', sign_at = sign_at - interval '1 day'
                 WHERE id = $1`,
      [work],
    );

  it('is given free also where the record of another cannot be read: that one is left, and said once', async () => {
    const [broken, whole] = [await accepted(), await accepted()];
    await app().query(`UPDATE reports SET body = 'null' WHERE id = $1`, [broken.disaster]);
    const say = vi.fn();
    const unreadable = makeUnreadable(say);
    const later = Date.now() + WHOLE_MS;
    await askComing(app().pool, acceptanceTimes, later - acceptanceTimes.releaseMinutes * MINUTE_MS);
    const run = () => releaseOverdue(app().pool, acceptanceTimes, later, unreadable);
    expect([await run(), await run()]).toEqual([1, 0]);
    const states = await app().query<{ id: string; state: string }>('SELECT id, state FROM acceptances');
    expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [broken.work, 'accepted'],
        [whole.work, 'released'],
      ]),
    );
    expect(say).toHaveBeenCalledTimes(1);
  });

  it('is given free at its minute and not before, and its volunteer sees why', async () => {
    const { volunteer, disaster, at } = await accepted();
    const { releaseAt } = await volunteer.work();
    expect(Date.parse(releaseAt ?? '')).toBe(at + WHOLE_MS);
    expect(await release(at + WHOLE_MS - 1)).toBe(0);
    expect((await volunteer.work()).state).toBe('accepted');
    expect(await release(at + WHOLE_MS)).toBe(1);
    const work = await volunteer.work();
    expect(work).toMatchObject({ state: 'released', why: 'no-step', endedAt: new Date(at + WHOLE_MS).toISOString() });
    expect([work.askAt, work.releaseAt]).toEqual([undefined, undefined]);
    expect(await placesOf(app(), disaster)).toEqual({ said: 0, counted: 0, busy: 0 });
    expect((await volunteer.accept(await makeDisaster(app()))).json).toMatchObject({ data: { state: 'accepted' } });
  });

  it('is kept by "still coming" for as long again, and by a step on the way for good', async () => {
    const [coming, going] = [await accepted(), await accepted()];
    await longAgo(coming.work);
    await coming.volunteer.step(coming.work, 'still-coming');
    await going.volunteer.step(going.work, 'on-the-way');
    const { askAt } = await coming.volunteer.work();
    const sign = Date.parse(askAt ?? '') - acceptanceTimes.askMinutes * MINUTE_MS;
    expect(sign).toBeGreaterThanOrEqual(coming.at);
    expect(await release(sign + WHOLE_MS - 1)).toBe(0);
    expect(await release(sign + WHOLE_MS)).toBe(1);
    expect((await coming.volunteer.work()).state).toBe('released');
    await release(going.at + 1000 * WHOLE_MS);
    expect((await going.volunteer.work()).state).toBe('on-the-way');
    // A "still coming" that was said earlier and comes later does not turn the time back.
    const third = await accepted();
    const before = (await third.volunteer.work()).askAt;
    await third.volunteer.step(third.work, 'still-coming', { at: 0 });
    expect((await third.volunteer.work()).askAt).toBe(before);
  });

  it('is given free once, however many look', async () => {
    const places = await Promise.all(Array.from({ length: 8 }, () => accepted()));
    const now = Math.max(...places.map(({ at }) => at)) + WHOLE_MS;
    const counts = await Promise.all(Array.from({ length: 5 }, () => release(now)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(8);
    for (const { disaster } of places) expect((await placesOf(app(), disaster)).said).toBe(0);
  });

  it('is taken up again by a step that was taken in time and came late, where there is room', async () => {
    for (const [step, state] of [
      ['on-the-way', 'on-the-way'],
      ['arrived', 'arrived'],
      ['still-coming', 'accepted'],
    ] as const) {
      const { volunteer, disaster, work, at } = await accepted(1);
      await longAgo(work);
      await release(at);
      expect((await volunteer.work()).state).toBe('released');
      expect((await volunteer.step(work, step, { at: at - MINUTE_MS })).json).toMatchObject({ data: { state } });
      const { why, endedAt } = await volunteer.work();
      expect([why, endedAt]).toEqual([undefined, undefined]);
      expect(await placesOf(app(), disaster)).toEqual({ said: 1, counted: 1, busy: 1 });
    }
  });

  it('is not, where it was taken too late, somebody has the place, they are elsewhere or no volunteer any more, or it is over', async () => {
    const released = async () => {
      const made = await accepted(1);
      await longAgo(made.work);
      await release(made.at);
      return made;
    };
    const [late, taken, elsewhere, over] = [await released(), await released(), await released(), await released()];
    const refused = await released();
    await app().query(`UPDATE accounts SET status = 'refused' WHERE id = $1`, [refused.volunteer.id]);
    await (await one()).accept(taken.disaster);
    await elsewhere.volunteer.accept(await makeDisaster(app()));
    await app().query(`UPDATE reports SET status = 'rejected', resolved_at = now() WHERE id = $1`, [over.disaster]);
    for (const { volunteer, work, at } of [taken, elsewhere, over, refused]) {
      const answer = await volunteer.step(work, 'on-the-way', { at: at - MINUTE_MS });
      expect([answer.status, answer.json]).toMatchObject([201, { data: { state: 'released' } }]);
    }
    const answer = await late.volunteer.step(late.work, 'on-the-way', { at: late.at + MINUTE_MS });
    expect(answer.json).toMatchObject({ data: { state: 'released' } });
    expect((await late.volunteer.step(late.work, 'withdraw', { reason: 'x' })).json).toMatchObject({
      data: { state: 'released' },
    });
    expect((await placesOf(app(), taken.disaster)).said).toBe(1);
  });

  it('is given free to nobody who was not asked, however long they took no step', async () => {
    const { volunteer, work, at } = await accepted();
    await longAgo(work);
    expect(await releaseOverdue(app().pool, acceptanceTimes, at)).toBe(0);
    expect((await volunteer.work()).state).toBe('accepted');
  });

  it('goes by the deployment’s own minutes', async () => {
    const { volunteer, at } = await accepted();
    const times = { askMinutes: 1, releaseMinutes: 1 };
    await release(at + 2 * MINUTE_MS - 1, times);
    expect((await volunteer.work()).state).toBe('accepted');
    await release(at + 2 * MINUTE_MS, times);
    expect((await volunteer.work()).state).toBe('released');
  });
});
