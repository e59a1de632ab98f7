import { plural } from '../../plural.ts';
import type * as english from '../../forms/track.ts';
import type { Translated } from '../../texts.ts';
import { isolated } from '../../isolate.ts';

export const trackTexts: Translated<typeof english.trackTexts> = {
  merged: 'यह दूसरी रिपोर्टों के साथ एक ही घटना है। जो भी किया जाता है, वह सब पर लागू है।',
  mergedInto: (event: string) => `यह दूसरी रिपोर्टों के साथ एक ही घटना है: ${event}। जो भी किया जाता है, वह सब पर लागू है।`,
  mergedRequest: 'यह आपके परिवार या जगह के दूसरे अनुरोध के साथ जोड़ा गया है, ताकि एक ही संस्था दोनों पहुँचा सके।',
  title: 'अभी क्या स्थिति है',
  of: (reference) => `रेफ़रेंस नंबर ${reference}`,
  way: 'अब तक क्या हुआ',
  notSent: 'यह अभी इसी फ़ोन पर है। पहुँचने के बाद यहाँ बताया जाएगा कि क्या स्थिति है।',
  notAskedYet: 'स्थिति अभी इस फ़ोन पर नहीं है। नेटवर्क मिलते ही पूछी जाएगी।',
  unknown: 'सर्वर को यह रिकॉर्ड नहीं पता। अगर यह किसी और फ़ोन से भेजा गया था, तो इसे फ़ोन नंबर से खोजें।',
  asOf: (when) => `पिछली जानकारी: ${when}`,
  again: 'ताज़ा करें',
  volunteers: (alerted) => plural(alerted, { one: '# स्वयंसेवक को सूचना दी गई।', other: '# स्वयंसेवकों को सूचना दी गई।' }),
  there: 'एक स्वयंसेवक वहाँ पहुँचा था',
  nobodyNow: 'अभी इस पर कोई नहीं है',
  onIt: (count) => plural(count, { one: 'अभी # व्यक्ति इस पर है।', other: 'अभी # लोग इस पर हैं।' }),
  requirements: 'आपने क्या माँगा',
  urgent: 'बहुत जल्दी चाहिए',
  has: (name, when) => `${when} से ${name} के ज़िम्मे है।`,
  nobody: 'अभी किसी ने ज़िम्मा नहीं लिया।',
  handedOver: 'आपके कोड के बिना सौंपा गया बताया गया है। क्या मिला?',
  come: (what) => `मिल चुका: ${what}`,
  fulfilled: 'पूरी हुई',
  confirmed: (when) => `आपने ${when} को बताया कि अब भी ज़रूरत है।`,
  moved: (when) => `आपने ${when} को बताया कि जगह दूसरी है।`,
  over: (when) => `आपने ${when} को बताया कि अब ज़रूरत नहीं है।`,
};

export const trackStageNames: Translated<typeof english.trackStageNames> = {
  received: 'पहुँच गई',
  seen: 'राहत दल ने देखी',
  approved: 'मंज़ूर हुई',
  alerted: 'स्वयंसेवकों को सूचना दी गई',
  accepted: 'एक स्वयंसेवक ने स्वीकार किया',
  resolved: 'हल हुई',
  dismissed: 'खारिज हुई',
  taken: 'एक संस्था ने ज़िम्मा लिया',
  'on-the-way': 'आपकी ओर रवाना',
  delivered: 'कुछ पहुँचा दिया गया',
  fulfilled: 'पूरी हुई',
  withdrawn: 'वापस ली गई',
  expired: 'बंद: किसी से संपर्क नहीं हो सका',
};

export const dismissalTexts: Translated<typeof english.dismissalTexts> = {
  false: 'राहत दल को वहाँ कुछ नहीं मिला। अगर मदद की ज़रूरत अब भी है, तो दोबारा रिपोर्ट करें।',
  duplicate: 'इसी घटना की रिपोर्ट पहले किसी ने कर दी थी। उसकी मदद वहीं जारी है।',
  other: 'राहत दल इस पर काम नहीं करेगा। अगर मदद की ज़रूरत अब भी है, तो दोबारा रिपोर्ट करें।',
};

