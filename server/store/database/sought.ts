import type pg from 'pg';
import { APOSTROPHES, folded, wordsIn } from '../../../contract/search/folded.ts';
import { numbersIn, tailsWritten } from '../../../contract/search/phone-tails.ts';
import { inTransaction } from './server-state.ts';

/** Characters of a word that are compared. */
const LONGEST_WORD = 64;

export function cut(word: string): string {
  return Array.from(word).slice(0, LONGEST_WORD).join('');
}

/** By what a record is found that says this: its folded words and the tails of its numbers, a blank between two. */
export function soughtIn(texts: readonly unknown[]): string {
  const words = new Set<string>();
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    const plain = folded(text);
    // Of d'Ivoire, people type the end alone as well.
    const apart = folded(text.replaceAll(APOSTROPHES, ' '));
    for (const word of [...wordsIn(plain), ...(apart === plain ? [] : wordsIn(apart))]) words.add(cut(word));
    for (const tail of numbersIn(plain).flatMap(({ readings }) => readings.flat().flatMap(tailsWritten)))
      words.add(tail);
  }
  return [...words].join(' ');
}

/** SQL: the column `sought` out of what `soughtIn` answers: as they are, whatever the database's locale takes for a letter. */
export function asSought(value: string): string {
  return `array_to_tsvector(string_to_array(${value}, ' '))`;
}

type Members = Readonly<Record<string, unknown>>;

/** A report's texts, and those that were put right. */
export function textsOfReport(body: Members, revised: Members = {}): unknown[] {
  const members = ['address', 'description', 'name', 'contactNumber', 'assistanceRequired'];
  return members.flatMap((member) => [body[member], revised[member]]);
}

/** An aid request's texts, what is needed, and where it is registered too. */
export function textsOfAid(body: Members, requirements: readonly { type?: unknown }[]): unknown[] {
  const { location, description, name, contactNumber, disasterType, elsewhere } = body;
  const { source, number } = Object(elsewhere) as Members;
  const needs = requirements.map(({ type }) => type);
  return [location, description, name, contactNumber, disasterType, source, number, ...needs];
}

export function textsOfMessage({ name, email, message }: Members): unknown[] {
  return [name, email, message];
}

export function textsOfDonation({ donorName, email, phone, purpose }: Members): unknown[] {
  return [donorName, email, phone, purpose];
}

/** Of an organization what everybody is told, of others what an admin knows. */
export function textsOfAccount({ name, email, role, organizationName, city, address, focusAreas }: Members): unknown[] {
  if (role !== 'ngo') return [name, email];
  return [organizationName ?? name, city, address, ...(Array.isArray(focusAreas) ? (focusAreas as unknown[]) : [])];
}

interface Table {
  table: string;
  /** SQL: what the columns are read from, where that is more than the table. */
  from?: string;
  /** SQL: what `textsOf` needs of a row. */
  columns: string;
  textsOf(row: Members): unknown[];
}

const tables: readonly Table[] = [
  {
    table: 'reports',
    columns: 'body, revised',
    textsOf: ({ body, revised }) => textsOfReport(readBody(body), Object(revised) as Members),
  },
  {
    table: 'aid_requests',
    columns: 'body, requirements',
    textsOf: ({ body, requirements }) =>
      textsOfAid(
        readBody(body),
        Array.isArray(requirements) ? requirements.map((line) => Object(line) as Members) : [],
      ),
  },
  { table: 'contact_messages', columns: 'body', textsOf: ({ body }) => textsOfMessage(readBody(body)) },
  { table: 'donations', columns: 'donor_name AS "donorName", email, phone, purpose', textsOf: textsOfDonation },
  {
    table: 'accounts',
    from: 'accounts LEFT JOIN ngo_profiles ON ngo_profiles.id = accounts.id',
    columns: `name, email, role, organization_name AS "organizationName", city, address, focus_areas AS "focusAreas"`,
    textsOf: textsOfAccount,
  },
];

/** What cannot be read is found by its reference alone. */
function readBody(body: unknown): Members {
  try {
    return Object(JSON.parse(String(body))) as Members;
  } catch {
    return {};
  }
}

/** Rows of a transaction: few milliseconds, so that nobody who changes one of them waits. */
const PART = 500;

/**
 * Fills `sought` where it is not filled: of what a server before this one kept, and of what was put right since. Returns of how many rows.
 */
export async function fillSought(pool: pg.Pool, isStopping: () => boolean = () => false): Promise<number> {
  let all = 0;
  for (const table of tables) {
    let filled: readonly string[] | undefined;
    while (filled === undefined || (filled.length === PART && !isStopping())) {
      // Behind the last one: from the beginning each part would read past all that are filled.
      const behind = filled?.at(-1) ?? NO_ID;
      filled = await inTransaction(pool, (client) => fillPart(client, table, behind));
      all += filled.length;
    }
  }
  return all;
}

/** Before every other. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The ids of the rows that were filled, in order. */
async function fillPart(
  client: pg.PoolClient,
  { table, from = table, columns, textsOf }: Table,
  behind: string,
): Promise<string[]> {
  const { rows } = await client.query<Members & { id: string }>({
    name: `unsought-${table}`,
    text: `SELECT ${table}.id, ${columns} FROM ${from} WHERE sought IS NULL AND ${table}.id > $1
           ORDER BY ${table}.id LIMIT ${PART} FOR NO KEY UPDATE OF ${table} SKIP LOCKED`,
    values: [behind],
  });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await client.query({
    name: `fill-sought-${table}`,
    text: `UPDATE ${table} SET sought = ${asSought('filled.words')}
           FROM unnest($1::uuid[], $2::text[]) AS filled (id, words) WHERE ${table}.id = filled.id`,
    values: [ids, rows.map((row) => soughtIn(textsOf(row)))],
  });
  return ids;
}
