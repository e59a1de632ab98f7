import type * as english from '../../shell/update.ts';
import type { Translated } from '../../texts.ts';

export const updateTexts: Translated<typeof english.updateTexts> = {
  title: 'नया वर्शन तैयार है',
  body: 'जो आपने सेव किया और जो लिखा, वह इस फ़ोन में बना रहेगा।',
  now: 'अभी अपडेट करें',
  later: 'बाद में',
  working: 'आपका लिखा हुआ सेव हो रहा है…',
  refused: 'आपका लिखा हुआ अभी सेव नहीं हो सका, इसलिए यही वर्शन चलता रहेगा। फ़ॉर्म पूरा करें, फिर अपडेट करें।',
};