export const ownActTexts: Translated<typeof english.ownActTexts> = {
  title: 'क्या कुछ बदला है?',
  stillNeeded: 'अब भी ज़रूरत है',
  noLongerNeeded: 'अब ज़रूरत नहीं है',
  neededAgain: 'ज़रूरत फिर भी है',
  addNeed: 'एक और ज़रूरत जोड़ें',
  movePlace: 'जगह गलत है: यहाँ है',
  write: 'संदेश लिखें',
  askTitle: 'अब ज़रूरत नहीं है?',
  askAid: 'आपका अनुरोध वापस लिया जाएगा, और जिसके ज़िम्मे था वह उससे मुक्त होगा। आप इसे बदल सकते हैं।',
  askReport: 'राहत दल पढ़ेगा कि यह खत्म हो चुका है। आप इसे बदल सकते हैं।',
  yes: 'हाँ, अब ज़रूरत नहीं',
  no: 'वापस',
  save: 'सेव करें',
  what: 'क्या',
  quantity: 'कितना',
  missingWhat: 'कृपया बताएँ कि क्या चाहिए।',
  missingQuantity: 'कृपया बताएँ कि कितना चाहिए।',
  which: (act: string, which: string) => `${act} (${isolated(which)})`,
  waits: (what) => `${what}: इस फ़ोन पर सेव हो गया, नेटवर्क मिलते ही भेजा जाएगा।`,
  sent: (what) => `${what}: सर्वर को मिल गया।`,
  refused: (what) => `${what}: सर्वर ने इसे नहीं लिया।`,
  conflict: (what) => `${what}: राहत दल इसे पहले ही बंद कर चुका था, और यह बंद रहेगा। मदद की ज़रूरत हो तो फिर से माँगें।`,
  notSaved: 'यह फ़ोन इसे सेव नहीं कर सका। कुछ नहीं बदला।',
};

export const lookUpTexts: Translated<typeof english.lookUpTexts> = {
  title: 'रिपोर्ट या अनुरोध खोजें',
  lead: 'रेफ़रेंस नंबर और साथ दिए गए फ़ोन नंबर से। आपको सिर्फ़ यह दिखेगा कि क्या स्थिति है।',
  reference: 'रेफ़रेंस नंबर',
  referenceHint: 'आठ अक्षर और अंक, जैसे 7F3K-9Q2M।',
  referenceWrong: 'रेफ़रेंस नंबर में आठ अक्षर और अंक होते हैं।',
  phone: 'फ़ोन नंबर',
  phoneHint: 'पूरा नंबर, जैसा दिया गया था।',
  phoneMissing: 'कृपया एक पूरा फ़ोन नंबर लिखें।',
  submit: 'खोजें',
  busy: 'पूछा जा रहा है…',
  nothing: 'इस रेफ़रेंस नंबर और इस नंबर से कुछ नहीं मिला। दोनों जाँचकर फिर कोशिश करें।',
  tooOften: 'बहुत ज़्यादा कोशिशें हुईं। कुछ मिनट रुककर फिर कोशिश करें।',
  failed: 'सर्वर से पूछा नहीं जा सका। नेटवर्क देखकर फिर कोशिश करें।',
  report: 'आपदा की रिपोर्ट',
  aid: 'मदद का अनुरोध',
};

export const movePlaceTexts: Translated<typeof english.movePlaceTexts> = {
  lead: 'मदद करने वाले उसी जगह जाएँगे जो आप यहाँ चुनते हैं। आप कभी भी दोबारा चुन सकते हैं।',
  locate: 'मैं अभी जहाँ हूँ, वही जगह',
  locating: 'स्थिति पूछी जा रही है…',
  chosen: (where) => `चुनी गई जगह: ${where}`,
  missing: 'कृपया जगह चुनें: आप अभी जहाँ हैं, या नक्शे पर।',
  place: 'जगह शब्दों में',
  placeHint: 'कोई पहचान जिसे चालक ढूँढ सके। आपके दिए शब्द सही हैं तो इसे खाली छोड़ें।',
};
