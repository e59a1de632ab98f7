import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { osrmAnswer } from '../../../../tests/support/osrm-answers.ts';
import { nameRouteService, ROUTE_HOST, standAt } from '../../../../tests/support/route-service.ts';
import { makeVolunteerPhone, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { mainDb, outboxDb } from '../../../data/db.ts';
import { ROUTES_KEY } from '../../../data/own-settings.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import type { Route } from '../../../maps/route/route.ts';
import { RoutePart } from './route-part.tsx';

const HERE = { lat: 25.7, lng: 85.14 };
const PLACE = { lat: 25.61, lng: 85.14 };
const network = vi.fn<(address: string) => Promise<Response>>();
const onRoute = vi.fn<(route: Route | undefined) => void>();

beforeEach(async () => {
  await makeVolunteerPhone();
  vi.stubGlobal('fetch', network);
  network.mockReset().mockRejectedValue(new TypeError('no network'));
  onRoute.mockReset();
  standAt(HERE);
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function open(roads: readonly ShownRoad[] = [], self?: { lat: number; lng: number }): void {
  render(
    <MemoryRouter>
      <RoutePart disasterId={TASK} place={PLACE} roads={roads} self={self} onRoute={onRoute} />
    </MemoryRouter>,
  );
}

const answerOf = (json: object, status = 200) => new Response(JSON.stringify(json), { status });
const routeButton = (name = 'Show route') => screen.findByRole('button', { name });
const fact = (name: string) => screen.getByText(name).parentElement?.textContent;
const consentOf = async () => (await routeNotes())?.allowedHost;

it('without a route service tells what the phone can work out alone, and sends nothing', async () => {
  open();
  fireEvent.click(await routeButton('How far is it from here?'));
  const said = await screen.findByText(/^About 10 km, to the south\. Estimate: 14 km, 28 min/);
  expect(said.getAttribute('role')).toBe('status');
  expect(fact('By road')).toBe('By roadabout 14 km');
  expect(fact('Driving time')).toBe('Driving timeabout 28 min');
  expect(screen.getByText(/^An estimate made on this phone/)).toBeTruthy();
  expect(screen.queryByText('Source')).toBeNull();
  expect(onRoute.mock.lastCall?.[0]).toMatchObject({ by: 'estimate', line: [HERE, PLACE] });
  expect(network).not.toHaveBeenCalled();
});

it('names the service before it is told anything, and shows, speaks and keeps its route', async () => {
  await nameRouteService();
  network.mockImplementation(async () => answerOf(osrmAnswer(HERE, PLACE, { metres: 12_345, seconds: 3_900 })));
  open();
  const button = await routeButton();
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(ROUTE_HOST);
  expect([network.mock.calls.length, await consentOf()]).toEqual([0, undefined]);
  fireEvent.click(button);
  expect(await screen.findByText(/^Route found: 12 km, 1 hr, 5 min/)).toBeTruthy();
  expect(network.mock.calls.map(([address]) => address)).toEqual([
    `https://${ROUTE_HOST}/osrm/route/v1/driving/85.14000,25.70000;85.14000,25.61000?overview=simplified&geometries=polyline&steps=true`,
  ]);
  const steps = within(screen.getByRole('list', { name: 'Turn by turn' })).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('[data-step]')?.textContent)).toEqual([
    'Head east along Bailey Road, then 6.2 km',
    'Turn right onto NH 22, then 6.2 km',
    'You are there, it is on the left',
  ]);
  expect(fact('Source')).toContain(ROUTE_HOST);
  expect(onRoute.mock.lastCall?.[0]).toMatchObject({ by: 'osrm', metres: 12_345 });
  expect(await consentOf()).toBe(ROUTE_HOST);

  // Opened again without a network it is there at once, and says that it was kept.
  cleanup();
  open();
  expect(await screen.findByText(/^Kept on this phone, /)).toBeTruthy();
  expect(screen.getByText('It begins where you were then.')).toBeTruthy();
  expect(network).toHaveBeenCalledOnce();

  fireEvent.click(screen.getByRole('button', { name: 'Stop sending my position' }));
  expect(await screen.findByText('Your position no longer goes to a route service.')).toBeTruthy();
  expect(await consentOf()).toBeUndefined();
  expect(screen.getByText(new RegExp(`sends where you are .* to ${ROUTE_HOST}`))).toBeTruthy();
  expect(screen.getByText(/^Kept on this phone, /), 'what is on the phone stays').toBeTruthy();
});

it('reports the blocked road of a step, or the one ahead, at its place on the way', async () => {
  await nameRouteService();
  network.mockImplementation(async () => answerOf(osrmAnswer(HERE, PLACE)));
  open([], HERE);
  fireEvent.click(await routeButton());
  await screen.findByText(/^Route found/);
  const before = await outboxDb.items.toArray();
  fireEvent.click(screen.getByRole('button', { name: /^This road is blocked: Turn right onto NH 22/ }));
  const sheet = await screen.findByRole('dialog', { name: 'What blocks the road?' });
  expect(within(sheet).getByRole('status').textContent).toContain('Turn right onto NH 22');
  expect(within(sheet).queryByRole('button', { name: 'Choose on the map' })).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Flooded' }));
  await waitFor(async () => expect(await outboxDb.items.toArray()).toHaveLength(before.length + 1));
  const [item] = (await outboxDb.items.toArray()).filter(({ id }) => before.every((one) => one.id !== id));
  expect(item?.call).toBe('reportRoadBlock');
  const { place, kind } = JSON.parse(item?.body ?? '') as { place: { lati: number; long: number }; kind: string };
  expect(kind).toBe('flooded');
  // The second road goes south from the corner.
  expect(place.long).toBeCloseTo(PLACE.lng, 3);
  expect(place.lati).toBeLessThan(HERE.lat);
  expect(screen.getByRole('button', { name: 'The road ahead of you is blocked' })).toBeTruthy();
});

it('asks for a new consent where the server names another service', async () => {
  await nameRouteService();
  network.mockImplementation(async () => answerOf(osrmAnswer(HERE, PLACE)));
  open();
  fireEvent.click(await routeButton());
  await screen.findByText(/^Route found/);
  cleanup();
  const row = await mainDb.settings.get('config');
  await mainDb.settings.put({
    key: 'config',
    value: { ...(row?.value as object), osrmUrl: 'https://other.example.org' },
  });
  open();
  expect(await screen.findByText(/ to other\.example\.org, /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop sending my position' })).toBeNull();
});

it('estimates on the phone alone where somebody wants nothing sent', async () => {
  await nameRouteService();
  open();
  fireEvent.click(await routeButton('Only estimate it on this phone'));
  expect(await screen.findByText(/Estimate: 14 km, 28 min/)).toBeTruthy();
  expect([network.mock.calls.length, await consentOf()]).toEqual([0, undefined]);
});

it.each([
  ['no network', () => Promise.reject(new TypeError('x')), 'no connection', undefined],
  ['NoRoute', async () => answerOf({ code: 'NoRoute' }, 400), 'NoRoute', /^The service knows no way by road/],
  ['a quota', async () => new Response('quota', { status: 429 }), 'HTTP 429', /takes no more requests for now/],
  ['garbage', async () => new Response('<html>'), 'an answer that this app cannot read', undefined],
] as const)(
  'with %s says so in red and falls back to an estimate; a tap tries again',
  async (_name, answer, words, help) => {
    await nameRouteService();
    network.mockImplementation(answer);
    open();
    fireEvent.click(await routeButton());
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain(`Directions request failed due to ${words}`);
    if (help) expect(within(banner).getByText(help)).toBeTruthy();
    expect(fact('By road')).toBe('By roadabout 14 km');
    expect(network).toHaveBeenCalledOnce();
    network.mockImplementation(async () => answerOf(osrmAnswer(HERE, PLACE)));
    fireEvent.click(within(banner).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Route found: 12 km/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('falls back to the kept route before it estimates one, and says quietly why', async () => {
  await nameRouteService();
  network.mockImplementationOnce(async () => answerOf(osrmAnswer(HERE, PLACE)));
  open();
  fireEvent.click(await routeButton());
  await screen.findByText(/^Route found/);
  fireEvent.click(await routeButton('Update route'));
  const said = await screen.findByText(/^No route from .*routes\.example\.org.*: .*no connection/);
  expect([said.getAttribute('role'), screen.queryByRole('alert')]).toEqual(['status', null]);
  expect(screen.getByText(/^Kept on this phone, /)).toBeTruthy();
  expect(fact('By road')).toBe('By road12 km');
});

it('does not send the position by “Try again” after the consent was taken back', async () => {
  await nameRouteService();
  open();
  fireEvent.click(await routeButton());
  await screen.findByRole('alert');
  fireEvent.click(await screen.findByRole('button', { name: 'Stop sending my position' }));
  await screen.findByText('Your position no longer goes to a route service.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Estimate: 14 km/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect([network.mock.calls.length, await consentOf()]).toEqual([1, undefined]);
});

it('sends nothing where the consent is taken back while the phone still looks for its position', async () => {
  await nameRouteService();
  let find: (position: object) => void = () => undefined;
  const getCurrentPosition = (found: typeof find) => void (find = found);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  open();
  fireEvent.click(await routeButton());
  fireEvent.click(await screen.findByRole('button', { name: 'Stop sending my position' }));
  await screen.findByText('Your position no longer goes to a route service.');
  find({ coords: { latitude: HERE.lat, longitude: HERE.lng, accuracy: 10 } });
  await screen.findByText(/Estimate: 14 km/);
  expect([network.mock.calls.length, await consentOf()]).toEqual([0, undefined]);
});

it.each([
  ['refused', { code: 1 }, 'Unable to get your location. Please check your GPS settings.'],
  ['silent', { code: 3 }, 'Unable to get your location. Please check your GPS settings.'],
  ['broken', { lat: Number.NaN, lng: 85 }, 'Unable to get your location. Please check your GPS settings.'],
  ['missing', undefined, "Your browser doesn't support geolocation."],
] as const)('says in red that the position is %s', async (_name, place, words) => {
  standAt(place);
  open();
  fireEvent.click(await routeButton('How far is it from here?'));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

it('takes a position at 0, 0 for none', async () => {
  standAt({ lat: 0, lng: 0 });
  open();
  fireEvent.click(await routeButton('How far is it from here?'));
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain('Unable to get your location. Please check your GPS settings.');
  expect(onRoute.mock.lastCall?.[0]).toBeUndefined();
});

it('forgets routes and consent with the session', async () => {
  await nameRouteService();
  network.mockImplementation(async () => answerOf(osrmAnswer(HERE, PLACE)));
  open();
  fireEvent.click(await routeButton());
  await screen.findByText(/^Route found/);
  cleanup();
  await signOut();
  expect(await mainDb.settings.get(ROUTES_KEY)).toBeUndefined();
});

it('says which blocked roads the route passes, since when and how sure that is, and none beside it', async () => {
  await nameRouteService();
  network.mockImplementation(async () => answerOf(osrmAnswer(HERE, PLACE, { metres: 12_345, seconds: 3_900 })));
  const middle = { lati: (HERE.lat + PLACE.lat) / 2, long: HERE.lng };
  const road = (_id: string, more: Partial<ShownRoad>): ShownRoad => ({
    _id,
    kind: 'flooded',
    position: middle,
    state: 'reported',
    reportedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...more,
  });
  open([
    road('a', {}),
    road('b', { kind: 'bridge', state: 'confirmed' }),
    road('c', { position: { ...middle, long: HERE.lng + 0.001 } }),
    road('d', { state: 'lifted' }),
  ]);
  fireEvent.click(await routeButton());
  const alert = await screen.findByText(/^This route passes a blocked road/, { selector: 'p:first-child' });
  expect([...(alert.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'This route passes a blocked road reported 2 hours ago: flooded, not confirmed.',
    'This route passes a blocked road reported 2 hours ago: bridge out, confirmed.',
  ]);
});

it.each([
  ['confirmed', true, 'Show a way around (roads on this phone)'],
  ['reported', true, 'Avoid unconfirmed blocks too'],
  ['confirmed', false, undefined],
] as const)(
  'offers a way around a %s block on a service’s route by the roads on this phone, where there are some (%s)',
  async (state, hasRoads, offer) => {
    await nameRouteService({ roads: hasRoads });
    network.mockImplementation(async () => answerOf(osrmAnswer(HERE, PLACE)));
    open([
      {
        _id: 'a',
        kind: 'flooded',
        position: { lati: (HERE.lat + PLACE.lat) / 2, long: HERE.lng },
        state,
        reportedAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
    ]);
    fireEvent.click(await routeButton());
    await screen.findByText(/^This route passes a blocked road/);
    const offers = screen.queryAllByRole('button', { name: /^(Show a way around|Avoid unconfirmed)/ });
    expect(offers.map(({ textContent }) => textContent)).toEqual(offer === undefined ? [] : [offer]);
  },
);
