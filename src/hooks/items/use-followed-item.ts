import { itemActions, type ItemActions } from './item-actions.ts';
import type { ShownItem } from './shown-item.ts';
import { useClosingFacts, type ClosingFacts } from './use-closing-facts.ts';
import { useSavedItem, type SavedItem } from './use-saved-item.ts';
import type { Stored } from '../shared/use-stored.ts';

interface FollowedItem extends SavedItem {
  item: (ShownItem & ItemActions) | undefined;
  closing: ClosingFacts | undefined;
}

/** `useSavedItem` with what can be done with the item, and whether the app may be closed meanwhile. */
export function useFollowedItem(id: string): Stored<FollowedItem> {
  const closing = useClosingFacts();
  const saved = useSavedItem(id);
  if (saved.kind !== 'ready') return saved;
  const { item } = saved.value;
  return { kind: 'ready', value: { ...saved.value, closing, item: item && { ...item, ...itemActions(item) } } };
}
