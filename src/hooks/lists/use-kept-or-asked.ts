import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../contract/base/result.ts';
import type { CallFailure } from '../../data/commands/accounts/session.ts';
import { loadUntilThere } from '../shared/load-until-there.ts';
import { useStored, type Stored } from '../shared/use-stored.ts';
import type { ListCopy } from './use-list-copy.ts';

/** `null`: the server has none of that id to show. */
export type Answer<Value> = Result<Value | null, CallFailure>;

/** How the server is asked for one record by its id; the same function each time. */
type Ask<Value> = (server: typeof import('./ask-server.ts'), id: string) => Promise<Answer<Value>>;

interface Wanted<Value> {
  id: string;
  /** From this device's copy of the list; null where that has none. */
  read(): Promise<Value | null>;
  copy: ListCopy | undefined;
  askServer: Ask<Value>;
}

interface KeptOrAsked<Value> {
  /** Undefined while it is being read. */
  kept: Value | null | undefined;
  /** What the server says of one that this device's copy lacks; undefined until it does. */
  answer: Answer<Value> | undefined;
  /** Asks once more, for the list too. */
  retry(): void;
}

/** One record: as this device's copy of its list has it, else as the server tells it alone. */
export function useKeptOrAsked<Value>({ id, read, copy, askServer }: Wanted<Value>): KeptOrAsked<Value> {
  const kept = keptIn(useStored(read, [id]));
  const [answer, setAnswer] = useState<Answer<Value>>();
  const [round, setRound] = useState(0);
  const isNeeded = kept === null;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOpen = true;
    void loadUntilThere(() => import('./ask-server.ts'))
      .then((server) => askServer(server, id))
      .then((told) => {
        if (isOpen) setAnswer(told);
      });
    return () => {
      isOpen = false;
      setAnswer(undefined);
    };
  }, [id, isNeeded, round, askServer]);
  // A phone that keeps a part need not get it by asking for the list.
  const isLacking = isNeeded && answer?.ok === true && answer.value !== null;
  useListThatLacks(isLacking && copy?.kept === undefined, copy);
  const retry = () => {
    copy?.refresh();
    setRound((old) => old + 1);
  };
  return { kept, answer, retry };
}

/** A phone whose storage hangs or refuses has no copy. */
function keptIn<Value>(stored: Stored<Value | null>): Value | null | undefined {
  if (stored.kind === 'reading') return undefined;
  return stored.kind === 'ready' ? stored.value : null;
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
