import type pg from 'pg';
import type { NewsTopic } from '../../../contract/enumerations.ts';
import { listedChanges, type Scope } from '../lists/changes.ts';

/** What followers of one scope are told of one topic by. */
export type Channel = `${Scope} ${NewsTopic}`;

/** What the latest changes of a channel are told from others by: as of the place asked for, and of the next one. */
export type Marks = { readonly [Name in Channel]?: readonly [told: string, next: string] };

interface Read {
  marks: Marks;
  /** Where the next marks begin, by the clock of changes. */
  next: string;
}

/** SQL: time of each change that this channel is told of. */
const sources: readonly (readonly [Channel, string])[] = [
  ...(['reports', 'aid', 'ngos'] as const).flatMap((list) =>
    (['all', 'public'] as const).map((scope) => [`${scope} ${list}`, listedChanges(list, scope)] as const),
  ),
  ['all accounts', 'SELECT changed_at FROM accounts'],
  ['all messages', 'SELECT changed_at FROM contact_messages'],
  ['all work', 'SELECT changed_at FROM acceptances'],
  ['all roads', 'SELECT changed_at FROM road_blocks'],
  ['public roads', 'SELECT changed_at FROM road_blocks'],
];

/** Behind all that is settled. */
const NEXT = `(SELECT settled - interval '1 ms' FROM change_clock)`;
/** In the index, so that nothing older is read. */
const RECENT = `changed_at > LEAST($1::timestamptz, ${NEXT})`;

const MILLISECONDS = '(extract(epoch FROM changed_at) * 1000)::bigint';
const markOf = (after: string) =>
  `concat(count(*) FILTER (WHERE changed_at > ${after}), ' ', sum(${MILLISECONDS}) FILTER (WHERE changed_at > ${after}))`;

const text = `
  SELECT next::text AS next, (
    SELECT coalesce(json_object_agg(channel, json_build_array(told, kept)), '{}') FROM (
      SELECT channel, ${markOf('coalesce($1::timestamptz, next)')} AS told, ${markOf('next')} AS kept
      FROM (${sources.map(([channel, from]) => `SELECT '${channel}' AS channel, changed_at FROM (${from}) AS source WHERE ${RECENT}`).join(' UNION ALL ')}) AS change
      GROUP BY channel) AS marked) AS marks
  FROM (SELECT ${NEXT} AS next) AS times`;

/**
 * A change may come to light later than one with a later place: so marks are of all that changed since what is settled, and not of the
 * latest one alone. `since`: the `next` of the last reading.
 */
export async function readMarks(pool: pg.Pool, since: string | undefined): Promise<Read> {
  const { rows } = await pool.query<Read>({ name: 'news-marks', text, values: [since ?? null] });
  if (rows[0] === undefined) throw new Error('no marks');
  return rows[0];
}
