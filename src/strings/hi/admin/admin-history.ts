import type * as english from '../../admin/admin-history.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const historyTexts: Translated<typeof english.historyTexts> = {
  title: 'इतिहास',
  online: 'इतिहास सर्वर पर रहता है: इसके लिए नेटवर्क चाहिए।',
  again: 'फिर से खोलें',
  more: 'और दिखाएँ',
  when: (time: string, by: string) => `${time}, ${by}`,
  reason: (reason: string) => `कारण: ${reason}`,
  received: 'रिपोर्ट पहुँची',
  approved: 'मंज़ूर की गई',
  resolved: 'समाप्त दर्ज की गई',
  dismissed: (kind: string) => `खारिज की गई: ${kind}`,
  broughtBack: 'वापस लाई गई',
  reopened: 'फिर से खोली गई',
  wanted: (from: string, to: string) => `कितने स्वयंसेवक चाहिए: ${from} → ${to}`,
  noNumber: 'कोई संख्या नहीं',
  revised: 'जानकारी सही की गई',
  nothing: 'कुछ नहीं',
  campaign: 'सबको दिखने वाला पेज लिखा गया',
  released: 'बाकी सब रिपोर्टों के साथ रखी गई',
  contactSeen: 'संपर्क देखा गया',
  photoReleased: 'फ़ोटो सबको दिखाई गई',
  photoWithdrawn: 'फ़ोटो वापस ली गई',
  photoSeen: 'एक फ़ोटो देखी गई',
  roadConfirmed: 'बंद सड़क की पुष्टि हुई',
  roadLifted: 'सड़क फिर खुली बताई गई',
  alerted: (chosen: number) => plural(chosen, { one: '# स्वयंसेवक को सूचना भेजी गई', other: '# स्वयंसेवकों को सूचना भेजी गई' }),
  choosing: 'और स्वयंसेवक चुने जा रहे हैं: यह संख्या कुछ मिनट तक बढ़ती रहेगी।',
  within: (km: string) => `${km} के भीतर`,
  other: (action: string) => `कुछ और हुआ (${action})`,
};
