import type pg from 'pg';
import type { InsertedCall } from '../../../contract/calls/queued.ts';
import type { BodyOf } from '../../../contract/calls/queued-table.ts';
import type { CheckedItem } from '../../item.ts';
import { nameColumns, recordTables, type Column, type RecordTable } from './columns.ts';
import { EPOCH } from './receipts.ts';

/** An item with the answer that its receipt will keep. */
export interface NewItem {
  item: CheckedItem;
  answer: string;
}

/** What a new item is answered, and its receipt keeps: taken into the main lane, or put aside for an admin's look. */
export function statusOf({ lane }: CheckedItem): number {
  return lane === 'triage' ? 202 : 201;
}

type AnyBody = BodyOf[InsertedCall];

/**
 * Keeps new items: each one's effect and receipt, or neither, whatever else runs. The receipt's primary
 * key decides who is first (R1); who comes second waits for the first to end and inserts nothing.
 * Returns the ids that were new, each with the database's epoch by then. All items belong to one call, no id twice.
 */
export async function insertItems(
  db: pg.Pool | pg.PoolClient,
  call: InsertedCall,
  items: readonly NewItem[],
  receivedAt: number,
): Promise<Map<string, string>> {
  const { text, travelling } = statements[call];
  // Two batches that share ids take their locks in the same order, or they would wait for each other.
  const ordered = items.toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1));
  const values = [...travelling.map(({ of }) => ordered.map(of)), call, receivedAt];
  const { rows } = await db.query<{ id: string; epoch: string }>({ name: `insert-${call}`, text, values });
  return new Map(rows.map(({ id, epoch }) => [id, epoch]));
}

/** One array of the statement: one value for each item. */
interface Travelling {
  name: string;
  type: string;
  of(entry: NewItem): string | number | null;
}

interface Statement {
  text: string;
  travelling: readonly Travelling[];
}

const receiptArrays: readonly Travelling[] = [
  { name: 'id', type: 'uuid', of: ({ item }) => item.id },
  { name: 'owner', type: 'text', of: ({ item }) => item.owner },
  { name: 'digest', type: 'text', of: ({ item }) => item.digest },
  { name: 'status', type: 'integer', of: ({ item }) => statusOf(item) },
  { name: 'answer', type: 'text', of: ({ answer }) => answer },
];
const laneArray: Travelling = { name: 'lane', type: 'text', of: ({ item }) => item.lane ?? 'main' };
const readByArray: Travelling = { name: 'read_by', type: 'integer', of: ({ item }) => item.readBy ?? null };
const bodyArray: Travelling = { name: 'body', type: 'text', of: ({ item }) => item.text };

function arraysOf<Body extends AnyBody>(columns: readonly Column<Body>[]): Travelling[] {
  // Items of one call have that call's bodies.
  return columns.map(({ name, type, of }) => ({ name, type, of: ({ item }) => of(item.body as Body) }));
}

/**
 * Every array stands for one column and is unfolded side by side with the others; the arrays are in the order of
 * their ids, and so are the locks. The wide ones are unfolded once, only the narrow ids pass from step to step.
 */
function statementOf(
  travelling: readonly Travelling[],
  effect: (parts: EffectParts) => string,
  { also, isOwned }: { also?: ((parts: EffectParts) => string) | undefined; isOwned?: true } = {},
): Statement {
  const unfolded = (names: readonly string[]) => {
    const parameters = names.map((name) => {
      const index = travelling.findIndex((array) => array.name === name);
      return `$${index + 1}::${travelling[index]?.type}[]`;
    });
    return `unnest(${parameters.join(', ')}) AS item (${names.join(', ')})`;
  };
  const call = `$${travelling.length + 1}::text`;
  const received = `to_timestamp($${travelling.length + 2}::double precision / 1000)`;
  const receipt = receiptArrays.map(({ name }) => name);
  // An account stays until its item is kept: whoever deletes it finds the receipt then. Of one that is gone nothing is kept.
  const senders = `
    sender AS (
      SELECT id FROM accounts WHERE id IN (SELECT owner::uuid FROM ${unfolded(['owner'])}) ORDER BY id FOR NO KEY UPDATE
    ),`;
  const text = `
    WITH ${isOwned ? senders : ''}
    fresh AS (
      INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
      SELECT id, owner, ${call}, digest, status, answer, ${received} FROM ${unfolded(receipt)}
      ${isOwned ? 'WHERE owner::uuid IN (SELECT id FROM sender)' : ''}
      ON CONFLICT (id) DO NOTHING
      RETURNING id
    ),
    effect AS (${effect({ unfolded, received })})${
      also
        ? `,
    also AS (${also({ unfolded, received })})`
        : ''
    }
    SELECT id, ${EPOCH} AS epoch FROM fresh`;
  return { text, travelling };
}

interface EffectParts {
  /** A FROM item with these columns of the items. */
  unfolded(names: readonly string[]): string;
  /** The server's time. */
  received: string;
}

/** Each item becomes a record of its own. */
function recording<Body extends AnyBody>({
  table,
  receivedColumn,
  columns,
  isReadAgain,
  isOncePerValue,
  alsoMakes,
}: RecordTable<Body>): Statement {
  const arrays = [...(isReadAgain ? [readByArray] : []), ...arraysOf(columns)];
  const own = arrays.map(({ name }) => name);
  const made = [...(isReadAgain ? [readByArray.name] : []), ...columns.map(({ name, as }) => as?.(name) ?? name)].join(
    ', ',
  );
  return statementOf(
    [...receiptArrays, bodyArray, laneArray, ...arrays, ...arraysOf(alsoMakes?.columns ?? [])],
    ({ unfolded, received }) => `
      INSERT INTO ${table} (id, owner, body, lane, ${receivedColumn}, ${own.join(', ')})
      SELECT id, owner, body, lane, ${received}, ${made} FROM ${unfolded(['id', 'owner', 'body', 'lane', ...own])}
      WHERE id IN (SELECT id FROM fresh)
      ${isOncePerValue ? 'ON CONFLICT DO NOTHING' : ''}`,
    { also: alsoMakes && (({ unfolded, received }) => alsoMakes.insert(unfolded, received)) },
  );
}

/**
 * Of all names that an account was ever given the one with the latest `changedAt` stays, whatever the order they arrive
 * in; of two with the same time, which no order tells apart, the one that sorts last. A phone's clock that is ahead makes no
 * name stay longer: none is later than its arrival.
 */
function naming(): Statement {
  return statementOf(
    [...receiptArrays, ...arraysOf(nameColumns)],
    ({ unfolded, received }) => `
      UPDATE accounts SET name = latest.name, sought = NULL, name_changed_at = latest.changed_at, changed_at = change_time()
      FROM (
        SELECT DISTINCT ON (owner)
          owner::uuid AS account, name, LEAST(to_timestamp(changed_at / 1000), ${received}) AS changed_at
        FROM ${unfolded(['id', 'owner', 'name', 'changed_at'])}
        WHERE id IN (SELECT id FROM fresh)
        ORDER BY owner, item.changed_at DESC, name DESC
      ) AS latest
      WHERE accounts.id = latest.account
        AND (latest.changed_at, latest.name) > (COALESCE(name_changed_at, '-infinity'), accounts.name)`,
    { isOwned: true },
  );
}

const statements: Readonly<Record<InsertedCall, Statement>> = {
  reportDisaster: recording(recordTables.reportDisaster),
  requestAid: recording(recordTables.requestAid),
  sendContactMessage: recording(recordTables.sendContactMessage),
  subscribeNewsletter: recording(recordTables.subscribeNewsletter),
  updateAccount: naming(),
};
