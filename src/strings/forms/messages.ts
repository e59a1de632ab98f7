import { messages } from '../../../contract/messages.ts';
import { texts } from '../texts.ts';

/** Section 8's texts as this device shows them: to the letter in English. */
export const shownMessages = texts('shownMessages', {
  ...messages,
  /** The same toast once it has arrived: then no language may say that it is being sent. */
  reportSent: messages.reportSubmitting,
});
