import type { BrowserContext, Page } from 'playwright/test';
import type { Relay } from './relay.ts';

/** Where this browser has its one subscription, and the keys that it was asked for one with, in base64url, the latest last. */
const KEPT = 'test-subscription';
const ASKED = 'test-subscribed-with';

/**
 * A push service that is no further than the phone: subscriptions are made up, and kept as long as the browser's storage. `isStuck`: it never
 * answers, as some do.
 */
export async function stubPushService(context: BrowserContext, isStuck = false): Promise<void> {
  await context.addInitScript(
    ({ kept, asked, stuck }) => {
      const keys = () => JSON.parse(localStorage.getItem(asked) ?? '[]') as string[];
      const bytesOf = (key: string) => {
        const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        return Uint8Array.from(text, (character) => character.charCodeAt(0));
      };
      const textOf = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const made = (endpoint: string) => ({
        endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytesOf(keys().at(-1) ?? '').buffer },
        getKey: (name: PushEncryptionKeyName) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
        toJSON: () => ({ endpoint, keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) } }),
        unsubscribe: async () => {
          localStorage.removeItem(kept);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => {
          const endpoint = localStorage.getItem(kept);
          return endpoint === null ? null : made(endpoint);
        },
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          localStorage.setItem(asked, JSON.stringify([...keys(), textOf(applicationServerKey)]));
          if (stuck) return new Promise(() => undefined);
          const endpoint = `https://fcm.googleapis.com/fcm/send/${Math.random().toString(36).slice(2)}`;
          localStorage.setItem(kept, endpoint);
          return made(endpoint);
        },
      });
    },
    { kept: KEPT, asked: ASKED, stuck: isStuck },
  );
}

/** The keys that this browser was asked for subscriptions with, the latest last. */
export async function subscribedWith(page: Page): Promise<string[]> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), ASKED)) ?? '[]') as string[];
}

/**
 * What the browser has been told of notifications, and what a person answers when it asks: the tests' own browsers show no questions.
 * `answer` undefined: the question is put away.
 */
export async function stubPermission(
  context: BrowserContext,
  permission: NotificationPermission,
  answer?: NotificationPermission,
): Promise<void> {
  await context.addInitScript(
    ({ first, answered }) => {
      const key = 'test-permission';
      const now = () => localStorage.getItem(key) ?? first;
      Object.defineProperty(Notification, 'permission', { get: now });
      Object.defineProperty(Notification, 'requestPermission', {
        value: async () => {
          if (answered !== undefined && now() === 'default') localStorage.setItem(key, answered);
          return now();
        },
      });
    },
    { first: permission, answered: answer },
  );
}

export interface KnownDevice {
  email: string | null;
  endpoint: string;
  language: string | null;
  lat: number | null;
}

/** The devices that the server can push to. */
export function knownDevices(relay: Relay) {
  return relay.query<KnownDevice>(
    `SELECT a.email, d.token::json ->> 'endpoint' AS endpoint, d.language, d.lat
     FROM devices d LEFT JOIN sessions s ON s.id = d.session_id LEFT JOIN accounts a ON a.id = s.account_id ORDER BY d.id`,
  );
}
