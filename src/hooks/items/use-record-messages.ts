import { useCallback, useEffect, useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { answerRequester, askMessages } from '../../data/commands/track/record-messages.ts';
import type { CallFailure } from '../../data/client/call.ts';
import {
  keptThread,
  ownAnswers,
  withOwnOf,
  type KeptThread,
  type ShownMessage,
} from '../../data/queries/items/record-messages.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';

/** Milliseconds: an older thread is shown with its age, unless there is a newer one to be had. */
const OLD_MS = 60 * 60_000;

export interface RecordThread {
  /** What is known, oldest first, with what waits on this phone; `undefined` while that is being read. */
  messages: readonly ShownMessage[] | undefined;
  /** Device time at which the server was asked last; `undefined`: never. */
  asOf: number | undefined;
  isAsking: boolean;
  /** Why the last question brought nothing. */
  failure: CallFailure | undefined;
  ask(): void;
  /** False: this phone could not save it. */
  answer(text: string): Promise<boolean>;
}

/**
 * What whoever sent a record and those who have it in hand write to each other, for the latter. The server is asked by itself where it is
 * known to have something that this phone has not read (`messagedAt`: when whoever sent it wrote last), or may have by now.
 */
export function useRecordMessages(recordId: string, messagedAt: string | undefined): RecordThread {
  const account = usePerson()?.id;
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  // Where the phone keeps nothing, the answer holds as long as the screen.
  const [told, setTold] = useState<KeptThread>();
  const known = useQuery(
    async () => ({ kept: await keptThread(recordId), own: await ownAnswers(recordId) }),
    [recordId, account],
  );
  const ask = useCallback(() => {
    setAsking(true);
    void askMessages(recordId).then((answer) => {
      setAsking(false);
      setFailure(answer.ok ? undefined : answer.failure);
      if (answer.ok) setTold(answer.value);
    });
  }, [recordId]);
  const thread = known?.kept ?? told;
  const isOld = thread !== undefined && systemClock.now() - thread.asOf > OLD_MS;
  const hasNews = known !== undefined && (isOld || (messagedAt !== undefined && !isRead(thread, messagedAt)));
  useEffect(() => (hasNews ? whenWorthIt(ask) : undefined), [hasNews, ask, messagedAt]);
  return {
    messages: known && withOwnOf(thread?.messages ?? [], known.own),
    asOf: thread?.asOf,
    isAsking,
    failure,
    ask,
    answer: async (text) => (await answerRequester(recordId, text)).ok,
  };
}

function isRead(thread: KeptThread | undefined, messagedAt: string): boolean {
  return thread?.messages.some(({ from, at }) => from === 'sender' && at >= messagedAt) ?? false;
}
