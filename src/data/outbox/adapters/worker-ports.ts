import type { OutboxPorts } from '../ports.ts';
import { cacheMirror } from './cache-mirror.ts';
import { commonPorts } from './common-ports.ts';
import { OUTBOX_NAME } from '../outbox-name.ts';
import { RawDatabase } from './raw-database.ts';
import { rawStore } from './raw-store.ts';
import { sha256Subtle } from './sha256-subtle.ts';
import { webLocks } from './web-locks.ts';

export const workerDatabase = new RawDatabase(OUTBOX_NAME);

/** The engine's ports in the worker: there is one on secure origins only, where the browser has all it takes. */
export const workerPorts: OutboxPorts = {
  ...commonPorts,
  store: rawStore(workerDatabase),
  locks: webLocks(navigator.locks),
  mirror: cacheMirror,
  sha256: sha256Subtle,
};
