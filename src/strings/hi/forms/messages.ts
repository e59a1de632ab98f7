import type * as english from '../../forms/messages.ts';
import type { Translated } from '../../texts.ts';

export const shownMessages: Translated<typeof english.shownMessages> = {
  reportSubmitting: 'आपदा की रिपोर्ट भेजी जा रही है...',
  reportSent: 'आपदा की रिपोर्ट भेज दी गई।',
  reportSubmitted: 'आपदा की रिपोर्ट पहुँच गई!',
  aidSubmitted: 'मदद का अनुरोध पहुँच गया!',
  httpError: (status: number) => `HTTP गड़बड़ी! स्थिति: ${status}`,
  aidFailed: 'मदद का अनुरोध नहीं भेजा जा सका',
  aidFallback: 'अनुरोध नहीं भेजा जा सका। कृपया सभी ज़रूरी जानकारी जाँचें और फिर कोशिश करें।',
  locationFailed: 'लोकेशन नहीं मिल सकी। कृपया खुद लिखें।',
};
