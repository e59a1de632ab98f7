import { askedAddresses } from '../../../contract/calls/asked-addresses.ts';
import { newsTopics, type NewsTopic } from '../../../contract/enumerations.ts';
import { phoneSession } from '../client/phone-session.ts';
import { streamLines, type StreamEnd } from '../client/stream-lines.ts';
import { isOneOf, parseRecord } from '../outbox/answer/read-json.ts';
import { refreshTopics } from './refresh-topics.ts';

/** `live`: told at once of what changes; `asking`: asked every minute; `offline`: nobody answers. */
export type NewsState = 'live' | 'asking' | 'offline';

/** The server gives a sign of life every 20 seconds. */
const SILENCE_MS = 45_000;
/** Between two questions where nothing is streamed. */
const ASK_EVERY_MS = 60_000;
/**
 * A stream that ended is opened again: soon where it had been of use, later and later where each ends at its beginning, or where nobody
 * answers.
 */
const AGAIN_MS = 2_000;

let state: NewsState = 'asking';
const listeners = new Set<() => void>();
let followers = 0;
let following: AbortController | undefined;
let hurry = () => {};

export function newsState(): NewsState {
  return state;
}

/** For React's `useSyncExternalStore`. */
export function onNewsState(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/**
 * Follows the server's news, once in a page however many ask; who asks while another does makes it try again now.
 *
 *   ┌─▶ stream ──line──▶ live: refresh what it names
 *   │     │ ended: soon again
 *   │     ▼ refused, unreachable, silent from the start
 *   └── asking: refresh all, and try to stream again after a minute; sooner the first times where nobody is there
 *
 * Answers what ends it.
 */
export function followNews(): () => void {
  followers += 1;
  hurry();
  if (following === undefined) {
    following = new AbortController();
    void follow(following.signal);
  }
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    followers -= 1;
    if (followers > 0) return;
    following?.abort();
    following = undefined;
    tell('asking');
  };
}

/** Tries again now where the next try is some time off: the server has just been there. */
export function askForNews(): void {
  hurry();
}

async function follow(signal: AbortSignal): Promise<void> {
  for (let inVain = 0; !signal.aborted;) {
    const { end, lines } = await stream(signal);
    if (signal.aborted) return;
    if (end.kind === 'ended' && lines > 0) {
      inVain = lines > 1 ? 0 : inVain + 1;
      await pause(laterAndLater(inVain), signal);
      continue;
    }
    const isThere = await refreshTopics(newsTopics);
    if (signal.aborted) return;
    tell(isThere ? 'asking' : 'offline');
    inVain = isThere ? 0 : inVain + 1;
    await pause(isThere ? ASK_EVERY_MS : laterAndLater(inVain), signal);
  }
}

function laterAndLater(inVain: number): number {
  return Math.min(AGAIN_MS * 2 ** inVain, ASK_EVERY_MS);
}

async function stream(signal: AbortSignal): Promise<{ end: StreamEnd; lines: number }> {
  const session = await phoneSession();
  if (session?.state !== 'active') return { end: { kind: 'refused', status: 401 }, lines: 0 };
  let lines = 0;
  const end = await streamLines({
    path: askedAddresses.followNews.path,
    headers: { authorization: `Bearer ${session.token}` },
    silenceMs: SILENCE_MS,
    signal,
    onLine(line) {
      lines += 1;
      tell('live');
      // What changed while nobody listened was told to nobody.
      const topics = lines === 1 ? newsTopics : topicsIn(line);
      if (topics.length > 0) void refreshTopics(topics);
    },
  });
  return { end, lines };
}

/** Deaf to topics that a newer server adds. */
function topicsIn(line: string): NewsTopic[] {
  const changed = parseRecord(line)?.['changed'];
  if (!Array.isArray(changed)) return [];
  return changed.filter((topic): topic is NewsTopic => typeof topic === 'string' && isOneOf(topic, newsTopics));
}

function tell(next: NewsState): void {
  if (state === next) return;
  state = next;
  for (const changed of listeners) changed();
}

/** Until then, or until there is hurry. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      hurry = () => {};
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
    hurry = over;
  });
}
