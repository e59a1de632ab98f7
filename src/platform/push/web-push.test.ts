import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWebPush, webPushAddress } from './web-push.ts';

/** Two keys of a server: 65 bytes each, in base64url. */
const [KEY, OTHER_KEY] = [`B${'a'.repeat(85)}I`, `B${'-_'.repeat(42)}kI`];

/** The keys that the browser was asked for subscriptions by, and how often one was ended. */
let askedFor: Uint8Array[];
let ended = 0;
let kept: object | null;
let isStuck: boolean;

function subscription(applicationServerKey: Uint8Array, at: number) {
  return {
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => ({ endpoint: `https://push.test/${at}`, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      ended += 1;
      kept = null;
    },
  };
}

const pushManager = {
  getSubscription: async () => kept,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    askedFor.push(applicationServerKey);
    if (isStuck) return new Promise(() => undefined);
    return (kept = subscription(applicationServerKey, askedFor.length));
  },
};

beforeEach(() => {
  [askedFor, ended, kept, isStuck] = [[], 0, null, false];
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const addressOf = (at: number) =>
  JSON.stringify({ endpoint: `https://push.test/${at}`, keys: { p256dh: 'p', auth: 'a' } });

it('asks for a subscription by the server’s key, and keeps the one that is there', async () => {
  expect(await webPushAddress(OTHER_KEY, false)).toBe(addressOf(1));
  expect(await webPushAddress(OTHER_KEY, false)).toBe(addressOf(1));
  expect(askedFor.map((bytes) => Buffer.from(bytes).toString('base64url'))).toEqual([OTHER_KEY]);
});

it('a stale one, or one by another key of a server, is ended before a new one is asked for', async () => {
  await webPushAddress(KEY, false);
  expect(await webPushAddress(KEY, true)).toBe(addressOf(2));
  expect(await webPushAddress(OTHER_KEY, false)).toBe(addressOf(3));
  expect(ended).toBe(2);
});

it('a push service that never answers is given up after half a minute', async () => {
  vi.useFakeTimers();
  isStuck = true;
  const told = vi.fn();
  void webPushAddress(KEY, false).then(told);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('ends what there is, and nothing where there is none', async () => {
  await endWebPush();
  await webPushAddress(KEY, false);
  await endWebPush();
  expect([ended, kept]).toEqual([1, null]);
});
