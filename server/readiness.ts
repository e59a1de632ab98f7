import type pg from 'pg';
import type { Clock } from '../contract/base/clock.ts';
import { countedTogether } from './figures/counted-together.ts';
import { isServersOwn } from './store/database/database-trouble.ts';
import { emptyReadyRows, writeReadyRow } from './store/database/ready-rows.ts';
import { withinTime } from './within-time.ts';

/** A database that takes longer to keep one row cannot be relied on. */
const WATCH_MS = 3_000;
/** Whoever asks more often waits for the same row: nobody is to make this server write without end. */
const PROBE_REST_MS = 50;
/** Rows of this process after which all are given back. */
const ROWS = 100;
/** Saves that may fail in a row: a failover breaks those that are under way. */
const FEW = 5;
/** Milliseconds after the last of them from which the probe's word counts alone: whom nobody sends anything any more cannot save. */
const REST_MS = 15_000;

/** Whether this process can keep something now. */
export interface Readiness {
  /** Throws unless it can. */
  probe(): Promise<void>;
  noteSaved(): void;
  /** Something was not kept; what is not for a reason of the server's own is no sign. */
  noteUnsaved(error: unknown): void;
}

/**
 * The probe does what a save does: on a connection of those that save, by a prepared statement, with a row that takes up room of the disk.
 *
 *   ready ── the probe fails ──▶ not ready ── the probe succeeds ──▶ ready
 *   ready ── more than a few saves fail in a row ──▶ not ready ── a save succeeds, or the probe does and no save failed for a while ──▶ ready
 *
 * After such a while the next save that fails is enough again.
 */
export function makeReadiness(pool: pg.Pool, clock: Clock, watchMs = WATCH_MS): Readiness {
  const backends = new WeakMap<pg.PoolClient, number>();
  let rows = 0;
  let savedAt = -Infinity;
  let failed = 0;
  let failedAt = -Infinity;
  let failure: unknown;

  const writeRow = async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const backend = await writeReadyRow(client);
      const before = backends.get(client) ?? backend;
      backends.set(client, backend);
      if (before !== backend) throw new SharedConnection();
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
    if (rows++ % ROWS === 0) await emptyReadyRows(pool).catch(() => undefined);
  };
  const probe = async () => {
    const startedAt = clock.now();
    try {
      await withinTime(writeRow(), watchMs);
    } catch (error) {
      // In a crowd it stands in the queue of those whose items are kept.
      const isQueued = pool.waitingCount > 0 && savedAt >= startedAt;
      if (!isQueued) throw new NotReady(error);
    }
    if (failed > FEW && clock.now() - failedAt < REST_MS) throw new NotReady(failure);
  };

  return {
    probe: countedTogether(PROBE_REST_MS, probe),
    noteSaved() {
      failed = 0;
      savedAt = clock.now();
    },
    noteUnsaved(error) {
      if (!isServersOwn(error)) return;
      failed += 1;
      failedAt = clock.now();
      failure = error;
    },
  };
}

/** Whatever the reason, who asks is told "not now". */
export class NotReady extends Error {
  /** Of the reason, where it has one. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super('nothing can be kept now', { cause });
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  }
}

/** A pooler that gives each statement another connection loses what was prepared and set on this one. */
class SharedConnection extends Error {
  readonly code = 'SHARED_CONNECTION';

  constructor() {
    super('the pooler is not in session mode');
  }
}
