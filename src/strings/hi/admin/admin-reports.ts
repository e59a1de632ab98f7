import type * as english from '../../admin/admin-reports.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const reportedTexts: Translated<typeof english.reportedTexts> = {
  statuses: 'स्थिति के अनुसार रिपोर्टें',
  pending: 'बाकी रिपोर्टें',
  active: 'चल रही आपदाएँ',
  resolved: 'समाप्त आपदाएँ',
  counted: (label: string, count: string) => `${label} (${count})`,
  nonePending: 'आपदा की कोई रिपोर्ट बाकी नहीं है',
  noneActive: 'कोई आपदा नहीं चल रही है',
  noneResolved: 'कोई समाप्त आपदा नहीं है',
  noneDismissed: 'कोई खारिज की गई रिपोर्ट नहीं है',
  over: 'पूरी हो चुकी में से कौन-सी',
  justResolved: 'समाप्त',
  justDismissed: 'खारिज',
  found: (count: number) => plural(count, { one: '# रिपोर्ट', other: '# रिपोर्टें' }),
  foundMore: (count: number) => plural(count, { one: '# रिपोर्ट और आगे भी', other: '# रिपोर्टें और आगे भी' }),
  heldBack: (count: number) =>
    plural(count, {
      one: '# रिपोर्ट देखने के लिए अलग रखी है, क्योंकि एक साथ बहुत सारी आईं।',
      other: '# रिपोर्टें देखने के लिए अलग रखी हैं, क्योंकि एक साथ बहुत सारी आईं।',
    }),
  notYet: 'रिपोर्टें देखने से पहले किसी एडमिन को आपका खाता मंज़ूर करना होगा।',
  seeDesk: 'डेस्क पर देखें',
};

export const reportCardTexts: Translated<typeof english.reportCardTexts> = {
  viewDetails: 'पूरी जानकारी देखें',
  detailsOf: (what: string, where: string) => `पूरी जानकारी देखें: ${what}, ${where}`,
  position: 'अक्षांश, देशांतर',
  address: 'जगह',
  noPosition: 'पता नहीं है',
  notChosen: 'चुना नहीं गया',
  placeNotChosen: 'जहाँ फ़ोन था; “मैं उसी जगह पर हूँ” नहीं चुना गया',
  reporter: 'रिपोर्ट करने वाला',
  anonymous: 'नाम नहीं बताया',
  reported: 'रिपोर्ट का समय',
  activeSince: 'कब से चल रही है',
  resolved: 'समाप्त होने का समय',
  unknownTime: 'समय पता नहीं है',
  volunteers: 'स्वयंसेवक',
  distance: 'दूरी',
  noDescription: 'कोई विवरण नहीं है',
  dismissedFalse: 'खारिज: झूठी रिपोर्ट',
  dismissedDuplicate: 'खारिज: पहले से रिपोर्ट है',
  dismissedOther: 'खारिज',
  triage: 'देखने के लिए अलग रखी है',
  fromServer: 'सर्वर से',
};

export const reportFilterTexts: Translated<typeof english.reportFilterTexts> = {
  search: 'रिपोर्टें खोजें',
  searchHint: 'रिपोर्ट के शब्द, कोई नाम या रेफ़रेंस।',
  filters: 'खोज और फ़िल्टर',
  filtersOn: (count: number) => plural(count, { one: 'खोज और फ़िल्टर: # चालू', other: 'खोज और फ़िल्टर: # चालू' }),
  age: 'कितनी पुरानी',
  anyAge: 'किसी भी समय की',
  ages: {
    within1h: 'पिछले 1 घंटे की',
    within1d: 'पिछले 24 घंटों की',
    within1w: 'पिछले 7 दिनों की',
    over1h: '1 घंटे से ज़्यादा पुरानी',
    over6h: '6 घंटे से ज़्यादा पुरानी',
    over1d: '1 दिन से ज़्यादा पुरानी',
    over3d: '3 दिन से ज़्यादा पुरानी',
    over1w: '1 हफ़्ते से ज़्यादा पुरानी',
  },
  near: 'किसी जगह के पास',
  nearHint: 'अक्षांश और देशांतर, जैसे 26.12, 85.39।',
  notAPlace: 'कृपया दो संख्याएँ लिखें: अक्षांश और देशांतर, जैसे 26.12, 85.39।',
  nearMe: 'मेरे पास',
  finding: 'आपकी लोकेशन खोजी जा रही है…',
  isFound: 'आपकी लोकेशन भर दी गई है, करीब 1 किमी तक सही।',
  radius: 'कितनी दूर तक',
  noneOfThese: 'आप जो खोज रहे हैं, वैसी कोई रिपोर्ट नहीं है।',
  clear: 'सभी दिखाएँ',
};

export const serverSearchTexts: Translated<typeof english.serverSearchTexts> = {
  ask: 'सर्वर पर खोजें',
  beyond: 'इस फ़ोन पर सब नहीं हैं: सर्वर पर और हो सकते हैं।',
  isServer: 'सर्वर को अभी यह मिला:',
  asking: 'सर्वर खोज रहा है…',
  back: 'इस फ़ोन की कॉपी पर वापस',
  more: 'और दिखाएँ',
  again: 'फिर से खोजें',
  onlyPhone: 'कनेक्शन नहीं है, इसलिए सिर्फ़ इसी फ़ोन में खोजा गया।',
};

export const listPartTexts: Translated<typeof english.listPartTexts> = {
  shown: (from, to) => `${numberText(from)} से ${numberText(to)} तक`,
  next: 'अगली दिखाएँ',
  back: 'पिछली पर वापस',
};

export const reportsMapTexts: Translated<typeof english.reportsMapTexts> = {
  label: 'रिपोर्टों का नक्शा',
  none: 'इनमें से किसी की लोकेशन पता नहीं है। ये सूची में हैं।',
  shown: (count: number) => plural(count, { one: 'नक्शे पर # रिपोर्ट है।', other: 'नक्शे पर # रिपोर्टें हैं।' }),
  onlyNewest: 'नक्शे पर सिर्फ़ सबसे नई हैं। बाकी सूची में हैं।',
  unplaced: (count: number) => plural(count, { one: '# की लोकेशन पता नहीं है।', other: '# की लोकेशन पता नहीं है।' }),
};

export const recordOrderTexts: Translated<typeof english.recordOrderTexts> = {
  order: 'क्रम',
  urgent: 'सबसे ज़रूरी पहले',
  newest: 'सबसे नई पहले',
};
