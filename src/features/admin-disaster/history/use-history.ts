import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { history, type CallFailure, type HistoryEntry } from '../../../data/commands/admin/find-records.ts';
import { whenWorthIt } from '../../../hooks/shared/when-worth-it.ts';

interface History {
  /** Newest first; `undefined` until the first page is there. */
  entries: readonly HistoryEntry[] | undefined;
  hasMore: boolean;
  isAsking: boolean;
  failure: CallFailure | undefined;
  more(): void;
  again(): void;
}

interface Told {
  entries?: readonly HistoryEntry[];
  next?: string | undefined;
  failure?: CallFailure | undefined;
  isAsking: boolean;
}

type Acted = Pick<
  AdminReport,
  'shownStatus' | 'revision' | 'campaignRevision' | 'lane' | 'alertedAt' | 'resolvedAt' | 'image' | 'acts'
>;

/**
 * Says another thing whenever something has happened to the report. What waits is counted in, so that it is asked again once that has arrived;
 * but an act may be saved and arrive between two looks at this phone's storage, and is then known by what it did alone.
 */
export function historyStamp({ acts: { waiting }, ...shown }: Acted): string {
  const { shownStatus, revision, campaignRevision, lane, alertedAt, resolvedAt, image } = shown;
  const done = [shownStatus, revision, campaignRevision, lane, alertedAt, resolvedAt, image];
  return JSON.stringify([...done, ...waiting.map(({ itemId }) => itemId)]);
}

/** The pages of a record's history that were asked for so far. */
export function useHistory(id: string, stamp: string): History {
  const [told, setTold] = useState<Told>({ isAsking: true });
  /** Only the answer to what was asked last counts. */
  const asked = useRef(0);
  const ask = useCallback(
    async (cursor?: string) => {
      const turn = (asked.current += 1);
      setTold((old) => ({ ...old, isAsking: true }));
      const answer = await history(id, cursor);
      if (turn !== asked.current) return;
      setTold((old) => {
        if (!answer.ok) return { ...old, isAsking: false, failure: answer.failure };
        const before = cursor === undefined ? [] : (old.entries ?? []);
        return { entries: [...before, ...answer.value.rows], next: answer.value.next, isAsking: false };
      });
    },
    [id],
  );
  useEffect(() => whenWorthIt(() => void ask().catch(console.error)), [ask, stamp]);
  return {
    entries: told.entries,
    hasMore: told.next !== undefined,
    isAsking: told.isAsking,
    failure: told.failure,
    more: () => void ask(told.next).catch(console.error),
    again: () => void ask().catch(console.error),
  };
}
