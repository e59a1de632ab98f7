/** Parts of the app that a phone keeps, by what its person does: `scripts/lib/app-sets.mjs`. */
export type SetName = 'core' | 'public' | 'volunteer' | 'admin' | 'ngo' | 'base-map';

/**
 * What a page may tell the service worker. A leaf: page code and the worker may import it.
 *
 * SKIP_WAITING  the person wants the new version now (workbox-window's own word)
 * drain         the page is going to sleep with items unsent: go on with them
 * keep          fetch what is missing of these sets, and answer like `missing`
 * missing       answer with how many kilobytes of these sets are not on the phone, on the port sent along
 * version       answer with what tells one build from another, on the port sent along
 */
const types = ['SKIP_WAITING', 'drain', 'keep', 'missing', 'version'] as const;

export interface WorkerMessage {
  type: (typeof types)[number];
  /** Of `keep` and `missing`. */
  sets?: readonly SetName[];
}

/** Anything may arrive. By hand, since a schema would be a kilobyte of the worker. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return types.some((known) => known === type);
}

/** The tag of the Background Sync that asks for a drain. */
export const syncTag = 'outbox';

/**
 * What the worker may tell a page.
 *
 * open    the person tapped a notification: show this path, and answer on the port sent along
 * pushed  a push came while the page is looked at
 */
export type PageMessage =
  | { type: 'open'; path: string }
  | { type: 'pushed'; title: string; body: string; path: string };
