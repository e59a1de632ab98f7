// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isoTime } from '../../../../contract/base/clock.ts';
import { failed } from '../../../../contract/base/result.ts';
import type { RoadBlockView } from '../../../../contract/entities/road-block.ts';
import { encodeRoadTile } from '../../../../contract/roads/road-tile.ts';
import { encodePolyline } from '../../../../tests/support/encode-polyline.ts';
import { osrmAnswer } from '../../../../tests/support/osrm-answers.ts';
import { nameRouteService, ROUTE_HOST, standAt } from '../../../../tests/support/route-service.ts';
import { makeVolunteerPhone, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { reportRoadBlock } from '../../../data/commands/roads/road-blocks.ts';
import { allowRoutesBy } from '../../../data/commands/volunteers/route-notes.ts';
import { mainDb, outboxDb } from '../../../data/db.ts';
import { ROADS_KEY, ROUTES_KEY } from '../../../data/own-settings.ts';
import { roadsOwner } from '../../../data/queries/roads/road-blocks.ts';
import { useRoads } from '../../../hooks/roads/use-roads.ts';
import type { OwnRoads } from '../../../maps/roads-on-phone/ask-roads.ts';
import { routeOf } from '../../../maps/roads-on-phone/route-of.ts';
import type { AskRoute } from '../../../maps/route/route.ts';
import { RoutePart } from './route-part.tsx';

/** High Road in the north is the short way, and the one that the route service knows; Low Road goes round by the south. */
const HERE = { lat: 0.004, lng: -0.0001 };
const PLACE = { lat: 0.004, lng: 0.0101 };
const ON_HIGH_ROAD = { lati: 0.005, long: 0.005 };
const HIGH_ROAD = [HERE, { lat: 0.005, lng: 0 }, { lat: 0.005, lng: 0.01 }, PLACE];
const tile = encodeRoadTile({
  nodes: [
    [0, 0],
    [0, 1_000],
    [500, 0],
    [500, 1_000],
  ],
  edges: [
    { from: 0, to: 1, decimetres: 11_120, kmh: 36, flags: 3, name: 'Low Road', bends: [[10, 500]] },
    { from: 0, to: 2, decimetres: 5_560, kmh: 36, flags: 3, name: 'West Road', bends: [] },
    { from: 2, to: 3, decimetres: 11_120, kmh: 36, flags: 3, name: 'High Road', bends: [] },
    { from: 3, to: 1, decimetres: 5_560, kmh: 36, flags: 3, name: 'East Road', bends: [] },
  ],
  noTurns: [],
  waters: [],
});

const NOW = Date.now();
const network = vi.fn<(address: string) => Promise<Response>>();
let hasTiles: boolean;

vi.mock('../../../maps/roads-on-phone/ask-roads.ts', () => ({
  routesOver:
    ({ blocks }: OwnRoads): AskRoute =>
    async ({ from, to }) =>
      hasTiles ? routeOf({ tiles: [tile.slice().buffer], from, to, blocks, at: Date.now() }) : failed('no-roads'),
}));

beforeEach(async () => {
  await makeVolunteerPhone();
  await outboxDb.items.clear();
  hasTiles = true;
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(async (address) => {
    if (!address.includes(ROUTE_HOST)) throw new TypeError('no network');
    const answer = osrmAnswer(HERE, PLACE);
    return Response.json({ ...answer, routes: [{ ...answer.routes[0], geometry: encodePolyline(HIGH_ROAD) }] });
  });
  standAt(HERE);
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function Page() {
  return <RoutePart disasterId={TASK} place={PLACE} roads={useRoads(NOW)?.blocks ?? []} self={HERE} onRoute={noMap} />;
}

const noMap = () => undefined;

/** The page, as after a reload. */
function open(): void {
  cleanup();
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

async function tap(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** The longest road of the way that is shown; nothing while one is looked for. */
function road(): string | undefined {
  if (screen.queryByText('Looking for the way…')) return undefined;
  const steps = Array.from(document.querySelectorAll('[data-step]'), ({ textContent }) => textContent ?? '');
  return /(High|Low|Bailey) Road, then/.exec(steps.join('\n'))?.[1];
}

/** This phone's copy of what the server knows, asked for after all that was sent. */
async function serverTells(...blocks: readonly Partial<RoadBlockView>[]): Promise<void> {
  const whole = blocks.map((block) => ({
    _id: 'of-another',
    kind: 'flooded',
    position: ON_HIGH_ROAD,
    state: 'reported',
    reportedAt: isoTime(Date.now()),
    expiresAt: isoTime(Date.now() + 3_600_000),
    ...block,
  }));
  const value = { owner: roadsOwner(), blocks: whole, asOf: Date.now() + 1 };
  await mainDb.settings.put({ key: ROADS_KEY, value });
}

const ownBlocks = async () => (await outboxDb.items.toArray()).filter(({ call }) => call === 'reportRoadBlock');

async function send(): Promise<string> {
  const [item] = await ownBlocks();
  if (!item) throw new Error('nothing was reported');
  await outboxDb.items.update(item.id, { state: 'sent', sentAt: Date.now() - 1 });
  return item.id;
}

describe('a road block of one’s own', () => {
  it('is gone around from the tap that reports it on, after “Update route” and a reload too', async () => {
    await nameRouteService({ roads: true, service: false });
    open();
    await tap('Show route');
    await waitFor(() => expect(road()).toBe('High'));
    await tap(/^This road is blocked: .*onto High Road/);
    await tap('Flooded');
    await waitFor(() => expect(road()).toBe('Low'));
    await tap('Update route');
    await waitFor(() => expect(road()).toBe('Low'));
    open();
    await tap('Show route');
    await waitFor(() => expect(road()).toBe('Low'));
  });

  it.each([
    ['waits', async () => undefined],
    ['was sent, and the server tells it', async () => serverTells({ _id: await send() })],
    ['was sent, and another of the place is known', async () => serverTells({ _id: await send() }, {})],
    ['is confirmed', async () => serverTells({ _id: await send(), state: 'confirmed' })],
  ])(
    'turns a service’s way over it into one of the phone’s roads where it %s, and says why',
    async (_name, becomes) => {
      await nameRouteService({ roads: true });
      await reportRoadBlock({ place: ON_HIGH_ROAD, kind: 'flooded' });
      await becomes();
      open();
      await tap('Show route');
      await waitFor(() => expect(road()).toBe('Low'));
      expect(screen.getByText(/^No route from .*: .*its way leads over a blocked road/).getAttribute('role')).toBe(
        'status',
      );
      expect(screen.queryByRole('alert')).toBeNull();
      await tap('Update route');
      await waitFor(() => expect(road()).toBe('Low'));
      await tap('Use the roads on this phone');
      await waitFor(() => expect(road()).toBe('Low'));
    },
  );

  it.each([
    ['was lifted', async () => serverTells({ _id: await send(), state: 'lifted' })],
    ['is known to the server no more', async () => (await send(), serverTells())],
    ['has run out', async () => serverTells({ _id: await send(), expiresAt: isoTime(Date.now() - 1) })],
    ['was taken back before it was sent', async () => outboxDb.items.delete((await ownBlocks())[0]?.id ?? '')],
  ])('is on the way again once it %s', async (_name, becomes) => {
    await nameRouteService({ roads: true });
    await reportRoadBlock({ place: ON_HIGH_ROAD, kind: 'flooded' });
    open();
    await tap('Use the roads on this phone');
    await waitFor(() => expect(road()).toBe('Low'));
    await becomes();
    await tap('Use the roads on this phone');
    await waitFor(() => expect(road()).toBe('High'));
    await tap('Show route');
    await waitFor(() => expect(road()).toBe('Bailey'));
  });

  it('takes the place of the kept way over it, so that a reload has the way around', async () => {
    await nameRouteService({ roads: true });
    open();
    await tap('Show route');
    await waitFor(() => expect(road()).toBe('Bailey'));
    await tap('The road ahead of you is blocked');
    await tap('Flooded');
    await waitFor(() => expect(road()).toBe('Low'));
    open();
    await screen.findByText(/^Kept on this phone, /);
    expect(road()).toBe('Low');
  });

  it.each([
    ['there are no roads on this phone', true, /^No route from the roads on this phone: .*no roads on this phone/],
    ['the server has no roads', false, undefined],
  ])('is said beside the service’s way where %s', async (_name, roads, quietly) => {
    hasTiles = false;
    await nameRouteService({ roads });
    await reportRoadBlock({ place: ON_HIGH_ROAD, kind: 'bridge' });
    open();
    await tap('Show route');
    await waitFor(() => expect(road()).toBe('Bailey'));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toMatch(/^This route passes a blocked road .*: bridge out, not confirmed\./);
    expect(said.textContent?.includes('Show a way around')).toBe(roads);
    if (quietly) expect(screen.getByText(quietly)).toBeTruthy();
  });
});

describe('the wish that unconfirmed road blocks are avoided', () => {
  const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Avoid unconfirmed blocks too' });

  it('is kept over reloads for the way of the phone’s roads and of a service, until it is taken back', async () => {
    await nameRouteService({ roads: true });
    await allowRoutesBy(ROUTE_HOST);
    await serverTells({});
    open();
    await tap('Show route');
    await waitFor(() => expect(road()).toBe('Bailey'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await tap('Avoid unconfirmed blocks too');
    await waitFor(() => expect(road()).toBe('Low'));
    expect((await tick()).checked).toBe(true);
    open();
    expect((await tick()).checked).toBe(true);
    await tap('Use the roads on this phone');
    await waitFor(() => expect(road()).toBe('Low'));
    await tap('Update route');
    await waitFor(() => expect(road()).toBe('Low'));

    fireEvent.click(await tick());
    await waitFor(() => expect(road()).toBe('High'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    open();
    await tap('Update route');
    await waitFor(() => expect(road()).toBe('Bailey'));
  });

  it('goes with the session', async () => {
    await nameRouteService({ roads: true });
    await serverTells({});
    open();
    await tap('Use the roads on this phone');
    await tap('Avoid unconfirmed blocks too');
    await tick();
    cleanup();
    await signOut();
    expect(await mainDb.settings.get(ROUTES_KEY)).toBeUndefined();
  });
});

it.each([
  ['NoRoute', 'NoRoute', 'The service knows no way by road between the two places.'],
  ['garbage', 'an answer that this app cannot read', ''],
  ['no answer', 'no connection', ''],
])('a service’s %s is a quiet line where the phone’s roads have a way', async (answer, words, help) => {
  await nameRouteService({ roads: true });
  network.mockImplementation(async () => {
    if (answer === 'no answer') throw new TypeError('no network');
    return answer === 'garbage' ? new Response('<html>') : Response.json({ code: answer }, { status: 400 });
  });
  open();
  await tap('Show route');
  await waitFor(() => expect(road()).toBe('High'));
  const said = screen.getByText(/^No route from /);
  expect(said.getAttribute('role')).toBe('status');
  // Marks around what is in another direction are no words.
  expect(said.textContent?.replaceAll(/[\u2066-\u2069]/g, '').trim()).toBe(
    `No route from ${ROUTE_HOST}: ${words}. ${help}`.trim(),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
