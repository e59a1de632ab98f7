import type * as english from '../../volunteers/certificate.ts';
import type { Translated } from '../../texts.ts';

export const paperTexts: Translated<typeof english.paperTexts> = {
  title: 'प्रशस्ति-पत्र',
  presented: 'यह प्रशस्ति-पत्र आभार के साथ इन्हें दिया जाता है',
  deed: ({ disaster, reference, reported, completed }) =>
    `जिन्होंने ${disaster} में स्वयंसेवक के रूप में लोगों की मदद की। इस आपदा (${reference}) की रिपोर्ट ${reported} को मिली, और काम ${completed} को पूरा हुआ।`,
  issued: (date: string) => `${date} को Relief Relay के ज़रिए जारी किया गया।`,
  issuedBy: (date: string, operator: string) =>
    `${date} को Relief Relay के ज़रिए जारी किया गया। यहाँ इसे चलाने वाली संस्था: ${operator}।`,
  verify: 'यह प्रशस्ति-पत्र असली है या नहीं, यह जाँचने के लिए यह पता खोलें:',
  notValid: 'अब मान्य नहीं है',
};

export const paperDisasterTexts: Translated<typeof english.paperDisasterTexts> = {
  flood: 'बाढ़',
  earthquake: 'भूकंप',
  fire: 'आग',
  hurricane: 'चक्रवाती तूफ़ान',
  landslide: 'भूस्खलन',
  other: 'आपदा',
};

export const certificateMakerTexts: Translated<typeof english.certificateMakerTexts> = {
  name: 'स्वयंसेवक का नाम',
  nameHint: 'जैसा प्रशस्ति-पत्र पर लिखा होना चाहिए।',
  generate: 'बनाएँ',
  making: 'बनाया जा रहा है…',
  print: 'प्रिंट/डाउनलोड करें',
  pdf: 'PDF फ़ाइल के रूप में',
  create: 'नया प्रशस्ति-पत्र बनाएँ',
  check: 'वह पेज जहाँ कोई भी इसे जाँच सकता है',
  offline: 'इसके लिए नेटवर्क चाहिए: प्रशस्ति-पत्र सर्वर बनाता है।',
  replaceTitle: 'प्रशस्ति-पत्र बदलें?',
  replaceBody: 'पहले बना प्रशस्ति-पत्र अब मान्य नहीं रहेगा: जो उसे जाँचेगा, उसे उसका पेज यही बताएगा।',
  replaceYes: 'नया बनाएँ',
  replaceNo: 'पुराना रहने दें',
  perhaps: 'हो सकता है कि यह फिर भी बन गया हो। फिर कोशिश करें: उसी नाम से दूसरा नहीं बनता।',
  tooMany: 'इस काम के और प्रशस्ति-पत्र नहीं बन सकते, या काम पूरा नहीं हुआ है।',
  notThere: 'ऐसा कोई पूरा हुआ काम इस फ़ोन पर नहीं है।',
  back: 'पिछले काम पर वापस जाएँ',
  tryAgain: 'फिर कोशिश करें',
};

export const certificateCheckTexts: Translated<typeof english.certificateCheckTexts> = {
  title: 'प्रशस्ति-पत्र की जाँच',
  validTitle: 'यह प्रशस्ति-पत्र असली है',
  valid: 'सर्वर ने अभी इसकी पुष्टि की है। कागज़ पर जो लिखा है, वह सब नीचे है।',
  replacedTitle: 'यह प्रशस्ति-पत्र बदल दिया गया है',
  replaced: 'इसकी जगह नया प्रशस्ति-पत्र बना है। यह अब मान्य नहीं है।',
  unknownTitle: 'ऐसा कोई प्रशस्ति-पत्र नहीं है',
  unknown: 'पते को कागज़ पर लिखे पते से एक-एक अक्षर मिलाएँ। अगर दोनों एक जैसे हैं, तो कागज़ असली नहीं है।',
  offlineTitle: 'जाँच नहीं हो सकी',
  offline: 'प्रशस्ति-पत्र असली है या नहीं, यह सिर्फ़ सर्वर बता सकता है।',
};
