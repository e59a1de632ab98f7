// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { mainDb, outboxDb } from '../../../data/db.ts';
import { TRIP_KEY } from '../../../data/own-settings.ts';
import { readPerson } from '../../../data/person-store.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { ownTrip } from '../../../data/queries/volunteers/trip.ts';
import { dropRecording } from './recorder.ts';
import { TripPart } from './trip-part.tsx';
import { useTrip } from './use-trip.ts';

/** What the receiver says next. */
let found: ((position: object) => void) | undefined;
let failed: ((error: { code: number }) => void) | undefined;

beforeEach(async () => {
  await makeVolunteerPhone();
  const watchPosition = (tell: (position: object) => void, fail: (error: { code: number }) => void) => {
    [found, failed] = [tell, fail];
    return 1;
  };
  const clearWatch = () => void ([found, failed] = [undefined, undefined]);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { watchPosition, clearWatch } });
});

afterEach(async () => {
  cleanup();
  dropRecording();
  vi.restoreAllMocks();
  await signOut();
});

function Shown({ roads }: { roads: readonly ShownRoad[] }) {
  const state = useTrip();
  return state ? <TripPart state={state} roads={roads} now={NOW} /> : null;
}

const open = (roads: readonly ShownRoad[] = []) => render(<Shown roads={roads} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const stand = (lat: number) => act(() => found?.({ coords: { latitude: lat, longitude: 85 } }));
const road = (lat: number, id: string): ShownRoad => ({
  _id: id,
  kind: 'flooded',
  position: { lati: lat, long: 85 },
  state: 'reported',
  reportedAt: '2020-01-01T00:00:00.000Z',
  expiresAt: '2999-01-01T00:00:00.000Z',
});
const NOW = Date.parse('2026-01-02T03:00:00.000Z');
const ID = '44444444-4444-4444-8444-444444444444';

async function drive(): Promise<void> {
  await press('Record my trip');
  await screen.findByText(/^Recording\./);
  for (const lat of [25, 25.005, 25.01]) stand(lat);
  await screen.findByText(/: 1\.1 km\.$/);
}

it('records nothing before it is asked to, and keeps the trip on this phone when it is ended', async () => {
  open();
  await screen.findByRole('button', { name: 'Record my trip' });
  expect(found).toBeUndefined();
  expect(await ownTrip()).toBeUndefined();
  await drive();
  await press('End the trip');
  await screen.findByText('Was the way open?');
  expect(found).toBeUndefined();
  expect((await ownTrip())?.parts).toEqual([
    [
      { lat: 25, lng: 85 },
      { lat: 25.005, lng: 85 },
      { lat: 25.01, lng: 85 },
    ],
  ]);
  expect(await outboxDb.items.count()).toBe(0);
  await press('Delete the trip');
  await screen.findByRole('button', { name: 'Record my trip' });
  expect(await mainDb.settings.get(TRIP_KEY)).toBeUndefined();
});

it('asks about the blocked roads that it led past, and tells of those alone', async () => {
  open([road(25.007, ID), road(26, '55555555-5555-4555-8555-555555555555')]);
  await drive();
  await press('End the trip');
  await screen.findByText('It led past these blocked roads:');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Flooded']);
  await press('Yes, I got through there');
  await screen.findByText(/^Thank you\./);
  const items = await outboxDb.items.toArray();
  expect(items.map(({ call }) => call)).toEqual(['reportRoadBlock']);
  const { createdAt: _, ...body } = JSON.parse(items[0]?.body ?? '{}') as Record<string, unknown>;
  // Nothing of the trip itself.
  expect(body).toEqual({ kind: 'flooded', passed: ID, place: { lati: 25.007, long: 85 } });
});

it('leads to a report of a blocked road where the way was none', async () => {
  open();
  await drive();
  await press('End the trip');
  await press('No, a road is blocked');
  expect(await screen.findByRole('dialog', { name: 'What blocks the road?' })).toBeTruthy();
});

it('waits after the app was closed meanwhile, and goes on at a tap alone', async () => {
  const trip = { startedAt: 1, parts: [[{ lat: 25, lng: 85 }]] };
  await mainDb.settings.put({ key: TRIP_KEY, value: { owner: readPerson()?.id, trip } });
  open();
  await screen.findByText(/^The app was closed while your trip was recorded\./);
  expect(found).toBeUndefined();
  await press('Go on recording');
  for (const lat of [25.1, 25.101]) stand(lat);
  await press('End the trip');
  await screen.findByText('Was the way open?');
  expect((await ownTrip())?.parts).toHaveLength(2);
});

it('says why there is no position, and that there is no room', async () => {
  open();
  await press('Record my trip');
  act(() => failed?.({ code: 3 }));
  await screen.findByText(/^No position found so far\./);
  stand(25);
  stand(25.01);
  await waitFor(() => expect(screen.queryByText(/^No position found so far\./)).toBeNull());
  const put = vi.spyOn(mainDb.settings, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await press('End the trip');
  await screen.findByText(/^The phone has no room to keep it/);
  put.mockRestore();
  await press('End the trip');
  await screen.findByText('Was the way open?');
});

it('is gone with the session, also while it is recorded', async () => {
  open();
  await drive();
  await act(async () => void (await signOut()));
  await waitFor(() => expect(found).toBeUndefined());
  expect(await mainDb.settings.get(TRIP_KEY)).toBeUndefined();
});
