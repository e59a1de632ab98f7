import type * as english from '../../accounts/asked-failures.ts';
import type { Translated } from '../../texts.ts';

export const askedFailureTexts: Translated<typeof english.askedFailureTexts> = {
  unreachable: 'सर्वर से संपर्क नहीं हो रहा है।',
  'timed-out': 'नेटवर्क अभी बहुत धीमा है।',
  internal: 'सर्वर में अभी कोई दिक्कत है।',
  'sign-in': 'आपको इस फ़ोन पर लॉग आउट कर दिया गया है। फिर से लॉग इन करें।',
  photos: 'फ़ोटो के लिए कनेक्शन चाहिए।',
  forbidden: 'आपके खाते को यह करने की अनुमति नहीं है।',
};
