import type pg from 'pg';
import type { Figures } from '../../../contract/calls/figures.ts';
import { readCounts } from './kept-counts.ts';

/** What everybody may know: how many there are, and nothing about any of them. */
export async function countFigures(pool: pg.Pool): Promise<Omit<Figures, 'at'>> {
  const countOf = await readCounts(pool);
  return {
    disasters: countOf('reports main active', 'reports main resolved'),
    requests: countOf('aid main fulfilled', 'aid main fulfilled urgent'),
    volunteers: countOf('accounts volunteer approved'),
    ngos: countOf('accounts ngo approved'),
  };
}
