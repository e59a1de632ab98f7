import type pg from 'pg';
import type { QueuedCallName } from '../../contract/calls/outbox.ts';
import type { BodyOf, CheckedItem } from '../item.ts';
import { recordTables, type Column, type RecordTable } from './columns.ts';

/** An item with the answer that its receipt will keep. */
export interface NewItem {
  item: CheckedItem;
  answer: string;
}

/** Status of every success that a receipt keeps. */
export const CREATED = 201;

type AnyBody = BodyOf[QueuedCallName];

/**
 * Keeps new items: each one's record and receipt, or neither, whatever else runs. The receipt's primary
 * key decides who is first (R1); who comes second waits for the first to end and inserts nothing.
 * Returns the ids that were new. All items belong to one call, no id twice.
 */
export async function insertItems(
  db: pg.Pool | pg.PoolClient,
  call: QueuedCallName,
  items: readonly NewItem[],
  receivedAt: number,
): Promise<Set<string>> {
  const { text, columns } = statements[call];
  // Two batches that share ids take their locks in the same order, or they would wait for each other.
  const ordered = items.toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1));
  const list = <Value>(of: (entry: NewItem) => Value) => ordered.map(of);
  const values = [
    list(({ item }) => item.id),
    list(({ item }) => item.owner),
    list(({ item }) => item.digest),
    list(({ answer }) => answer),
    list(({ item }) => item.text),
    ...columns.map((column) => list(({ item }) => column.of(item.body))),
    call,
    receivedAt,
  ];
  const { rows } = await db.query<{ id: string }>({ name: `insert-${call}`, text, values });
  return new Set(rows.map(({ id }) => id));
}

interface Statement {
  text: string;
  columns: readonly Column<AnyBody>[];
}

const RECEIPT_COLUMNS: [string, string][] = [
  ['id', 'uuid'],
  ['owner', 'text'],
  ['digest', 'text'],
  ['answer', 'text'],
];
const RECORD_COLUMNS: [string, string][] = [['body', 'text']];

/**
 * Every array stands for one column and is unfolded side by side with the others; the arrays are in the order of
 * their ids, and so are the locks. The wide ones are unfolded once, only the narrow ids pass from step to step.
 */
function statementFor<Body>({ table, receivedColumn, columns }: RecordTable<Body>): string {
  const own = columns.map(({ name, type }): [string, string] => [name, type]);
  const travelling = [...RECEIPT_COLUMNS, ...RECORD_COLUMNS, ...own];
  const parameter = (name: string) => {
    const index = travelling.findIndex(([column]) => column === name);
    return `$${index + 1}::${travelling[index]?.[1]}[]`;
  };
  const unfolded = (names: string[]) => `unnest(${names.map(parameter).join(', ')}) AS item (${names.join(', ')})`;
  const receipt = RECEIPT_COLUMNS.map(([name]) => name);
  const record = ['id', 'owner', 'body', ...own.map(([name]) => name)];
  const call = `$${travelling.length + 1}::text`;
  const received = `to_timestamp($${travelling.length + 2}::double precision / 1000)`;
  const made = columns.map(({ name, as }) => as?.(name) ?? name).join(', ');
  return `
    WITH fresh AS (
      INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
      SELECT id, owner, ${call}, digest, ${CREATED}, answer, ${received} FROM ${unfolded(receipt)}
      ON CONFLICT (id) DO NOTHING
      RETURNING id
    ),
    record AS (
      INSERT INTO ${table} (id, owner, body, ${receivedColumn}, ${own.map(([name]) => name).join(', ')})
      SELECT id, owner, body, ${received}, ${made} FROM ${unfolded(record)} WHERE id IN (SELECT id FROM fresh)
    )
    SELECT id FROM fresh`;
}

function statementOf<Body extends AnyBody>(table: RecordTable<Body>): Statement {
  return { text: statementFor(table), columns: table.columns };
}

const statements: Readonly<Record<QueuedCallName, Statement>> = {
  reportDisaster: statementOf(recordTables.reportDisaster),
  requestAid: statementOf(recordTables.requestAid),
};
