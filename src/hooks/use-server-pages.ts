import { useEffect, useState } from 'react';
import type { Result } from '../../contract/base/result.ts';
import type { Page } from '../data/commands/approvals.ts';
import type { CallFailure } from '../data/commands/find-records.ts';

/** Asks the server for a page of what fits; the same function each time. */
type Find<Row, Query> = (query: Query & { cursor?: string }) => Promise<Result<Page<Row>, CallFailure>>;

export interface ServerPages<Row> {
  rows: readonly Row[];
  isAsking: boolean;
  failure: CallFailure | undefined;
  hasMore: boolean;
  /** The next page; after a failure the same once more. */
  more(): void;
}

interface Asked {
  /** The question without its page. */
  key: string;
  cursor: string | undefined;
  /** Of this question. */
  round: number;
}

interface Found<Row> {
  /** What was answered last. */
  asked: Asked;
  rows: readonly Row[];
  /** The page to be asked for next. */
  next: string | undefined;
  failure?: CallFailure | undefined;
}

/** The same one each time, for who asks only when the rows have changed. */
const none: readonly never[] = [];

/** What the server finds, a page at a time. */
export function useServerPages<Row extends { _id: string }, Query>(
  find: Find<Row, Query>,
  query: Query,
): ServerPages<Row> {
  const key = JSON.stringify(query);
  const [wish, setWish] = useState<Asked>({ key, cursor: undefined, round: 0 });
  const [last, setLast] = useState<Found<Row>>();
  const isGoingOn = wish.key === key && last?.asked.key === key;
  const { cursor, round } = isGoingOn ? wish : { cursor: undefined, round: 0 };
  useEffect(() => {
    let isOpen = true;
    const asked = { key, cursor, round };
    const question = { ...(JSON.parse(key) as Query), ...(cursor !== undefined && { cursor }) };
    void find(question).then((answer) => {
      if (isOpen) setLast((before) => afterAnswer(before?.asked.key === key ? before.rows : [], asked, answer));
    });
    return () => {
      isOpen = false;
    };
  }, [find, key, cursor, round]);
  const found = last?.asked.key === key ? last : undefined;
  const isAsking = found?.asked.round !== round;
  return {
    rows: found?.rows ?? none,
    isAsking,
    failure: isAsking ? undefined : found.failure,
    hasMore: found?.next !== undefined,
    more() {
      if (!isAsking) setWish({ key, cursor: found.next, round: round + 1 });
    },
  };
}

function afterAnswer<Row extends { _id: string }>(
  rows: readonly Row[],
  asked: Asked,
  answer: Awaited<ReturnType<Find<Row, unknown>>>,
): Found<Row> {
  return answer.ok
    ? { asked, rows: joined(rows, answer.value.rows), next: answer.value.next }
    : { asked, rows, next: asked.cursor, failure: answer.failure };
}

/** A record that was changed between two pages may come in both. */
function joined<Row extends { _id: string }>(rows: readonly Row[], more: readonly Row[]): Row[] {
  return [...new Map([...rows, ...more].map((row) => [row._id, row])).values()];
}
