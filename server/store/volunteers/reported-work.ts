import type pg from 'pg';
import type { WorkState } from '../../../contract/enumerations.ts';
import type { AnnouncedPhotos } from '../../../contract/entities/photo.ts';
import type { WorkListed } from '../../../contract/work-lists.ts';
import { announcedWith } from '../photos/work-photos.ts';
import type { Searched } from '../database/common-words.ts';
import { fitsWords, idsOfReference, MOST_WORDS, NOTHING_SPLIT } from '../database/word-search.ts';

/** Work whose volunteer says that it is done, or of which an admin has said so. */
export interface KeptReportedWork {
  id: string;
  disasterId: string;
  state: WorkState;
  arrivedAt: Date | null;
  doneAt: Date | null;
  endedAt: Date | null;
  volunteerId: string;
  volunteerName: string;
  phone: string | null;
  photos: AnnouncedPhotos[] | null;
}

const REPORTED = `
  SELECT acceptances.id, disaster_id AS "disasterId", state, arrived_at AS "arrivedAt", done_at AS "doneAt", ended_at AS "endedAt",
         accounts.id AS "volunteerId", accounts.name AS "volunteerName", profile.phone,
         ${announcedWith('acceptance_id', 'acceptances.id')} AS photos
  FROM acceptances JOIN accounts ON accounts.id = account_id
  LEFT JOIN volunteer_profiles AS profile ON profile.id = accounts.id`;

/** `search`: words of the volunteer's name and of the disaster, or a reference of the disaster or of a certificate. */
export interface WorkWanted extends Searched {
  state: WorkListed;
  after?: readonly [ms: number, id: string] | undefined;
  count: number;
}

/** What waits for an admin, the longest waiting first; what was decided about, the latest first. */
export async function findReportedWork(pool: pg.Pool, wanted: WorkWanted): Promise<KeptReportedWork[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const [at, isAfter, order] = wanted.state === 'done' ? ['done_at', '>', ''] : ['ended_at', '<', 'DESC'];
  // Each word is one of the name or of the disaster: people look for somebody on something.
  const { search = '', isNear } = wanted;
  const words =
    idsIn(search) === undefined ? (search.match(/\S*[\p{L}\p{N}]\S*/gu)?.slice(0, MOST_WORDS) ?? []) : [search];
  const where = [
    `state = '${wanted.state}'`,
    ...(search.trim() !== '' && words.length === 0 ? ['false'] : []),
    ...words.map(
      (word) => `acceptances.id = ANY (ARRAY (${workWith({ search: word, isNear }, value).join(' UNION ALL ')}))`,
    ),
  ];
  if (wanted.after !== undefined) {
    const [ms, id] = wanted.after;
    where.push(
      `(${at}, acceptances.id) ${isAfter} (to_timestamp(${value(ms)}::double precision / 1000), ${value(id)}::uuid)`,
    );
  }
  const { rows } = await pool.query<KeptReportedWork>(
    `${REPORTED} WHERE ${where.join(' AND ')} ORDER BY ${at} ${order}, acceptances.id ${order} LIMIT ${value(wanted.count)}`,
    values,
  );
  return rows;
}

/** Ids of the work that one word finds, each way by an index. */
function workWith({ search: word = '', isNear }: Searched, value: (of: unknown) => string): string[] {
  const fits = (row: string, has: (query: string) => string) =>
    fitsWords(
      word,
      {
        sought: `${row}.sought`,
        unfilled: { is: `${row}.sought IS NULL`, has },
        id: `${row}.id`,
        split: NOTHING_SPLIT,
        isNear,
      },
      value,
    ).join(' AND ');
  const isPerson = fits('person', (query) => `words_in(person.name) @@ ${query}`);
  const isDisaster = fits('report', (query) => `report.search @@ ${query}`);
  const ways = [
    `SELECT id FROM acceptances WHERE account_id = ANY (ARRAY (SELECT id FROM accounts AS person WHERE ${isPerson}))`,
    `SELECT id FROM acceptances WHERE disaster_id = ANY (ARRAY (SELECT id FROM reports AS report WHERE ${isDisaster}))`,
  ];
  const ids = idsIn(word);
  if (ids === undefined) return ways;
  const between = `BETWEEN ${value(ids[0])}::uuid AND ${value(ids[1])}::uuid`;
  return [
    ...ways,
    `SELECT acceptance_id FROM certificates WHERE id ${between}`,
    `SELECT id FROM acceptances WHERE disaster_id ${between}`,
  ];
}

/** An id as a certificate's address ends with it, or a reference. */
function idsIn(word: string): readonly [from: string, to: string] | undefined {
  const [id] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(word) ?? [];
  return id === undefined ? idsOfReference(word) : [id, id];
}

export async function findReported(client: pg.PoolClient, id: string): Promise<KeptReportedWork | undefined> {
  const { rows } = await client.query<KeptReportedWork>({
    name: 'find-reported',
    text: `${REPORTED} WHERE acceptances.id = $1`,
    values: [id],
  });
  return rows[0];
}
