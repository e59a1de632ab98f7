import type * as english from '../../admin/dispatch-desk.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const dispatchDeskTexts: Translated<typeof english.dispatchDeskTexts> = {
  details: (what: string, where: string) => `पूरी जानकारी: ${what}, ${where}`,
  chooseOne: 'किसी रिपोर्ट को चुनें, उसकी पूरी जानकारी यहाँ दिखेगी।',
  doubles: (count: number) =>
    plural(count, { one: 'शायद # और रिपोर्ट इसी घटना की है', other: 'शायद # और रिपोर्टें इसी घटना की हैं' }),
  times: (count: number) => `×${numberText(count)}`,
  openPage: 'इसका अपना पेज खोलें',
  filters: (count: number) =>
    count === 0 ? 'फ़िल्टर' : plural(count, { one: 'फ़िल्टर: # चालू है', other: 'फ़िल्टर: # चालू हैं' }),
  keys: 'कीबोर्ड शॉर्टकट',
  keysLead:
    'ये इस पेज पर हर जगह काम करते हैं, पर जब आप कुछ लिख रहे हों तब नहीं। किसी रिपोर्ट पर Enter दबाने से उसकी पूरी जानकारी खुलती है।',
  keysOn: 'इस डिवाइस पर एक-एक कुंजी वाले शॉर्टकट इस्तेमाल करें',
  close: 'बंद करें',
  keyNames: {
    j: 'अगली रिपोर्ट',
    k: 'पिछली रिपोर्ट',
    Enter: 'रिपोर्ट की पूरी जानकारी खोलें',
    Escape: 'सूची पर वापस जाएँ',
    a: 'अलर्ट भेजे बिना मंज़ूर करें',
    '/': 'खोजें',
    '?': 'यह मदद',
  },
};
