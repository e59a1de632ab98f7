// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '../../../../contract/base/result.ts';
import { osrmAnswer } from '../../../../tests/support/osrm-answers.ts';
import { nameRouteService, ROUTE_HOST, standAt } from '../../../../tests/support/route-service.ts';
import { makeVolunteerPhone, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { allowRoutesBy } from '../../../data/commands/volunteers/route-notes.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import type { AskRoute, GoogleTrouble, Route } from '../../../maps/route/route.ts';
import { RoutePart } from './route-part.tsx';

const HERE = { lat: 25.7, lng: 85.14 };
const PLACE = { lat: 25.61, lng: 85.14 };
const askGoogle = vi.fn<AskRoute>();
const network = vi.fn<(address: string) => Promise<Response>>();
const onRoute = vi.fn<(route: Route | undefined, onMapFailed: (trouble: GoogleTrouble) => void) => void>();

vi.mock('../../../maps/google/google-route.ts', () => ({
  googleRoutes:
    () =>
    (...wish: Parameters<AskRoute>) =>
      askGoogle(...wish),
}));

const googleRoute: Route = {
  by: 'google',
  host: 'Google Maps',
  metres: 12_345,
  seconds: 1_500,
  line: [HERE, PLACE],
  steps: [{ type: 'said', words: 'Head south', metres: 12_345 }],
  from: HERE,
  to: PLACE,
  at: 1_700_000_000_000,
};

beforeEach(async () => {
  await makeVolunteerPhone();
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(async () => Response.json(osrmAnswer(HERE, PLACE)));
  askGoogle.mockReset().mockResolvedValue(ok(googleRoute));
  onRoute.mockReset();
  standAt(HERE);
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

async function open(roads: readonly ShownRoad[] = []): Promise<void> {
  render(
    <MemoryRouter>
      <RoutePart self={undefined} disasterId={TASK} place={PLACE} roads={roads} onRoute={onRoute} />
    </MemoryRouter>,
  );
}

const named = () => screen.findByText(/loads a map from Google/);
const tap = async (name = 'Show route') => fireEvent.click(await screen.findByRole('button', { name }));

it('asks Google first once it was named, keeps none of its routes, and takes both consents back at once', async () => {
  await nameRouteService({ google: true });
  await open();
  await named();
  expect(screen.getByText(new RegExp(`If Google has no route, ${ROUTE_HOST}`))).toBeTruthy();
  await tap();
  expect(await screen.findByText(/^Route found: 12 km/)).toBeTruthy();
  expect(onRoute.mock.lastCall?.[0]).toEqual(googleRoute);
  expect(await routeNotes()).toMatchObject({ allowedHost: ROUTE_HOST, allowsGoogle: true, routes: [] });
  expect(network).not.toHaveBeenCalled();
  expect(screen.getByText('You agreed that Google gets your position to work out routes.')).toBeTruthy();

  await tap('Stop sending my position');
  await named();
  const notes = await routeNotes();
  expect([notes?.allowedHost, notes?.allowsGoogle]).toEqual([undefined, undefined]);
  // Its map would go on asking Google.
  expect(onRoute.mock.lastCall?.[0]).toBeUndefined();
});

it('asks Google nothing by a consent to another service, until that one names Google too', async () => {
  await nameRouteService({ google: true });
  await allowRoutesBy(ROUTE_HOST);
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false, configurable: true } }));
  await open();
  await tap();
  expect(await screen.findByText(/^Route found: 12 km/)).toBeTruthy();
  expect([askGoogle.mock.calls.length, network.mock.calls.length]).toEqual([0, 1]);
  expect((await routeNotes())?.allowsGoogle).toBeUndefined();
});

it.each([
  ['google-map', /^No route from Google: .*its map could not be drawn/],
  ['google-not-loaded', /^No route from Google: .*its map did not load/],
  [
    'google-refused',
    /^No route from Google: .*refused.* Google refuses the key of this server\. Tell those who run it\./,
  ],
] as const)(
  'a map that fails with %s gives way to the next service, without a new position',
  async (trouble, words) => {
    await nameRouteService({ google: true });
    await open();
    await named();
    await tap();
    await screen.findByText(/^Route found: 12 km/);
    standAt({ code: 3 });
    onRoute.mock.lastCall?.[1](trouble);
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onRoute.mock.lastCall?.[0]).toMatchObject({ by: 'osrm', from: HERE });
    expect(askGoogle).toHaveBeenCalledOnce();
  },
);

it('says in red what each service had to say where none had a route', async () => {
  await nameRouteService({ google: true });
  askGoogle.mockResolvedValue({ ok: false, failure: 'RESOURCE_EXHAUSTED' });
  network.mockImplementation(async () => new Response('{"code":"NoRoute"}', { status: 400 }));
  await open();
  await named();
  await tap();
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain('Directions request failed due to RESOURCE_EXHAUSTED');
  expect(said).toContain('The service takes no more requests for now.');
  expect(said).toContain('Directions request failed due to NoRoute');
});

it('offers a way around a confirmed block on Google’s route, by the roads on this phone alone', async () => {
  await nameRouteService({ google: true, roads: true });
  await open([
    {
      _id: 'a',
      kind: 'bridge',
      position: { lati: (HERE.lat + PLACE.lat) / 2, long: HERE.lng },
      state: 'confirmed',
      reportedAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  ]);
  await named();
  await tap();
  await screen.findByText(/^This route passes a blocked road/);
  await tap('Show a way around (roads on this phone)');
  await screen.findByText(/^About 10 km, to the south\. Estimate/);
  expect(askGoogle).toHaveBeenCalledOnce();
  expect(network.mock.calls.map(([address]) => address).filter((address) => !address.endsWith('/road-tiles'))).toEqual(
    [],
  );
});
