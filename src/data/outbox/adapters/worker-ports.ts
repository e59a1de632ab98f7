import type { OutboxPorts } from '../ports.ts';
import { cacheMirror } from './cache-mirror.ts';
import { commonPorts } from './common-ports.ts';
import { sha256Subtle } from './sha256-subtle.ts';
import { webLocks } from './web-locks.ts';

/** The engine's ports in the worker: there is one on secure origins only, where the browser has all it takes. */
export const workerPorts: OutboxPorts = {
  ...commonPorts,
  locks: webLocks(navigator.locks),
  mirror: cacheMirror,
  sha256: sha256Subtle,
};
