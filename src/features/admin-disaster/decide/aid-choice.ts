import { typedText } from '../../../ui/form/typed-text.ts';

/** What becomes of an open aid request when its disaster ends; `keep` where nothing is chosen. */
export type AidChoice = 'keep' | 'close' | 'give';

export function choiceOf(form: HTMLFormElement, aidId: string): AidChoice {
  const chosen = typedText(form, `aid-${aidId}`);
  return chosen === 'close' || chosen === 'give' ? chosen : 'keep';
}

/** The organization that it is given to; empty while none is chosen. */
export function organizationOf(form: HTMLFormElement, aidId: string): string {
  return typedText(form, `ngo-${aidId}`);
}
