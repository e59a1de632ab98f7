import { hostGate, outboxItems, sealedCount, sealedOfEnded, unsentCount } from '../../data/queries/items/outbox.ts';
import { hiddenCount } from '../../data/queries/items/written.ts';
import { disasterOfItem } from '../../data/queries/items/item-disaster.ts';
import { photosWaiting } from '../../data/queries/items/photos-waiting.ts';
import { recovery, type Recovery } from '../../data/queries/items/recovery.ts';
import { shownItem } from '../../hooks/items/shown-item.ts';
import type { ListedItem } from './describe-item.ts';
import { outboxTexts } from '../../strings/shell/outbox.ts';

/** What the outbox's screen shows. */
export interface Found {
  items: ListedItem[];
  hasMore: boolean;
  /** Of what this person may see. */
  unsent: number;
  /** Photos that are not with the server yet, be their text. */
  photos: number;
  /** Items that wait, locked, for other people. Nothing more is told of them. */
  sealed: number;
  /** Items that wait, locked, for whoever was logged in here until the server ended that. */
  ended: number;
  /** Items that somebody else wrote and this phone has not sent yet. Nothing more is told of them. */
  hidden: number;
  recovered: Recovery | undefined;
}

export async function readOutbox(limit: number): Promise<Found> {
  const [items, gate, waiting, photos, allSealed, hidden, recovered, ended] = await Promise.all([
    outboxItems(limit + 1),
    hostGate(),
    unsentCount(),
    photosWaiting(),
    sealedCount(),
    hiddenCount(),
    recovery(),
    sealedOfEnded(),
  ]);
  const sealed = Math.max(0, allSealed - ended);
  // Read one after the other: something may have been sent in between.
  const unsent = Math.max(0, waiting - hidden);
  const shown = await Promise.all(
    items.slice(0, limit).map(async (item) => ({ ...shownItem(item, gate), about: await disasterOfItem(item) })),
  );
  return {
    items: needsYouFirst(shown),
    hasMore: items.length > limit,
    unsent,
    photos,
    sealed,
    ended,
    hidden,
    recovered,
  };
}

/** What a person has to act on comes first; the rest keeps its order. */
function needsYouFirst(items: ListedItem[]): ListedItem[] {
  const isStuck = (item: ListedItem) => item.state === 'needs-you';
  return [...items.filter(isStuck), ...items.filter((item) => !isStuck(item))];
}

export function summaryOf({ items, unsent, photos }: Found): string {
  if (unsent + photos > 0) return outboxTexts.stillHere(unsent, photos);
  return items.length > 0 ? outboxTexts.allSent : outboxTexts.nothingYet;
}
