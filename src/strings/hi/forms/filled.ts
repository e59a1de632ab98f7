import type * as english from '../../forms/filled.ts';
import type { Translated } from '../../texts.ts';

/** Above a form that was filled in from what a person told the assistant, or said in a report. */
export const filledTexts: Translated<typeof english.filledTexts> = {
  title: 'आपने जो बताया, उससे भरा गया',
  all: 'मैंने सब जाँच लिए हैं',
  check: 'इसे जाँचें',
  mark: 'आपकी बात से भरा गया। अभी जाँचा नहीं गया।',
  done: 'सब जाँच लिए गए।',
};
