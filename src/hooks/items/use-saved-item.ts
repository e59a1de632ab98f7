import { exportItems, sendNow } from '../../data/commands/items/outbox.ts';
import { publicConfig } from '../../data/queries/config.ts';
import { hostGate, outboxItem } from '../../data/queries/items/outbox.ts';
import { saveFile } from '../../platform/share-file.ts';
import { shownItem, type ShownItem } from './shown-item.ts';
import { useNow } from '../shared/use-now.ts';
import { useStored, type Stored } from '../shared/use-stored.ts';

export interface SavedItem {
  /** Absent when this phone does not have it any more. */
  item: ShownItem | undefined;
  now: number;
  /** In a demonstration nothing that is sent reaches anybody. */
  isDemo: boolean;
  send(): void;
  takeCopy(): void;
}

/** One item of the outbox, followed live. */
export function useSavedItem(id: string): Stored<SavedItem> {
  const now = useNow(1000);
  const stored = useStored(
    async () => ({ item: await outboxItem(id), gate: await hostGate(), config: await publicConfig() }),
    [id],
  );
  if (stored.kind !== 'ready') return stored;
  const { item, gate, config } = stored.value;
  return {
    kind: 'ready',
    value: {
      item: item && shownItem(item, gate),
      now,
      isDemo: config.demo,
      send: () => void sendNow(id).catch(console.error),
      takeCopy: () => void takeCopy([id]).catch(console.error),
    },
  };
}

/** Hands a copy of items, whole, to the browser as a file. Answers the file's name. */
export async function takeCopy(ids?: readonly string[]): Promise<string> {
  const { name, text } = await exportItems(ids);
  saveFile(name, text);
  return name;
}
