// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkState } from '../../../../contract/enumerations.ts';
import { FakeCaches } from '../../../../tests/support/fake-caches.ts';
import { makeVolunteerPhone, shownWork } from '../../../../tests/support/volunteer-phone.ts';
import { ROAD_CACHE } from '../../client/field-caches.ts';
import { mainDb } from '../../db.ts';
import { CONTACTS_KEY, DESK_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { disasterContact } from '../../queries/lists/disaster-contact.ts';
import { deskCopy } from '../../queries/volunteers/desk.ts';
import { fieldWishes } from '../../queries/volunteers/field-notes.ts';
import { routeNotes } from '../../queries/volunteers/route-notes.ts';
import { ownTrip } from '../../queries/volunteers/trip.ts';
import { signOut } from '../accounts/session.ts';
import { wishField } from './field-notes.ts';
import { leaveEndedWork } from './leave-ended-work.ts';
import { keepRoute } from './route-notes.ts';
import { keepTrip } from './trip.ts';

const ENDED = Date.parse('2026-11-28T10:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
let caches: FakeCaches;

beforeEach(async () => {
  await makeVolunteerPhone();
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
});
afterEach(async () => {
  await signOut();
  vi.unstubAllGlobals();
});

const exactly = { _id: 'there', address: 'House 4', location: { lati: 25.88371, long: 86.60412 }, locationAccuracy: 8 };
const kept = { name: 'Meena', contactNumber: '9876543210', at: 1 };

/** A volunteer whose work `there` is in this state; they look at another disaster as well. */
async function helped(state: WorkState, endedAt?: string, again?: WorkState): Promise<void> {
  const owner = readPerson()?.id ?? '';
  const one = {
    ...shownWork({ state }),
    disasterId: 'there',
    disaster: exactly,
    ...(endedAt !== undefined && { endedAt }),
  };
  const newer = again === undefined ? [] : [{ ...shownWork({ state: again }), disasterId: 'there' }];
  const desk = { profile: { _id: owner, name: '' }, work: [...newer, one], learned: [] };
  await mainDb.settings.put({ key: DESK_KEY, value: { owner, asOf: 1, desk } });
  await mainDb.settings.put({ key: CONTACTS_KEY, value: { owner, contacts: { there: kept, elsewhere: kept } } });
  await mainDb.reports.put(exactly as never);
  await keepRoute('there', { line: [1] });
  await keepRoute('elsewhere', { line: [2] });
  const file = { cache: ROAD_CACHE, address: 'https://relay.test/road-tiles/a', bytes: 1 };
  await (await caches.open(ROAD_CACHE)).put(file.address, new Response('a'));
  await wishField({ disasterId: 'there', disasterType: 'flood', files: [file] }, 1);
  await keepTrip(owner, { startedAt: ENDED - 1, parts: [] });
}

async function whatIsThere() {
  return {
    contact: await disasterContact('there'),
    route: (await routeNotes())?.routes.map(({ disasterId }) => disasterId),
    row: (await mainDb.reports.get('there'))?.address,
    desk: (await deskCopy())?.desk.work.at(-1)?.disaster?.address,
    field: (await fieldWishes()).length,
    files: caches.names(ROAD_CACHE),
    trip: (await ownTrip()) !== undefined,
  };
}
const all = {
  contact: kept,
  route: ['elsewhere', 'there'],
  row: 'House 4',
  desk: 'House 4',
  field: 1,
  files: ['a'],
  trip: true,
};

it.each(['completed', 'withdrawn', 'released', 'ended', 'not-confirmed'] as const)(
  'whom to call, the exact place and the way there leave the phone a day after work is %s',
  async (state) => {
    await helped(state, new Date(ENDED).toISOString());
    await leaveEndedWork(ENDED + DAY_MS - 1);
    expect(await whatIsThere()).toEqual(all);
    await leaveEndedWork(ENDED + DAY_MS);
    expect(await whatIsThere()).toEqual({
      contact: undefined,
      route: ['elsewhere'],
      row: undefined,
      desk: undefined,
      field: 0,
      files: [],
      trip: false,
    });
    expect(await disasterContact('elsewhere')).toEqual(kept);
    expect(await mainDb.reports.get('there')).toEqual({ _id: 'there', location: { lati: 25.88, long: 86.6 } });
  },
);

it.each(['accepted', 'on-the-way', 'arrived', 'done'] as const)('stay while work is %s', async (state) => {
  await helped(state);
  await leaveEndedWork(ENDED + 5 * DAY_MS);
  expect(await whatIsThere()).toEqual(all);
});

it('stay where the place that was given back was taken again', async () => {
  await helped('withdrawn', new Date(ENDED).toISOString(), 'accepted');
  await leaveEndedWork(ENDED + 5 * DAY_MS);
  expect(await whatIsThere()).toEqual(all);
});
