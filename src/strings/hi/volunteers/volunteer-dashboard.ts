import type * as english from '../../volunteers/volunteer-dashboard.ts';
import type { Translated } from '../../texts.ts';

export const volunteerDashboardTexts: Translated<typeof english.volunteerDashboardTexts> = {
  nameless: 'स्वयंसेवक',
  active: 'सक्रिय स्वयंसेवक',
  pending: 'मंज़ूरी बाकी है',
  refused: 'मंज़ूर नहीं हुआ',
  online: 'ऑनलाइन',
  offline: 'ऑफ़लाइन',
  standing: (what: string, where: string) => `${what} / ${where}`,
};

export const volunteerTabLabels: Translated<typeof english.volunteerTabLabels> = {
  profile: 'प्रोफ़ाइल',
  notifications: 'सूचनाएँ',
  work: 'पिछला काम',
  learning: 'सीखना',
};
