import { numberText, plural } from '../plural.ts';
import type * as english from '../guide-screens.ts';
import type { Translated } from '../texts.ts';
/** What the guide's screens say around the guide itself, which is in `guide/`. */
export const guideTexts: Translated<typeof english.guideTexts> = {
  lead: 'छोटे-छोटे कदम, जिन्हें तुरंत किया जा सकता है। गाइड नेटवर्क के बिना भी खुलता है।',
  searchLabel: 'गाइड में खोजें',
  searchHint: 'जैसे: खून बहना, पानी, धुआँ',
  clear: 'खोज हटाएँ',
  found: (count: number) => plural(count, { one: '# जगह मिली', other: '# जगहें मिलीं' }),
  foundSome: 'ये सारे शब्द एक साथ कहीं नहीं हैं। इनमें से कुछ शब्द यहाँ हैं:',
  nothing: (query: string) => `“${query}” के लिए कुछ नहीं मिला।`,
  nothingHint: 'कोई एक छोटा शब्द लिखकर देखें, या नीचे की सूची में से चुनें।',
  happening: 'क्या हो रहा है?',
  hurt: 'क्या किसी को चोट लगी है?',
  ready: 'पहले से तैयार रहें',
  onThisPage: 'इस पेज पर',
  wholeGuide: 'पूरा गाइड',
  tell: 'राहत टीमों को बताएँ',
  print: 'यह पेज प्रिंट करें',
  packed: (count: number, total: number) => plural(count, { other: `${numberText(total)} में से # रख लिए` }),
  untick: 'सारे टिक हटाएँ',
  ticksKept: 'आपके टिक इस फ़ोन में रहते हैं।',
  ticksLost: 'यह ब्राउज़र ऐप को आपके टिक रखने नहीं देता। पेज बंद करते ही वे चले जाएँगे।',
  sources: 'यह जानकारी कहाँ से है',
  note: 'यह गाइड प्राथमिक उपचार के कोर्स की जगह नहीं लेता। प्रशासन और इमरजेंसी सेवाओं के आदेश सबसे पहले हैं।',
};
