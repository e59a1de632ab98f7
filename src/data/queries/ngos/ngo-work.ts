import { actItems } from '../admin/own-acts.ts';
import type { ActItem } from '../admin/act-items.ts';
import { actsAmong } from '../admin/act-items.ts';
import { ngoWorkCopy } from './ngo-work-copy.ts';

/** Acts that change it. */
const CHANGING: ReadonlySet<string> = new Set(['actOnAid.reject', 'actOnAid.reconsider', 'actOnAid.take']);
/** And what is done, or answered to a disaster. */
const FULFILLING = 'actOnAid.need';
const ANSWERING = 'answerDisaster.';

/** How many acts have arrived since this device heard of the NGO's work, and when it asked. Never rejects. */
export async function unknownNgoWork(): Promise<{ arrived: number; asOf: number | undefined }> {
  const asOf = (await ngoWorkCopy())?.asOf;
  const acts = await actsSince(asOf ?? 0);
  const isOfWork = (what: string) => CHANGING.has(what) || what === FULFILLING || what.startsWith(ANSWERING);
  const arrived = acts.filter(({ item, what }) => item.state === 'sent' && isOfWork(what));
  return { arrived: arrived.length, asOf };
}

/** Ids of the requests that this NGO has put aside, what this phone has done since included. Never rejects. */
export async function rejectedAid(): Promise<ReadonlySet<string>> {
  const copy = await ngoWorkCopy();
  return rejectedAfter(copy?.work.rejected ?? [], await actsSince(copy?.asOf ?? 0));
}

/** What is put aside once these acts are done, oldest first. */
export function rejectedAfter(
  known: readonly string[],
  acts: readonly Pick<ActItem, 'about' | 'what'>[],
): ReadonlySet<string> {
  const rejected = new Set(known);
  for (const { about, what } of acts) {
    if (what === 'actOnAid.reject') rejected.add(about);
    else if (CHANGING.has(what)) rejected.delete(about);
  }
  return rejected;
}

async function actsSince(asOf: number): Promise<ActItem[]> {
  return actsAmong(await actItems(asOf).catch(() => []));
}
