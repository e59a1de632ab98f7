// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { osrmAnswer } from '../../../../tests/support/osrm-answers.ts';
import { nameRouteService, ROUTE_HOST, standAt } from '../../../../tests/support/route-service.ts';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { allowRoutesBy } from '../../../data/commands/volunteers/route-notes.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import { bringRouteForWork } from './route-for-work.ts';

const HERE = { lat: 25.7, lng: 85.14 };
const PLACE = { lat: 25.61, lng: 85.14 };
const network = vi.fn<() => Promise<Response>>();
let permission: string;
let count = 0;
/** Each is tried once a page. */
const another = () => `disaster-${(count += 1)}`;

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
  const id = another();
  await bringRouteForWork(id, PLACE);
  await bringRouteForWork(id, PLACE);
  expect(network).toHaveBeenCalledOnce();
  expect((await routeNotes())?.routes).toMatchObject([{ disasterId: id, route: { by: 'osrm', host: ROUTE_HOST } }]);
});

it('keeps the newest five', async () => {
  await allowRoutesBy(ROUTE_HOST);
  const ids = [another(), another(), another(), another(), another(), another()];
  for (const id of ids) await bringRouteForWork(id, PLACE);
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
  const id = another();
  await bringRouteForWork(id, PLACE);
  await bringRouteForWork(id, PLACE);
  expect(network).toHaveBeenCalledOnce();
  expect((await routeNotes())?.routes).toEqual([]);
});
