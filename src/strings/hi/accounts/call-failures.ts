import { plural } from '../../plural.ts';
import type * as english from '../../accounts/call-failures.ts';
import type { Translated } from '../../texts.ts';

export const waitTexts: Translated<typeof english.waitTexts> = {
  tooMany: 'बहुत बार कोशिश हो चुकी है।',
  unknown: 'कृपया थोड़ी देर रुककर फिर कोशिश करें।',
  seconds: (count: number) =>
    plural(count, { one: 'कृपया # सेकंड बाद फिर कोशिश करें।', other: 'कृपया # सेकंड बाद फिर कोशिश करें।' }),
  minutes: (count: number) =>
    plural(count, { one: 'कृपया # मिनट बाद फिर कोशिश करें।', other: 'कृपया # मिनट बाद फिर कोशिश करें।' }),
};

export const callFailureTexts: Translated<typeof english.callFailureTexts> = {
  unreachable: 'सर्वर से संपर्क नहीं हो रहा है। जो आपने लिखा, वह यहीं है: नेटवर्क आने पर फिर कोशिश करें।',
  'timed-out': 'नेटवर्क अभी बहुत धीमा है। जो आपने लिखा, वह यहीं है: थोड़ी देर में फिर कोशिश करें।',
  busy: 'सर्वर अभी व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।',
  internal: 'सर्वर में अभी कोई दिक्कत है। जो आपने लिखा, वह यहीं है: थोड़ी देर में फिर कोशिश करें।',
  'not-kept':
    'इस फ़ोन का स्टोरेज भर गया है या जवाब नहीं दे रहा, और यहाँ कोई और लॉग इन है। पहले उन्हें लॉग आउट करें, या दूसरा ब्राउज़र इस्तेमाल करें।',
  'cannot-seal':
    'इस फ़ोन से किसी और व्यक्ति का संदेश भेजना बाकी है, और https के बिना इस पते पर यह ब्राउज़र उसे लॉक नहीं कर सकता। पहले उसे भेजना या हटाना होगा: वह व्यक्ति यहाँ लॉग इन करे, या आप दूसरा ब्राउज़र इस्तेमाल करें।',
};
