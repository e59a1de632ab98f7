import type { Translated } from '../../texts.ts';
import type * as english from '../../volunteers/field-area.ts';

export const areaTexts: Translated<typeof english.areaTexts> = {
  title: 'मेरा इलाका',
  lead: (where) => `बिना नेटवर्क के समय के लिए, ${where} के 20 किमी के भीतर का नक्शा और सड़कें इस फ़ोन पर रखें।`,
  named: (name) => `अलर्ट के लिए चुनी गई जगह (${name})`,
  alerts: 'आपके अलर्ट की जगह',
  here: 'जहाँ आप अभी हैं, उस जगह',
  before: 'जिस जगह के लिए आपने इन्हें रखा था, उस',
  noPlace: 'इस फ़ोन को अभी आपका इलाका नहीं पता। अलर्ट के लिए कोई जगह चुनें, या जहाँ आप अभी हैं वही लें।',
  takeHere: 'मैं जहाँ हूँ वही लें',
  asking: 'आपकी जगह खोजी जा रही है…',
};
