import type pg from 'pg';
import { isoTime, type Clock } from '../../contract/base/clock.ts';
import type { Figures } from '../../contract/calls/figures.ts';
import { countFigures } from '../store/admin/figures.ts';
import { keptFor } from './kept-for.ts';

/** Milliseconds that a count serves everybody: anyone may ask for it. */
const KEPT_MS = 60_000;

/** The figures as of a minute ago at most. */
export function currentFigures(pool: pg.Pool, clock: Clock): () => Promise<Figures> {
  return keptFor(KEPT_MS, clock, async (now) => ({ ...(await countFigures(pool)), at: isoTime(now) }));
}
