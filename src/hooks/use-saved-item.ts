import { exportItems, sendNow } from '../data/commands/outbox.ts';
import { hostGate, outboxItem } from '../data/queries/outbox.ts';
import { saveFile } from '../platform/share-file.ts';
import { shownItem, type ShownItem } from './shown-item.ts';
import { useNow } from './use-now.ts';
import { useQuery } from './use-query.ts';

export interface SavedItem {
  /** Absent when this phone does not have it any more. */
  item: ShownItem | undefined;
  now: number;
  send(): void;
  takeCopy(): void;
}

/** One item of the outbox, followed live. `undefined` while it is being read. */
export function useSavedItem(id: string): SavedItem | undefined {
  const now = useNow(1000);
  const found = useQuery(async () => ({ item: await outboxItem(id), gate: await hostGate() }), [id]);
  if (!found) return undefined;
  return {
    item: found.item && shownItem(found.item, found.gate),
    now,
    send: () => void sendNow(id).catch(console.error),
    takeCopy: () => void takeCopy([id]).catch(console.error),
  };
}

/** Hands a copy of items, whole, to the browser as a file. Answers the file's name. */
export async function takeCopy(ids?: readonly string[]): Promise<string> {
  const { name, text } = await exportItems(ids);
  saveFile(name, text);
  return name;
}
