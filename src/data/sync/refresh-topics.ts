import type { ListName } from '../../../contract/calls/changes-address.ts';
import type { NewsTopic } from '../../../contract/enumerations.ts';
import { listsInUse } from '../queries/lists/lists-in-use.ts';
import { refreshLists } from './refresh-lists.ts';
import { tellTopicNews } from './topic-news.ts';
import { refreshOverview } from './refresh-overview.ts';

const LIST_OF: Partial<Record<NewsTopic, ListName>> = { reports: 'reports', aid: 'aid', ngos: 'ngos' };

/** Milliseconds between two refreshes: on a busy day there is news every other second, and the link may be thin. */
const REST_MS = 3_000;

let next: Set<NewsTopic> | undefined;
let running: Promise<boolean> | undefined;
let rest: Promise<void> | undefined;

/**
 * Brings to this device what these topics are about; what is asked for meanwhile comes after, in one go. Answers whether the server is
 * there. What became of one's own acts is no news: that is asked for when they have arrived.
 */
export function refreshTopics(topics: readonly NewsTopic[]): Promise<boolean> {
  next = new Set([...(next ?? []), ...topics]);
  running ??= untilDone();
  return running;
}

async function untilDone(): Promise<boolean> {
  let isThere = false;
  while (next) {
    await rest;
    const topics = next;
    next = undefined;
    isThere = await bring(topics);
    rest = new Promise((rested) => setTimeout(rested, REST_MS));
  }
  // Here and not behind the promise: what is asked for in between would wait for the next news.
  running = undefined;
  return isThere;
}

async function bring(topics: ReadonlySet<NewsTopic>): Promise<boolean> {
  // The overview counts all of it.
  // Storage that refuses is told by the screens that read it.
  const overview = await refreshOverview({ isNews: true }).catch(() => undefined);
  if (overview?.ok === false && isAway(overview.failure.kind)) return false;
  const inUse = await listsInUse();
  const lists = [...topics].flatMap((topic) => LIST_OF[topic] ?? []).filter((name) => inUse.includes(name));
  tellTopicNews(topics);
  await refreshLists(lists, { isAsked: true, isNews: true });
  return true;
}

function isAway(kind: string): boolean {
  return kind === 'unreachable' || kind === 'timed-out' || kind === 'not-ours';
}
