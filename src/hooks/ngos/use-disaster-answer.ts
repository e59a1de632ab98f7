import { answerDisaster, type DisasterWish } from '../../data/commands/ngos/answer-disaster.ts';
import { useSavedAct, type SavedActing, type SavedActTexts } from '../items/use-saved-act.ts';

/** What an NGO answers to a disaster that lacks volunteers, and an admin to what it pledged. */
export function useDisasterAnswer(texts: SavedActTexts): SavedActing<DisasterWish> {
  return useSavedAct(answerDisaster, texts);
}
