import type * as english from '../../forms/labels.ts';
import type { Translated } from '../../texts.ts';

export const disasterTypeLabels: Translated<typeof english.disasterTypeLabels> = {
  flood: 'बाढ़',
  earthquake: 'भूकंप',
  fire: 'आग',
  hurricane: 'चक्रवाती तूफ़ान',
  landslide: 'भूस्खलन',
  other: 'कुछ और',
};

export const severityLabels: Translated<typeof english.severityLabels> = {
  mild: 'हल्का: लोग खुद सँभाल सकते हैं',
  moderate: 'मध्यम: मदद चाहिए',
  severe: 'गंभीर: लोग घायल हैं या फँसे हैं',
  critical: 'बहुत गंभीर: अभी जान का खतरा है',
};

export const otherTexts: Translated<typeof english.otherTexts> = { value: 'अन्य' };
