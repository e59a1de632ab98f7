import type * as english from '../../public/newsletter.ts';
import type { Translated } from '../../texts.ts';

export const newsletterTexts: Translated<typeof english.newsletterTexts> = {
  title: 'समाचार पत्र',
  lead: 'राहत के काम की खबरें, ईमेल से। आप इसे कभी भी बंद कर सकते हैं।',
  email: 'आपका ईमेल, समाचार पत्र के लिए',
  subscribe: 'सदस्य बनें',
  missing: 'कृपया अपना ईमेल पता लिखें।',
  notSaved: 'यह इस फ़ोन में सेव नहीं हो सका। कृपया फिर कोशिश करें।',
  saved: 'इस फ़ोन में सेव हो गया। यह अपने आप भेज दिया जाएगा।',
  arrived: 'आपका अनुरोध पहुँच गया।',
  lookInMail: 'आपको एक ईमेल भेजा जा रहा है। अपने पते की पुष्टि के लिए उसमें दिया लिंक खोलें।',
  noMailYet: 'यह सर्वर अभी ईमेल नहीं भेज सकता। जब भेज सकेगा, तब आपसे पुष्टि माँगेगा।',
  details: 'देखें कि यह कहाँ तक पहुँचा',
  another: 'दूसरा पता लिखें',
  refused: 'सर्वर ने यह पता नहीं लिया।',
};
