import type * as english from '../../forms/typed-text.ts';
import type { Translated } from '../../texts.ts';

export const typedTexts: Translated<typeof english.typedTexts> = {
  titles: { report: 'आपदा की रिपोर्ट', aid: 'मदद का अनुरोध', contact: 'संदेश' },
  parts: { type: 'क्या चाहिए', quantity: 'कितना', urgent: 'बहुत जल्दी चाहिए' },
  yes: 'हाँ',
};
