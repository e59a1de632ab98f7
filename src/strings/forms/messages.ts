import { messages } from '../../../contract/messages.ts';
import { texts } from '../texts.ts';

/** Section 8's texts as this device shows them: to the letter in English. */
export const shownMessages = texts('shownMessages', messages);
