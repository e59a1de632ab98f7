import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { makeDevice, type TestDevice } from '../../tests/support/server/devices.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { openPushSink, type PushSink } from '../../tests/support/server/push-sink.ts';
import { makeDisaster, makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { acceptanceTimes, MINUTE_MS } from './acceptance-times.ts';
import { freePlaces } from './free-places.ts';

const { askMinutes, releaseMinutes } = acceptanceTimes;
const HOURS = 60;

onEachPostgres('places without a word, around an outage', (app) => {
  let sink: PushSink;
  let volunteer: TestVolunteer;
  let phone: TestDevice;
  let work: string;
  let acceptedAt: number;

  beforeEach(async () => {
    await app().query('DELETE FROM notices');
    await app().query('DELETE FROM acceptances');
    await app().query(`DELETE FROM server_state WHERE name = 'places_looked_at'`);
    sink = openPushSink(app);
    const [one] = await makeVolunteers(app(), 1);
    if (one === undefined) throw new Error('nobody');
    volunteer = one;
    phone = await makeDevice(app(), volunteer);
    work = randomUUID();
    await volunteer.accept(await makeDisaster(app()), work);
    acceptedAt = Date.parse((await volunteer.work()).decidedAt);
  });

  /** What the server does each minute, from one minute after the acceptance to another. */
  const runs = async (from: number, to: number) => {
    for (let minute = from; minute <= to; minute += 1) {
      await freePlaces(app().pool, acceptanceTimes, acceptedAt + minute * MINUTE_MS);
    }
  };
  const state = async () => (await volunteer.work()).state;
  const heard = async () => {
    sink.moveOn((acceptedAt - sink.now()) / MINUTE_MS + 24 * HOURS - 1);
    await sink.run();
    return sink.to(phone).map(({ title }) => title);
  };
  const releaseMinute = async () => (Date.parse((await volunteer.work()).releaseAt ?? '') - acceptedAt) / MINUTE_MS;

  it('who was not asked before it is asked after it, and has all the time to answer that there always is', async () => {
    await runs(0, 1);
    const back = askMinutes + releaseMinutes + HOURS;
    await runs(back, back + releaseMinutes - 1);
    expect(await state()).toBe('accepted');
    expect(await releaseMinute()).toBe(back + releaseMinutes);
    expect(await heard()).toEqual(['Flood: are you still coming?']);
    await runs(back + releaseMinutes, back + releaseMinutes);
    expect(await state()).toBe('released');
  });

  it('who was asked before it has after it what was left of their time', async () => {
    await runs(0, askMinutes + 10);
    expect(await releaseMinute()).toBe(askMinutes + releaseMinutes);
    const [away, back] = [3 * HOURS, askMinutes + 10 + 3 * HOURS];
    await runs(back, back + releaseMinutes - 10 - 1);
    expect(await state()).toBe('accepted');
    expect(await releaseMinute()).toBe(askMinutes + releaseMinutes + away);
    // They were asked once: nothing was given free, and nothing asked anew.
    expect(await heard()).toEqual(['Flood: are you still coming?']);
    await runs(back + releaseMinutes - 10, back + releaseMinutes - 10);
    expect(await state()).toBe('released');
  });

  it('who says after it that they come, which they said before it, is asked anew and has all the time again', async () => {
    await runs(0, askMinutes);
    const back = askMinutes + 3 * HOURS;
    await runs(back, back);
    await volunteer.step(work, 'still-coming');
    await runs(back + 1, back + 1);
    expect(await releaseMinute()).toBe(back + 1 + releaseMinutes);
  });

  it('a restart is none: the place is given free at its minute', async () => {
    await runs(0, askMinutes + 1);
    await runs(askMinutes + 3, askMinutes + releaseMinutes - 1);
    expect(await state()).toBe('accepted');
    await runs(askMinutes + releaseMinutes, askMinutes + releaseMinutes);
    expect(await state()).toBe('released');
  });
});
