import { itemActions, type ItemActions } from './item-actions.ts';
import type { ShownItem } from './shown-item.ts';
import { useSavedItem, type SavedItem } from './use-saved-item.ts';
import type { Stored } from './use-stored.ts';

/** `useSavedItem` with what can be done with the item. */
export function useFollowedItem(id: string): Stored<SavedItem & { item: (ShownItem & ItemActions) | undefined }> {
  const saved = useSavedItem(id);
  if (saved.kind !== 'ready') return saved;
  const { item } = saved.value;
  return { kind: 'ready', value: { ...saved.value, item: item && { ...item, ...itemActions(item) } } };
}
