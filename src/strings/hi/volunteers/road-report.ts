import type * as english from '../../volunteers/road-report.ts';
import type { Translated } from '../../texts.ts';

export const roadReportTexts: Translated<typeof english.roadReportTexts> = {
  report: 'बंद सड़क की सूचना दें',
  title: 'सड़क किससे बंद है?',
  lead: 'जो दिखे उस पर टैप करें: इतने से वह भेज दिया जाता है। पहले इस फ़ोन पर सेव होता है, बिना नेटवर्क के भी।',
  asking: 'आपकी जगह खोजी जा रही है…',
  here: 'सूचना उस जगह की होगी जहाँ आप अभी हैं।',
  noPlace: 'इस फ़ोन को अपनी जगह नहीं पता। नक्शे पर जगह चुनें।',
  pinned: 'सूचना नक्शे के पिन की जगह की होगी।',
  note: 'टिप्पणी',
  noteHint: 'पानी कितना गहरा है, घूमकर कहाँ से जाएँ। सिर्फ़ स्वयंसेवक और एडमिन देखते हैं।',
  needsPlace: 'पहले नक्शे पर जगह चुनें।',
  saved: 'बंद सड़क की सूचना इस फ़ोन पर सेव हो गई।',
  notSaved: 'यह फ़ोन इसे सेव नहीं कर सका। थोड़ी जगह खाली करें और फिर कोशिश करें।',
  cancel: 'बंद करें',
};
