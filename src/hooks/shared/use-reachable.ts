import { useEffect, useState } from 'react';
import { capabilitiesAddress } from '../../../contract/calls/outbox-address.ts';
import { onAnswer, request } from '../../data/client/http.ts';
import { useOnline } from './use-online.ts';

/** Between two looks at whether the server answers; where it has answered something else meanwhile nothing is asked. */
const LOOK_EVERY_MS = 30_000;
const LOOK_LIMIT_MS = 10_000;

/**
 * Whether the server can be reached, as its last answer or the lack of one tells: a phone in a network of which nothing leads to it is
 * not online. Until something is known it is what the browser believes.
 */
export function useReachable(): boolean {
  const isOnline = useOnline();
  const [isAnswering, setAnswering] = useState(true);
  useEffect(() => (isOnline ? watchServer(setAnswering) : undefined), [isOnline]);
  return isOnline && isAnswering;
}

function watchServer(tell: (isAnswering: boolean) => void): () => void {
  let isOver = false;
  let hasAnswered = false;
  const forget = onAnswer(() => {
    hasAnswered = true;
    tell(true);
  });
  const look = async () => {
    const isFresh = hasAnswered;
    hasAnswered = false;
    if (isFresh || document.visibilityState !== 'visible') return;
    await request({ ...capabilitiesAddress, timeLimitMs: LOOK_LIMIT_MS });
    // `onAnswer` hears of the host alone: a login page in the way is no answer.
    if (!isOver && !hasAnswered) tell(false);
  };
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
    forget();
  };
}
