import { ngoMessages } from '../../../contract/ngo-messages.ts';
import { texts } from '../texts.ts';

/** Sections 5 and 8 as this device shows them: to the letter in English. */
export const shownNgoMessages = texts('shownNgoMessages', ngoMessages);
