import type * as english from '../manifest.ts';
import type { Translated } from '../texts.ts';

export const manifestTexts: Translated<typeof english.manifestTexts> = {
  report: 'रिपोर्ट करें',
  screenshots: {
    home: 'आपदा की रिपोर्ट करें या मदद माँगें, नेटवर्क हो या न हो',
    report: 'रिपोर्ट का फ़ॉर्म: क्या हुआ, कितना गंभीर है, और कहाँ',
    waiting: 'फ़ोन में क्या सेव है, और वह अब तक क्यों रुका है',
    'home-wide': 'कंप्यूटर से आपदा की रिपोर्ट करें या मदद माँगें',
  },
};
