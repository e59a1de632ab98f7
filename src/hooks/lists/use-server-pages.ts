import { useEffect, useState } from 'react';
import type { Result } from '../../../contract/base/result.ts';
import type { Page } from '../../data/commands/accounts/approvals.ts';
import type { CallFailure } from '../../data/commands/admin/find-records.ts';
import { PART_ROWS } from './use-list-parts.ts';

/** Asks the server for a page of what fits; the same function each time. */
type Find<Row, Query> = (query: Query & { cursor?: string }) => Promise<Result<Page<Row>, CallFailure>>;

export interface ServerPages<Row> {
  /** Of one part of the list. */
  rows: readonly Row[];
  /** Rows before this part. */
  first: number;
  isAsking: boolean;
  failure: CallFailure | undefined;
  hasMore: boolean;
  /** Nothing fits what was looked for; these come close. */
  isNear: boolean;
  /** What comes next takes the place of these rows. */
  isFull: boolean;
  /** The next page, of the next part where this one is full; after a failure the same once more. */
  more(): void;
  /** To the part before this one. */
  back?: () => void;
}

/** A part of the list that was gone through: where it begins, and how many rows it has. */
interface EarlierPart {
  cursor: string | undefined;
  count: number;
}

interface Asked {
  /** The question without its page. */
  key: string;
  cursor: string | undefined;
  /** Parts before the one that the page belongs to. */
  earlier: readonly EarlierPart[];
  /** Of this question. */
  round: number;
}

interface Found<Row> {
  /** What was answered last. */
  asked: Asked;
  /** Of one part: where that begins, and what comes before it. */
  rows: readonly Row[];
  start: string | undefined;
  earlier: readonly EarlierPart[];
  /** The page to be asked for next. */
  next: string | undefined;
  near?: true | undefined;
  failure?: CallFailure | undefined;
}

type Wish = Pick<Asked, 'cursor' | 'earlier'>;
const beginning: Wish = { cursor: undefined, earlier: [] };
const nothing = { rows: [], start: undefined, earlier: [], next: undefined };

/** The same one each time, for who asks only when the rows have changed. */
const none: readonly never[] = [];

/** What the server finds, a page at a time, and no more of it at once than `PART_ROWS` and a page. */
export function useServerPages<Row extends { _id: string }, Query>(
  find: Find<Row, Query>,
  query: Query,
): ServerPages<Row> {
  const key = JSON.stringify(query);
  const [wish, setWish] = useState<Asked>({ ...beginning, key, round: 0 });
  const [last, setLast] = useState<Found<Row>>();
  const isGoingOn = wish.key === key && last?.asked.key === key;
  const { cursor, earlier, round } = isGoingOn ? wish : { ...beginning, round: 0 };
  useEffect(() => {
    let isOpen = true;
    const asked = { key, cursor, earlier, round };
    const question = { ...(JSON.parse(key) as Query), ...(cursor !== undefined && { cursor }) };
    void find(question).then((answer) => {
      if (isOpen) setLast((before) => afterAnswer(before?.asked.key === key ? before : nothing, asked, answer));
    });
    return () => {
      isOpen = false;
    };
  }, [find, key, cursor, earlier, round]);
  const found = last?.asked.key === key ? last : undefined;
  const isAsking = found?.asked.round !== round;
  const ask = (next: Wish) => {
    if (!isAsking) setWish({ ...next, key, round: round + 1 });
  };
  const before = found?.earlier.at(-1);
  return {
    rows: found?.rows ?? none,
    first: (found?.earlier ?? []).reduce((sum, { count }) => sum + count, 0),
    isAsking,
    failure: isAsking ? undefined : found.failure,
    hasMore: found?.next !== undefined,
    isNear: found?.near === true,
    isFull: found !== undefined && isFull(found),
    more: () => found && ask(found.failure ? found.asked : pageAfter(found)),
    ...(found && before && { back: () => ask({ cursor: before.cursor, earlier: found.earlier.slice(0, -1) }) }),
  };
}

function pageAfter({ rows, start, earlier, next }: Found<unknown>): Wish {
  return { cursor: next, earlier: isFull({ rows }) ? [...earlier, { cursor: start, count: rows.length }] : earlier };
}

function isFull({ rows }: Pick<Found<unknown>, 'rows'>): boolean {
  return rows.length >= PART_ROWS;
}

function afterAnswer<Row extends { _id: string }>(
  before: Omit<Found<Row>, 'asked'>,
  asked: Asked,
  answer: Awaited<ReturnType<Find<Row, unknown>>>,
): Found<Row> {
  if (!answer.ok) return { ...before, asked, failure: answer.failure };
  const { rows, next, near } = answer.value;
  const isSamePart = asked.earlier.length === before.earlier.length;
  return isSamePart
    ? { ...before, asked, rows: joined(before.rows, rows), next, near, failure: undefined }
    : { asked, rows, start: asked.cursor, earlier: asked.earlier, next, near };
}

/** A record that was changed between two pages may come in both. */
function joined<Row extends { _id: string }>(rows: readonly Row[], more: readonly Row[]): Row[] {
  return [...new Map([...rows, ...more].map((row) => [row._id, row])).values()];
}
