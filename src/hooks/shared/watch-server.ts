import { capabilitiesAddress } from '../../../contract/calls/outbox-address.ts';
import { isApiElsewhere } from '../../data/client/api-host.ts';
import { onAnswer, onSilence, request } from '../../data/client/http.ts';
import { isOnlineNow, noteAnswering } from './use-online.ts';

/** Between two looks at whether the server answers; where it has answered something else meanwhile nothing is asked. */
const LOOK_EVERY_MS = 30_000;
const LOOK_LIMIT_MS = 10_000;

interface Watch {
  /** Somebody reads whether it answers: it is asked from time to time. Else only once something failed, and until it answers again. */
  isAsking: boolean;
}

let watchers = 0;
let isLooking = false;

/** Keeps what is known of the server up to its answers, whatever was asked, and to the lack of them. Answers what ends it. */
export function watchServer({ isAsking }: Watch): () => void {
  let hasAnswered = false;
  const again = () => {
    const isFresh = hasAnswered;
    hasAnswered = false;
    if (!isOnlineNow() || (isAsking && !isFresh)) void look();
  };
  const ends = [
    onAnswer(() => {
      hasAnswered = true;
      noteAnswering(true);
    }),
    // A large thing on a thin link fails where a small one does not: that is asked before anything is said.
    onSilence(() => {
      if (isOnlineNow()) void look();
    }),
  ];
  watchers += 1;
  const onOnline = () => void look();
  addEventListener('online', onOnline);
  if (isAsking) void look();
  const timer = setInterval(again, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    removeEventListener('online', onOnline);
    for (const end of ends) end();
    watchers -= 1;
    if (watchers === 0) noteAnswering(undefined);
  };
}

/** Asks it for the least that it has to say. */
async function look(): Promise<void> {
  if (isLooking || !navigator.onLine || document.visibilityState !== 'visible') return;
  isLooking = true;
  let hasAnswered = false;
  const forget = onAnswer(() => (hasAnswered = true));
  const answer = await request({ ...capabilitiesAddress, timeLimitMs: LOOK_LIMIT_MS });
  forget();
  isLooking = false;
  // `onAnswer` hears of the host alone: a login page in the way is no answer. One of another maker may not know what was asked.
  if (watchers > 0 && !hasAnswered) noteAnswering(isApiElsewhere() && answer.kind === 'answered');
}
