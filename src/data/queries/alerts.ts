import { readPerson } from '../person-store.ts';
import { pushState, type PushState } from '../push/push-state.ts';

export type { ChosenWishes, PushState, PushTrouble } from '../push/push-state.ts';

/** How alerts stand on this phone for the person at it; null where nobody has decided, or storage refuses. Never rejects. */
export async function alertState(): Promise<PushState | null> {
  const state = await pushState().catch(() => undefined);
  return state && state.owner === (readPerson()?.id ?? '') ? state : null;
}
