import type * as english from '../../forms/field-names.ts';
import type { Translated } from '../../texts.ts';

export const fieldNames: Translated<typeof english.fieldNames> = {
  disasterType: 'आपदा का प्रकार',
  severity: 'कितनी गंभीर',
  location: 'जगह',
  address: 'जगह, शब्दों में',
  description: 'क्या हो रहा है',
  name: 'आपका नाम',
  contactNumber: 'फ़ोन नंबर',
  peopleAffected: 'कितने लोग प्रभावित हैं',
  assistanceRequired: 'क्या मदद चाहिए',
  roadBlocked: 'सड़क किससे बंद है',
  deadline: 'कब तक चाहिए',
  requirements: 'ज़रूरत',
  keptPosition: 'लोकेशन',
};
