import type { ShownItem } from '../../../hooks/items/shown-item.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';

/** `progress`: nothing has stood in its way so far · `waits`: for a network · `answered`: the answer could not be had yet · `refused`: parked. */
export type RequestPhase = 'progress' | 'waits' | 'answered' | 'refused';

/** How far an acceptance of this phone has come. `item`: as the outbox shows it; absent for a moment. */
export function requestPhase(
  item: Pick<ShownItem, 'state' | 'reason'> | undefined,
  { isRefreshing, trouble }: Pick<DeskState, 'isRefreshing' | 'trouble'>,
): RequestPhase {
  if (item === undefined) return 'progress';
  if (item.state === 'needs-you') return 'refused';
  if (item.state === 'sent') return isRefreshing || trouble === undefined ? 'progress' : 'answered';
  // While it is tried again it goes on waiting: nothing flickers.
  return item.reason === undefined ? 'progress' : 'waits';
}
