import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../contract/base/result.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import type { CallFailure } from '../../data/commands/accounts/session.ts';
import { openIncident } from '../../data/queries/lists/disasters.ts';
import { loadUntilThere } from '../shared/load-until-there.ts';
import { useListCopy, type ListCopy } from './use-list-copy.ts';
import { useStored, type Stored } from '../shared/use-stored.ts';

const LISTS = ['reports', 'aid'] as const;

export type FoundDisaster =
  | { kind: 'loading' }
  /** `isOld`: nobody could be asked whether it still is so. */
  | { kind: 'shown'; disaster: ReportView; isOld: boolean }
  /** It was merged into this one, which stands for both. */
  | { kind: 'merged'; into: ReportView }
  /** Not public, or no longer there. */
  | { kind: 'none' }
  /** Never seen on this phone, and the server does not answer. */
  | { kind: 'away' };

/**
 * One disaster's public face: at once what came with the link, then this device's copy, then, where that has none, the server.
 * One who opens it by a link from elsewhere need not wait for the whole list. `outline` came with the link.
 */
export function useDisaster(
  id: string,
  outline: ReportView | undefined,
): { found: FoundDisaster; copy: ListCopy | undefined; retry(): void } {
  const copy = useListCopy(LISTS);
  const kept = keptIn(useStored(() => openIncident(id), [id]));
  const { answer, ask } = useAnswer(id, kept === null);
  // A phone that keeps a part need not get it by asking for the list.
  const isLacking = kept === null && answer?.ok === true && answer.value !== null;
  useListThatLacks(isLacking && copy?.kept === undefined, copy);
  const retry = () => {
    copy?.refresh();
    ask();
  };
  return { found: foundIn(id, { kept, outline, answer }), copy, retry };
}

/**
 * For screens on which something is done under this very id, a place taken or a donation given: of a merged one the facts of what stands for
 * it, under the id that was asked for.
 */
export function underOwnId(id: string, found: FoundDisaster): Exclude<FoundDisaster, { kind: 'merged' }> {
  return found.kind === 'merged' ? { kind: 'shown', disaster: { ...found.into, _id: id }, isOld: false } : found;
}

/** A phone whose storage hangs or refuses has no copy. */
function keptIn(stored: Stored<ReportView | null>): ReportView | null | undefined {
  if (stored.kind === 'reading') return undefined;
  return stored.kind === 'ready' ? stored.value : null;
}

type Answer = Result<ReportView | null, CallFailure>;

interface Sources {
  kept: ReportView | null | undefined;
  outline: ReportView | undefined;
  answer: Answer | undefined;
}

function foundIn(id: string, { kept, outline, answer }: Sources): FoundDisaster {
  const known = kept ?? (answer?.ok === true ? answer.value : undefined);
  if (known)
    return known._id === id ? { kind: 'shown', disaster: known, isOld: false } : { kind: 'merged', into: known };
  if (answer?.ok) return { kind: 'none' };
  if (outline) return { kind: 'shown', disaster: outline, isOld: answer !== undefined };
  return { kind: answer === undefined ? 'loading' : 'away' };
}

/**
 * What the server has and this phone's list does not is there without a network only once the list is as new: a list of a moment ago is
 * not asked for again by itself.
 */
function useListThatLacks(isLacking: boolean, copy: ListCopy | undefined): void {
  const refresh = useRef<() => void>(undefined);
  useEffect(() => {
    refresh.current = copy?.refresh;
  });
  const isRead = copy !== undefined;
  useEffect(() => {
    if (isLacking && isRead) refresh.current?.();
  }, [isLacking, isRead]);
}

/** What the server says; asked while it is needed. */
function useAnswer(id: string, isNeeded: boolean): { answer: Answer | undefined; ask(): void } {
  const [answer, setAnswer] = useState<Answer>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOpen = true;
    void loadUntilThere(() => import('./ask-server.ts'))
      .then(({ askServer }) => askServer(id))
      .then((told) => {
        if (isOpen) setAnswer(told);
      });
    return () => {
      isOpen = false;
      setAnswer(undefined);
    };
  }, [id, isNeeded, round]);
  return { answer, ask: () => setRound((old) => old + 1) };
}
