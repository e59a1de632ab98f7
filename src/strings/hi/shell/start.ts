import type * as english from '../../shell/start.ts';
import type { Translated } from '../../texts.ts';

export const startTexts: Translated<typeof english.startTexts> = {
  failed: 'Relief Relay शुरू नहीं हो सका। इसे दोबारा खोलें। फिर भी न चले, तो इस फ़ोन का कोई दूसरा ब्राउज़र इस्तेमाल करें।',
  noStorage:
    'यह ब्राउज़र Relief Relay को इस फ़ोन में कुछ भी रखने नहीं देता। फिर भी आप फ़ॉर्म भरकर तुरंत भेज सकते हैं। बाद में भेजने के लिए सेव करना हो, तो इस साइट को डेटा रखने की अनुमति दें, या दूसरा ब्राउज़र या ऐसी विंडो इस्तेमाल करें जो प्राइवेट न हो।',
};
