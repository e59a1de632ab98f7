import type { OutboxMirror } from '../ports.ts';

/** A browser without a place for second copies. */
export const noMirror: OutboxMirror = {
  ids: async () => [],
  get: async (ids) => ids.map(() => undefined),
  put: async () => undefined,
  remove: async () => undefined,
};
