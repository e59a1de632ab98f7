import type * as english from '../../forms/failures.ts';
import type { Translated } from '../../texts.ts';

export const failureTexts: Translated<typeof english.failureTexts> = {
  'not-own-ngo': () => 'यह प्रोफ़ाइल दूसरे खाते ने लिखी है। उस एनजीओ के खाते से लॉग इन करें।',
  'not-an-ngo': () => 'यह खाता किसी एनजीओ का नहीं है, इसलिए इसकी एनजीओ प्रोफ़ाइल नहीं है।',
  'no-such-ngo': () => 'यह एनजीओ मौजूद नहीं है, या स्वीकृत नहीं है।',
};
