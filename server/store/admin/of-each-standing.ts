import type pg from 'pg';
import type { ListName } from '../../../contract/calls/changes-address.ts';
import { aidStatuses, displayStatuses, lanes } from '../../../contract/enumerations.ts';
import { readCounts } from './kept-counts.ts';
import type { Scope } from '../lists/changes.ts';

/**
 * How many records there are for this scope of each lane and standing: `main active`. What was merged into another is of none. Of
 * organizations those that are approved are counted, whoever asks: no phone's part is of others.
 */
export async function ofEachStanding(pool: pg.Pool, list: ListName, scope: Scope): Promise<Record<string, number>> {
  const counted = await readCounts(pool);
  if (list === 'ngos') return { 'main approved': counted('accounts ngo approved') };
  const publicStandings = list === 'reports' ? (['active', 'resolved'] as const) : aidStatuses;
  const standings = scope === 'public' ? publicStandings : list === 'reports' ? displayStatuses : aidStatuses;
  return Object.fromEntries(
    (scope === 'public' ? (['main'] as const) : lanes).flatMap((lane) =>
      standings.map((standing) => {
        const name = `${list} ${lane} ${standing}`;
        return [`${lane} ${standing}`, list === 'aid' ? counted(name, `${name} urgent`) : counted(name)];
      }),
    ),
  );
}
