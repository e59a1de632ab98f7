// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isoTime } from '../../../../contract/base/clock.ts';
import { osrmAnswer } from '../../../../tests/support/osrm-answers.ts';
import { nameRouteService, ROUTE_HOST, standAt } from '../../../../tests/support/route-service.ts';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { reportRoadBlock } from '../../../data/commands/roads/road-blocks.ts';
import { allowRoutesBy, keepRoute } from '../../../data/commands/volunteers/route-notes.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import { bringRouteForWork, type AcceptedWork } from './route-for-work.ts';

const HERE = { lat: 25.7, lng: 85.14 };
const PLACE = { lat: 25.61, lng: 85.14 };
const ACCEPTED_AT = Date.now() - 60_000;
const IN_A_MINUTE = isoTime(Date.now() + 60_000);
const network = vi.fn<() => Promise<Response>>();
let permission: string;
let count = 0;
/** Each is tried once a page. */
function another(): AcceptedWork {
  count += 1;
  return { _id: `work-${count}`, disasterId: `disaster-${count}`, decidedAt: isoTime(ACCEPTED_AT) };
}

/** Another way, that the phone found by itself. */
const kept = (at: number) => ({ by: 'roads', at, line: [HERE, { ...HERE, lng: 85.2 }, PLACE] });

interface Visit {
  decidedAt: string;
  broughtFor?: boolean;
}

beforeEach(async () => {
  await makeVolunteerPhone();
  await nameRouteService();
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(async () => Response.json(osrmAnswer(HERE, PLACE)));
  permission = 'granted';
  const permissions = { query: async () => ({ state: permission }) };
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
  standAt(HERE);
});

afterEach(async () => {
  await signOut();
  vi.unstubAllGlobals();
});

it('keeps the way to an accepted disaster, asked for once, where the volunteer agreed to this service', async () => {
  await allowRoutesBy(ROUTE_HOST);
  const work = another();
  await bringRouteForWork(work, PLACE);
  await bringRouteForWork(work, PLACE);
  expect(network).toHaveBeenCalledOnce();
  const { disasterId } = work;
  expect((await routeNotes())?.routes).toMatchObject([{ disasterId, route: { by: 'osrm', host: ROUTE_HOST } }]);
});

it('asks again when a disaster is accepted of which a way is kept, and again when it is accepted anew', async () => {
  await allowRoutesBy(ROUTE_HOST);
  const work = another();
  await keepRoute(work.disasterId, kept(ACCEPTED_AT - 1));
  await bringRouteForWork(work, PLACE);
  expect(network).toHaveBeenCalledOnce();
  expect((await routeNotes())?.routes).toMatchObject([{ route: { by: 'osrm' } }]);
  await bringRouteForWork({ ...work, _id: another()._id, decidedAt: IN_A_MINUTE }, PLACE);
  expect(network).toHaveBeenCalledTimes(2);
});

it.each([
  ['the way was looked at since', { decidedAt: isoTime(ACCEPTED_AT) }],
  ['that is done, be the server’s clock ahead or not', { decidedAt: IN_A_MINUTE, broughtFor: true }],
])('asks nothing at the next visit where %s', async (_name, { decidedAt, broughtFor }: Visit) => {
  await allowRoutesBy(ROUTE_HOST);
  const work = { ...another(), decidedAt };
  await keepRoute(work.disasterId, kept(ACCEPTED_AT + 1), broughtFor ? { broughtFor: work._id } : {});
  await bringRouteForWork(work, PLACE);
  expect(network).not.toHaveBeenCalled();
});

it('waits for a network where there is none, and brings the way then', async () => {
  await allowRoutesBy(ROUTE_HOST);
  const work = another();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await bringRouteForWork(work, PLACE);
  expect(network).not.toHaveBeenCalled();
  onLine.mockRestore();
  await bringRouteForWork(work, PLACE);
  expect((await routeNotes())?.routes).toHaveLength(1);
});

it('gives no way around a road block of one’s own up for one that leads over it', async () => {
  await allowRoutesBy(ROUTE_HOST);
  const work = another();
  await keepRoute(work.disasterId, kept(0));
  await reportRoadBlock({ place: { lati: HERE.lat - 0.02, long: HERE.lng }, kind: 'flooded' });
  await bringRouteForWork(work, PLACE);
  expect(network).toHaveBeenCalledOnce();
  expect(await routeNotes()).toMatchObject({ broughtFor: work._id, routes: [{ route: { by: 'roads' } }] });
});

it('keeps the newest five', async () => {
  await allowRoutesBy(ROUTE_HOST);
  const all = [another(), another(), another(), another(), another(), another()];
  for (const work of all) await bringRouteForWork(work, PLACE);
  const ids = all.map(({ disasterId }) => disasterId);
  expect((await routeNotes())?.routes.map(({ disasterId }) => disasterId)).toEqual(ids.slice(1).reverse());
});

it('asks nobody without consent, with one for another service, or where the browser would ask', async () => {
  await bringRouteForWork(another(), PLACE);
  await allowRoutesBy('other.example.org');
  await bringRouteForWork(another(), PLACE);
  await allowRoutesBy(ROUTE_HOST);
  permission = 'prompt';
  await bringRouteForWork(another(), PLACE);
  expect(network).not.toHaveBeenCalled();
  expect((await routeNotes())?.routes).toEqual([]);
});

it('keeps nothing where there is no route, and does not ask again by itself', async () => {
  await allowRoutesBy(ROUTE_HOST);
  network.mockRejectedValue(new TypeError('no network'));
  const work = another();
  await bringRouteForWork(work, PLACE);
  await bringRouteForWork(work, PLACE);
  expect(network).toHaveBeenCalledOnce();
  expect((await routeNotes())?.routes).toEqual([]);
});
