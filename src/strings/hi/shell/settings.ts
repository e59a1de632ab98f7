import type * as english from '../../shell/settings.ts';
import type { Translated } from '../../texts.ts';

export const settingsTexts: Translated<typeof english.settingsTexts> = {
  title: 'भाषा और स्क्रीन',
  language: 'भाषा',
  languageHint: 'आपका लिखा हुआ बना रहता है।',
  display: 'स्क्रीन',
  themes: { automatic: 'अपने आप', light: 'हल्का रंग', dark: 'गहरा रंग', outdoor: 'धूप के लिए (गाढ़े अक्षर)' },
  themeHints: {
    automatic: 'जैसा इस फ़ोन में सेट है।',
    light: '',
    dark: 'कई फ़ोनों में बैटरी बचाता है।',
    outdoor: 'तेज़ धूप और थकी आँखों के लिए।',
  },
  loading: 'एक पल रुकें: आपका लिखा हुआ रखा जा रहा है…',
  missing: 'यह भाषा अभी इस फ़ोन में नहीं है। नेटवर्क मिलने पर फिर कोशिश करें।',
  unkept: 'इस पेज पर लिखा हुआ अभी रखा नहीं जा सकता, इसलिए भाषा नहीं बदली। पहले इसे पूरा करें, फिर भाषा बदलें।',
  close: 'बंद करें',
};
