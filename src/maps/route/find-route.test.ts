import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, ok } from '../../../contract/base/result.ts';
import { findRoute, type RouteProvider } from './find-route.ts';
import { keptProvider } from './providers.ts';
import type { AskRoute, Route } from './route.ts';

const wish = { from: { lat: 25.7, lng: 85.14 }, to: { lat: 25.61, lng: 85.14 } };
const route: Route = { by: 'estimate', metres: 1, seconds: 1, line: [], steps: [], ...wish, at: 0 };
const never = () => new Promise<never>(() => undefined);

/** What happened, and at which millisecond. */
let log: string[];
const note = (what: string) => log.push(`${Date.now()} ${what}`);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  log = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function provider(name: RouteProvider['name'], timeLimitMs: number, ask: AskRoute): RouteProvider {
  return {
    name,
    timeLimitMs,
    async load() {
      note(`${name} loads`);
      return (wanted, signal) => {
        note(`${name} is asked`);
        signal.addEventListener('abort', () => note(`${name} is called off`));
        return ask(wanted, signal);
      };
    },
  };
}

it('asks the first alone where it has a route, and loads no other', async () => {
  const search = await findRoute(wish, [
    provider('osrm', 10_000, async () => ok(route)),
    provider('estimate', 10_000, async () => ok(route)),
  ]);
  expect(search).toEqual({ found: { route, provider: 'osrm' }, failures: [] });
  expect(log).toEqual(['0 osrm loads', '0 osrm is asked']);
  expect(vi.getTimerCount()).toBe(0);
});

it('falls to the next one at a failure, after the time limit, and where its code cannot be brought', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const lost: RouteProvider = {
    name: 'osrm',
    timeLimitMs: 10_000,
    load: () => Promise.reject(new TypeError('no network')),
  };
  const searching = findRoute(wish, [
    provider('osrm', 10_000, never),
    provider('osrm', 5_000, async () => failed('NoRoute')),
    lost,
    provider('kept', 2_000, never),
    provider('estimate', 10_000, async () => ok(route)),
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await searching).toEqual({
    found: { route, provider: 'estimate' },
    failures: [
      { provider: 'osrm', status: 'timed-out' },
      { provider: 'osrm', status: 'NoRoute' },
      { provider: 'osrm', status: 'no-connection' },
      { provider: 'kept', status: 'timed-out' },
    ],
  });
  expect(log).toEqual([
    '0 osrm loads',
    '0 osrm is asked',
    '10000 osrm is called off',
    '10000 osrm loads',
    '10000 osrm is asked',
    '10000 kept loads',
    '10000 kept is asked',
    '12000 kept is called off',
    '12000 estimate loads',
    '12000 estimate is asked',
  ]);
  expect(warn).toHaveBeenCalledOnce();
});

it('counts the time that a provider’s code takes', async () => {
  const searching = findRoute(wish, [{ name: 'osrm', timeLimitMs: 10_000, load: never }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await searching).toEqual({ found: undefined, failures: [{ provider: 'osrm', status: 'timed-out' }] });
});

it.each([
  ['no number', { lat: Number.NaN, lng: 85 }],
  ['beyond all numbers', { lat: 25, lng: Number.POSITIVE_INFINITY }],
  ['0, 0', { lat: 0, lng: 0 }],
  ['beyond the pole', { lat: 90.1, lng: 85 }],
  ['beyond the antimeridian', { lat: 25, lng: -180.1 }],
])('asks nobody for a way from or to %s', async (_name, place) => {
  for (const odd of [
    { ...wish, from: place },
    { ...wish, to: place },
  ]) {
    const { found, failures } = await findRoute(odd, [provider('osrm', 10_000, async () => ok(route))]);
    expect([found, failures]).toEqual([undefined, [{ provider: 'osrm', status: 'no-place' }]]);
  }
  expect(log).toEqual([]);
});

it('takes the kept route where there is one', async () => {
  expect((await findRoute(wish, [keptProvider(async () => route)])).found).toEqual({ route, provider: 'kept' });
  expect(await findRoute(wish, [keptProvider(async () => undefined)])).toEqual({
    found: undefined,
    failures: [{ provider: 'kept', status: 'none' }],
  });
});

describe('with ways that are not open', () => {
  const through: Route = { ...route, metres: 2 };
  const isOpen = ({ route: { metres } }: { route: Route }) => metres !== 2;
  const blocked = async () => ok(through);
  const open = async () => ok(route);

  it('asks on until one is, and says of those before it that they are blocked', async () => {
    const providers = [provider('google', 10_000, blocked), provider('osrm', 10_000, open), provider('roads', 1, open)];
    expect(await findRoute(wish, providers, isOpen)).toEqual({
      found: { route, provider: 'osrm' },
      failures: [{ provider: 'google', status: 'blocked' }],
    });
  });

  it.each([
    ['no other', 'no-way'],
    ['others of the kind alone', undefined],
  ] as const)('has the first of them where there is %s: an estimate is not made', async (_name, failure) => {
    const roads = async () => (failure ? failed(failure) : ok({ ...through, seconds: 9 }));
    const providers = [
      provider('osrm', 10_000, blocked),
      provider('roads', 10_000, roads),
      provider('estimate', 1, open),
    ];
    expect(await findRoute(wish, providers, isOpen)).toEqual({
      found: { route: through, provider: 'osrm' },
      failures: failure ? [{ provider: 'roads', status: failure }] : [],
    });
    expect(log).not.toContain('0 estimate loads');
  });
});
