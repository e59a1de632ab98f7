import type * as english from '../../admin/admin-disaster.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const adminShownMessages: Translated<typeof english.adminShownMessages> = {
  alerted: 'स्वयंसेवकों को सूचना भेज दी गई है!',
  alertFailed: 'स्वयंसेवकों को सूचना नहीं दी जा सकी। कृपया फिर कोशिश करें।',
  alertError: 'सूचना भेजने में गड़बड़ी हुई। कृपया फिर कोशिश करें।',
  resolved: 'आपदा समाप्त के रूप में दर्ज हो गई',
  reportStatusFailed: 'आपदा की रिपोर्ट की स्थिति नहीं बदली जा सकी',
  disasterStatusFailed: 'आपदा की स्थिति नहीं बदली जा सकी',
  volunteerStatusFailed: 'स्वयंसेवकों की स्थिति नहीं बदली जा सकी',
};

export const deskFieldNames: Translated<typeof english.deskFieldNames> = {
  severity: 'कितनी गंभीर',
  location: 'लोकेशन',
  description: 'क्या हुआ',
  name: 'रिपोर्ट करने वाला',
  contactNumber: 'संपर्क नंबर',
  peopleAffected: 'कितने लोग प्रभावित',
  assistanceRequired: 'क्या मदद चाहिए',
};

export const adminDisasterTexts: Translated<typeof english.adminDisasterTexts> = {
  back: 'डैशबोर्ड पर वापस जाएँ',
  backToList: 'सूची पर वापस',
  next: 'अगली बाकी रिपोर्ट',
  notFound: 'आपदा नहीं मिली',
  notFoundWhy: 'इस नंबर की रिपोर्ट न इस फ़ोन में है, न सर्वर पर।',
  away: 'यह रिपोर्ट इस फ़ोन में नहीं है, और सर्वर तक पहुँच नहीं है।',
  tryAgain: 'फिर कोशिश करें',
  returnToDashboard: 'डैशबोर्ड पर लौटें',
  triage: 'अलग रखी गई: एक साथ बहुत सारी आईं',
  reference: 'संदर्भ',
  unknownPosition: 'लोकेशन पता नहीं है',
  place: 'यह कहाँ है',
  mapLabel: 'नक्शा: आपदा, और वे स्वयंसेवक जो अपनी जगह बताते हैं',
  noDescription: 'कोई विवरण नहीं है',
  facts: 'जानकारी',
  anonymous: 'नाम नहीं बताया',
  notProvided: 'नहीं दिया गया',
  notSpecified: 'नहीं बताया गया',
  reported: 'रिपोर्ट का समय',
  written: 'फ़ोन पर लिखने का समय',
  activeSince: 'कब से चल रही है',
  resolvedAt: 'समाप्त होने का समय',
  notAvailable: 'पता नहीं है',
  alerted: 'पिछली सूचना',
  supersedes: 'यह उसी फ़ोन की पिछली रिपोर्ट को सही करती है।',
  openEarlier: 'पिछली रिपोर्ट खोलें',
  changedHere: 'आपके देखते-देखते यह बदल गई। अब जो दिख रहा है, वही अभी की स्थिति है।',
  haveRead: 'मैंने पढ़ लिया',
};

export const displayStatusNames: Translated<typeof english.displayStatusNames> = {
  pending: 'फ़ैसला बाकी',
  active: 'चल रही है',
  resolved: 'समाप्त',
  dismissed: 'खारिज',
};

export const dismissalNames: Translated<typeof english.dismissalNames> = {
  false: 'झूठी रिपोर्ट',
  duplicate: 'दो बार की गई रिपोर्ट',
  other: 'कोई और कारण',
};

