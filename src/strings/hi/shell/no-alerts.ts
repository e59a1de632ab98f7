import type * as english from '../../shell/no-alerts.ts';
import type { Translated } from '../../texts.ts';

export const noAlertsTexts: Translated<typeof english.noAlertsTexts> = {
  title: 'इस ब्राउज़र में अलर्ट नहीं आ सकते',
  body: 'कोई दूसरा ब्राउज़र आज़माएँ, जैसे Chrome या Firefox।',
  another: 'इसके बदले SMS या ईमेल',
};
