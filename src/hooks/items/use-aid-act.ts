import { actOnAid, type AidWish } from '../../data/commands/admin/acts.ts';
import { useSavedAct, type SavedActing, type SavedActTexts } from './use-saved-act.ts';

export type AidActing = SavedActing<AidWish>;

/** What an admin, or an NGO, does to aid requests. */
export function useAidAct(texts: SavedActTexts): AidActing {
  return useSavedAct(actOnAid, texts);
}