export const reportDecisionTexts: Translated<typeof english.reportDecisionTexts> = {
  title: 'फ़ैसला करें',
  pendingLead: 'जब तक आप फ़ैसला नहीं करते, किसी को सूचना नहीं जाती, और यह सबको नहीं दिखती।',
  alert: 'स्वयंसेवकों को सूचना दें',
  alertAgain: 'फिर से सूचना दें',
  approve: 'बिना सूचना के मंज़ूर करें',
  approveTitle: 'बिना सूचना के मंज़ूर करें?',
  approveBody: 'यह आपदाओं की सूची में सबको दिखेगी, और स्वयंसेवक इसे स्वीकार कर सकेंगे। किसी को संदेश नहीं जाएगा।',
  approveYes: 'मंज़ूर करें',
  release: 'इसे बाकी सब रिपोर्टों के साथ रखें',
  wanted: 'कितने स्वयंसेवक चाहिए, यह बदलें',
  wantedLabel: 'कितने स्वयंसेवक चाहिए',
  wantedHint: 'खाली: कोई संख्या नहीं। जिसने स्वीकार कर लिया है, उसकी जगह नहीं जाती।',
  wantedProblem: '1 या उससे बड़ी पूरी संख्या, अंकों में।',
  save: 'सेव करें',
  resolve: 'समाप्त के रूप में दर्ज करें',
  resolveTitle: 'इस आपदा को समाप्त दर्ज करें?',
  resolveBody: 'यह सबके लिए समाप्त होगी: इसके स्वयंसेवकों का काम पूरा माना जाएगा, और वे दूसरी आपदा के लिए खाली होंगे।',
  resolving: 'दर्ज किया जा रहा है…',
  resolveAgain: 'आगे बढ़ाएँ',
  resolveStopped: 'यह बीच में रुक गया। कुछ खोया नहीं है: जहाँ रुका था, वहीं से आगे बढ़ाएँ।',
  resolveKept: 'नेटवर्क नहीं है। पूरा फ़ैसला इस फ़ोन में सेव है और नेटवर्क आते ही भेजा जाएगा।',
  isResolved: 'यह आपदा समाप्त हो चुकी है',
  reopen: 'फिर से खोलें',
  reopenTitle: 'इस आपदा को फिर से खोलें?',
  reopenBody: 'यह फिर से चल रही आपदाओं की सूची में होगी, और स्वयंसेवक इसे स्वीकार कर सकेंगे। जिन्होंने इस पर काम किया था, वे खाली रहेंगे।',
  dismiss: 'खारिज करें',
  dismissTitle: 'इस रिपोर्ट को खारिज करें?',
  dismissBody: 'यह सबको नहीं दिखेगी, और जिन्होंने इसे स्वीकार किया था उनका काम खत्म होगा। इसे वापस लाया जा सकता है।',
  kind: 'क्यों',
  chooseKind: 'एक चुनें',
  kindMissing: 'कृपया चुनें कि क्यों।',
  sameAs: 'कौन-सी रिपोर्ट इसी घटना की है?',
  sameNone: 'इनमें से कोई नहीं',
  sameMissing: 'कृपया रिपोर्ट चुनें, या यह कि इनमें से कोई नहीं।',
  sameEvent: (ref: string) => `यह ${ref} वाली ही घटना है।`,
  noneNear: 'इन दिनों की कोई और रिपोर्ट इसके पास की या इसी नंबर की नहीं है। कारण में लिखें कि यह किसे दोहराती है।',
  isDismissed: 'यह रिपोर्ट खारिज की जा चुकी है।',
  bringBack: 'वापस लाएँ',
  bringBackTitle: 'इस रिपोर्ट को वापस लाएँ?',
  bringBackBody: 'यह फिर से फ़ैसले का इंतज़ार करेगी, जैसे आने पर करती थी।',
  reason: 'कारण',
  reasonHint: 'बाकी एडमिन के लिए एक वाक्य। यह इतिहास में रहेगा।',
  reasonMissing: 'कृपया कारण लिखें।',
  no: 'रहने दें',
  saved: 'इस फ़ोन में सेव है। सर्वर तक पहुँचने पर यह लागू होगा।',
  notSaved: 'यह फ़ोन इसे सेव नहीं कर पाया। कोई फ़ैसला दर्ज नहीं हुआ। फिर से कोशिश करें।',
};

export const aidBesideTexts: Translated<typeof english.aidBesideTexts> = {
  title: 'यहाँ के खुले सहायता अनुरोध',
  lead: (count: number) =>
    plural(count, {
      one: 'इस जगह या नंबर का # सहायता अनुरोध अभी खुला है। जिसे आप खुला छोड़ेंगे, वह सूची में रहेगा।',
      other: 'इस जगह या नंबर के # सहायता अनुरोध अभी खुले हैं। जिन्हें आप खुला छोड़ेंगे, वे सूची में रहेंगे।',
    }),
  nearest: (shown: string) => `यहाँ सबसे पास के ${shown} दिखाए गए हैं।`,
  unknown: 'इस फ़ोन में अभी सभी सहायता अनुरोध नहीं हैं। यहाँ और भी खुले हो सकते हैं।',
  keep: 'खुला रहने दें',
  keepNote: 'कुछ न चुनने पर',
  organization: 'संस्था',
  organizationMissing: 'कृपया संस्था चुनें।',
  closedWith: (ref: string) => `इसकी आपदा ${ref} समाप्त हो गई।`,
};

export const adminTeamTexts: Translated<typeof english.adminTeamTexts> = {
  title: 'स्वयंसेवक',
  counted: (accepted: string, wanted: string) => `${wanted} में से ${accepted} स्वयंसेवकों ने स्वीकार किया`,
  accepted: (count: number) => plural(count, { one: '# स्वयंसेवक ने स्वीकार किया', other: '# स्वयंसेवकों ने स्वीकार किया' }),
  none: 'अब तक किसी ने स्वीकार नहीं किया है।',
  asking: 'सर्वर से पूछा जा रहा है…',
  ask: 'फिर से पूछें',
  online: 'वे कौन हैं, यह किसी फ़ोन में नहीं रखा जाता: इसके लिए नेटवर्क चाहिए।',
  position: (when: string) => `जगह का समय: ${when}`,
  noPosition: 'अपनी जगह नहीं बताते',
  onMap: (name: string, when: string) => `${name}, ${when}`,
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

export const reviseTexts: Translated<typeof english.reviseTexts> = {
  open: 'जानकारी सही करें',
  title: 'जानकारी सही करें',
  lead: 'रिपोर्ट जैसी आई थी, वैसी ही रहती है और इतिहास में पढ़ी जा सकती है। सबको वही दिखेगा जो आप यहाँ छोड़ेंगे।',
  positionHint: 'अक्षांश, देशांतर। खाली: पता नहीं।',
  positionProblem: 'दो संख्याएँ, जैसे 26.12, 85.39।',
  peopleProblem: 'सिर्फ़ अंक, जैसे 120।',
  reason: 'क्यों',
  optional: 'ज़रूरी नहीं',
  missing: 'कृपया इसे भरें।',
  tooLong: 'यह बहुत लंबा है।',
  unchanged: 'जो पहले से लिखा है, उससे कुछ अलग नहीं है।',
  movedOn: 'इस बीच किसी ने जानकारी बदल दी। सेव करने से पहले मिलाकर देखें: आपका बदलाव स्वीकार नहीं होगा।',
  startAgain: 'अभी जैसी है, वहीं से फिर शुरू करें',
  save: 'जानकारी सेव करें',
  cancel: 'जैसी है वैसी रहने दें',
  problems: 'कृपया इसे फिर से देखें',
};
