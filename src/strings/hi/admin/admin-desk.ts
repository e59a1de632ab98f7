import { plural } from '../../plural.ts';
import type * as english from '../../admin/admin-desk.ts';
import type { Translated } from '../../texts.ts';

export const adminTabLabels: Translated<typeof english.adminTabLabels> = {
  overview: 'एक नज़र में',
  approval: 'मंज़ूरी',
  reported: 'रिपोर्टें',
  aid: 'सहायता',
  donations: 'दान',
  desk: 'डेस्क',
};

export const adminNewsTexts: Translated<typeof english.adminNewsTexts> = {
  live: 'लाइव: बदलाव अपने आप दिखते हैं।',
  asking: 'हर मिनट बदलाव देखे जाते हैं।',
  offline: 'नेटवर्क नहीं है: इस फ़ोन को आखिरी बार यही पता चला था।',
};

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  none: 'यह जानकारी अभी इस फ़ोन पर नहीं है, और सर्वर तक नहीं पहुँचा जा सकता। नेटवर्क मिलते ही यह आ जाएगी।',
  needs: 'अभी फ़ैसला चाहिए',
  nothing: 'किसी बात पर फ़ैसला बाकी नहीं है।',
  oldest: (when: string) => `सबसे पुराना ${when} आया।`,
  oldestReport: 'सबसे देर से इंतज़ार में:',
  reports: (count: number) => plural(count, { one: 'रिपोर्ट देखनी है', other: 'रिपोर्टें देखनी हैं' }),
  aid: (count: number) =>
    plural(count, {
      one: 'सहायता अनुरोध, जिसे किसी ने नहीं लिया',
      other: 'सहायता अनुरोध, जिन्हें किसी ने नहीं लिया',
    }),
  urgent: (count: number) => plural(count, { one: 'इनमें से # बहुत जल्दी चाहिए।', other: 'इनमें से # बहुत जल्दी चाहिए।' }),
  approvals: (count: number) => plural(count, { one: 'खाते की मंज़ूरी बाकी', other: 'खातों की मंज़ूरी बाकी' }),
  messages: (count: number) => plural(count, { one: 'खुला संदेश', other: 'खुले संदेश' }),
  work: (count: number) =>
    plural(count, {
      one: 'स्वयंसेवक ने बताया कि काम पूरा हुआ',
      other: 'स्वयंसेवकों ने बताया कि काम पूरा हुआ',
    }),
  roads: (count: number) => plural(count, { one: 'बंद सड़क की पुष्टि करनी है', other: 'बंद सड़कों की पुष्टि करनी है' }),
  deliveries: (count: number) =>
    plural(count, {
      one: 'डिलीवरी की पुष्टि पाने वाले ने नहीं की',
      other: 'डिलीवरी की पुष्टि पाने वालों ने नहीं की',
    }),
  donations: (count: number) => plural(count, { one: 'दान आवंटित करना है', other: 'दान आवंटित करने हैं' }),
  triage: (count: number) =>
    plural(count, {
      one: 'रिकॉर्ड देखने के लिए अलग रखा है: एक साथ बहुत आए',
      other: 'रिकॉर्ड देखने के लिए अलग रखे हैं: एक साथ बहुत आए',
    }),
  messagesAside: (count: number) =>
    plural(count, {
      one: 'संदेश देखने के लिए अलग रखा है: एक साथ बहुत आए',
      other: 'संदेश देखने के लिए अलग रखे हैं: एक साथ बहुत आए',
    }),
  running: 'चल रही आपदाएँ',
  allRunning: 'सभी देखें',
  nobodyNow: 'अभी इस पर कोई नहीं है',
  accepted: (count: string) => `स्वीकार किया: ${count}`,
  ofWanted: (count: string, wanted: string) => `${wanted} में से ${count}`,
  onTheWay: (count: string) => `रास्ते में: ${count}`,
  there: (count: string) => `पहुँच गए: ${count}`,
  began: (when: string) => `${when} शुरू हुई`,
  figure: (name: string, count: string) => `${name}: ${count}`,
  figures: 'राहत का हाल',
  thisWeek: (change: string) => `इस हफ़्ते ${change}`,
};

export const overviewCards: Translated<typeof english.overviewCards> = {
  totalDisasters: 'कुल आपदाएँ',
  aidRequests: 'सहायता अनुरोध',
  activeVolunteers: 'सक्रिय स्वयंसेवक',
  ongoingRelief: 'जारी राहत काम',
};

export const overviewCounts: Translated<typeof english.overviewCounts> = {
  approvedVolunteers: 'मंज़ूर स्वयंसेवक',
  pendingVolunteers: 'स्वयंसेवक, मंज़ूरी बाकी',
  approvedNgos: 'मंज़ूर एनजीओ',
  pendingNgos: 'एनजीओ, मंज़ूरी बाकी',
};

export const teamStateNames: Translated<typeof english.teamStateNames> = {
  accepted: 'स्वीकार किया',
  'on-the-way': 'रास्ते में',
  arrived: 'पहुँच गए',
  done: 'कहते हैं कि काम हो गया',
  completed: 'पूरा हुआ',
  'not-confirmed': 'पुष्टि नहीं हुई',
  withdrawn: 'नाम वापस लिया',
  released: 'जगह किसी और के लिए खाली हुई',
  ended: 'रद्द हुआ',
  declined: 'स्वीकार नहीं हुआ',
};
