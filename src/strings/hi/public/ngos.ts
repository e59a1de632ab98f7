import type * as english from '../../public/ngos.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const ngoListTexts: Translated<typeof english.ngoListTexts> = {
  title: 'हमारे सहयोगी एनजीओ',
  lead: 'ये संस्थाएँ आपदा में मदद करती हैं। हर संस्था को इस सेवा के एडमिन ने मंज़ूरी दी है।',
  find: 'एनजीओ खोजें',
  search: 'नाम या शहर',
  category: 'श्रेणी',
  allCategories: 'सभी तरह की मदद',
  scope: 'कहाँ काम करते हैं',
  allScopes: 'सभी जगह',
  clear: 'सभी एनजीओ दिखाएँ',
  found: (count: number) => plural(count, { other: '# एनजीओ' }),
  foundMore: (count: number) => plural(count, { other: '# से ज़्यादा एनजीओ' }),
  foundKept: (count: number) => plural(count, { other: 'इस फ़ोन पर # एनजीओ' }),
  noneKept: 'इस फ़ोन पर रखे एनजीओ में से कोई भी इस खोज से मेल नहीं खाता।',
  noneFound: 'कोई एनजीओ नहीं मिला',
  noneFoundBody: 'खोज के शब्द या चुने हुए फ़िल्टर बदलकर देखें',
  none: 'अभी कोई सहयोगी एनजीओ नहीं है',
  noneBody: 'रजिस्टर करने और एडमिन की मंज़ूरी मिलने के बाद एनजीओ यहाँ दिखता है।',
  view: 'प्रोफ़ाइल देखें',
  viewOf: (name: string) => `प्रोफ़ाइल देखें: ${name}`,
};

export const ngoCategoryLabels: Translated<typeof english.ngoCategoryLabels> = {
  'Medical Aid': 'इलाज में मदद',
  'Food Aid': 'खाने की मदद',
  'Child Welfare': 'बच्चों की देखभाल',
  Shelter: 'रहने की जगह',
  'Humanitarian Aid': 'मानवीय सहायता',
};

export const ngoScopeLabels: Translated<typeof english.ngoScopeLabels> = {
  Global: 'दुनिया भर में',
  Regional: 'क्षेत्र में',
  Local: 'स्थानीय',
};

export const ngoStatusLabels: Translated<typeof english.ngoStatusLabels> = {
  approved: 'मंज़ूर',
  pending: 'मंज़ूरी बाकी',
  refused: 'मंज़ूर नहीं',
};

export const ngoTexts: Translated<typeof english.ngoTexts> = {
  loading: 'एनजीओ की जानकारी आ रही है...',
  goBack: 'वापस जाएँ',
  notFound: 'एनजीओ नहीं मिला',
  notFoundBody: 'शायद यह अब सहयोगी नहीं है, या पता गलत है।',
  notHere: 'यह एनजीओ इस फ़ोन में नहीं है',
  notHereBody: 'अभी सर्वर से संपर्क नहीं हो रहा है। नेटवर्क आने पर फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  requestAid: 'मदद माँगें',
  requestAidBody: 'आपका अनुरोध यहाँ मदद करने वाले सभी लोगों तक जाता है, सिर्फ़ इस एनजीओ तक नहीं।',
  contact: 'संपर्क',
  details: 'इस संस्था के बारे में',
  address: 'पता',
  focusAreas: 'किन कामों में मदद',
  area: 'सेवा क्षेत्र',
  areaRound: (km: string, place: string) => `${place} से ${km} तक`,
  scope: 'कहाँ काम करता है',
  phone: 'संपर्क नंबर',
  website: 'वेबसाइट',
  websiteNote: 'यह ऐप के बाहर खुलती है।',
  picture: 'चित्र',
  registration: 'रजिस्ट्रेशन नंबर',
  established: 'स्थापना की तारीख',
  establishedNote: 'जिस दिन इसने Relief Relay में रजिस्टर किया।',
  notAvailable: 'उपलब्ध नहीं',
  none: 'लागू नहीं',
  backToList: 'एनजीओ की सूची पर वापस',
};

export const homeNgoTexts: Translated<typeof english.homeNgoTexts> = {
  title: 'सहयोगी एनजीओ',
  lead: 'आपदा में मदद करने वाली संस्थाएँ, और उनसे संपर्क कैसे करें।',
  noneFound: 'इस चुनाव से कोई एनजीओ नहीं मिला।',
  all: 'सभी सहयोगी एनजीओ',
};
