import type * as english from '../../public/ngo-dashboard.ts';
import type { Translated } from '../../texts.ts';

export const ngoDashboardTexts: Translated<typeof english.ngoDashboardTexts> = {
  active: 'सक्रिय संस्था',
  nameless: 'एनजीओ',
};

export const ngoTabLabels: Translated<typeof english.ngoTabLabels> = {
  profile: 'एनजीओ प्रोफ़ाइल',
  notifications: 'सूचनाएँ',
  work: 'पिछला काम',
  disasters: 'सक्रिय आपदाएँ',
  deliveries: 'डिलीवरी',
};
