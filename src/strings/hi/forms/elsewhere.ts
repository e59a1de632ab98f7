import type * as english from '../../forms/elsewhere.ts';
import type { Translated } from '../../texts.ts';

export const elsewhereTexts: Translated<typeof english.elsewhereTexts> = {
  elsewhere: 'कहीं और दर्ज',
  title: 'क्या यह कहीं और भी दर्ज है?',
  hint: 'तब सामान दो बार नहीं पहुँचाया जाएगा।',
  source: 'कहाँ',
  number: 'वहाँ का नंबर',
};
