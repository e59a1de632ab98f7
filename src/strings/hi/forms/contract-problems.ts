import type * as english from '../../forms/contract-problems.ts';
import type { Translated } from '../../texts.ts';

/** Keys are what contract and server say in English: never translate those. */
export const contractProblems: Translated<typeof english.contractProblems> = {
  required: 'इसे भरना ज़रूरी है',
  text: 'यहाँ शब्द चाहिए',
  'not valid': 'यह सही नहीं है',
  'unknown field': 'सर्वर इस खाने को नहीं पहचानता',
  'at most # characters': (count: number) => `ज़्यादा से ज़्यादा ${count} अक्षर`,
  'at least # characters': (count: number) => `कम से कम ${count} अक्षर`,
  'a character that cannot be stored': 'इसमें एक अक्षर सेव नहीं हो सकता',
  'a whole number': 'पूरी संख्या चाहिए, जैसे 40',
  'not below #': '0 से कम नहीं हो सकता',
  'too many': 'संख्या बहुत बड़ी है',
  'a number that keeps its digits': 'संख्या में बहुत ज़्यादा अंक हैं',
  'a number between -# and #': (bound: number) => `-${bound} और ${bound} के बीच की संख्या`,
  'a time in ISO #': 'तारीख और समय चाहिए',
  'a day that exists': 'यह तारीख कैलेंडर में नहीं है',
  'an e-mail address, such as name@example.org': 'ईमेल पता चाहिए, जैसे name@example.org',
  'one of *': 'दिए गए विकल्पों में से एक चाहिए',
  'approve or refuse': 'मंज़ूर या अस्वीकार',
  'true or false': 'हाँ या नहीं',
  'a list': 'सूची चाहिए',
  'at least one requirement': 'कम से कम एक ज़रूरत',
  'at most # requirements': (count: number) => `ज़्यादा से ज़्यादा ${count} ज़रूरतें`,

  'Some fields need another look.': 'कुछ जानकारी फिर से देखनी होगी।',
  'This id was already used for something else.': 'यह आईडी किसी और चीज़ के लिए इस्तेमाल हो चुकी है।',
  'This record was removed by request.': 'यह रिकॉर्ड अनुरोध पर हटा दिया गया है।',
  'One item may have at most # kB.': (kilobytes: number) => `एक संदेश ज़्यादा से ज़्यादा ${kilobytes} kB का हो सकता है।`,
  'At most # kB fit in one request.': (kilobytes: number) => `एक बार में ज़्यादा से ज़्यादा ${kilobytes} kB भेजा जा सकता है।`,
  'Your account may not do this.': 'आपके खाते को यह करने की अनुमति नहीं है।',
  'This item belongs to another account.': 'यह संदेश किसी दूसरे खाते का है।',
  'Please log in.': 'कृपया लॉग इन करें।',
  'There is nothing here.': 'यहाँ कुछ नहीं है।',
  'The server cannot save anything just now. Please try again.': 'सर्वर अभी कुछ भी सेव नहीं कर पा रहा। कृपया फिर कोशिश करें।',

  'This e-mail address already has an account.': 'इस ईमेल पते से खाता पहले ही बन चुका है।',
  'Thank you. If this e-mail address is new here, your account is ready: you can log in now.':
    'धन्यवाद। अगर यह ईमेल पता यहाँ नया है, तो आपका खाता तैयार है: अब आप लॉग इन कर सकते हैं।',
  'This is not the setup code.': 'यह सेटअप कोड नहीं है।',
  'The setup code is no longer good: there is an admin already. Leave it out and ask for approval.':
    'यह सेटअप कोड अब नहीं चलेगा: एडमिन पहले से मौजूद है। इसे खाली छोड़ें और मंज़ूरी माँगें।',
  'Too easy to guess: this password is on lists that guessers try first.':
    'इसका अंदाज़ा लगाना बहुत आसान है: ऐसे पासवर्ड सबसे पहले आज़माए जाते हैं।',
  'Too easy to guess: this password is a name that belongs to you or to this app.':
    'इसका अंदाज़ा लगाना बहुत आसान है: यह पासवर्ड आपसे या इस ऐप से जुड़ा कोई नाम है।',
  'This is not your password.': 'यह आपका पासवर्ड नहीं है।',
  'Your password was just changed on another device.': 'आपका पासवर्ड अभी-अभी किसी दूसरी जगह बदला गया है।',
  'This device is not logged in to your account.': 'यह फ़ोन या कंप्यूटर आपके खाते में लॉग इन नहीं है।',
  'Another phone has registered this token.': 'अलर्ट का यही पता किसी दूसरे फ़ोन ने दर्ज कराया है।',
  'no token of a push service that this server sends to': 'यह ऐसी पुश सेवा नहीं है जिसे यह सर्वर जानता है',
  'This link is no longer good: it was used, or it is too old. Ask for a new one.':
    'यह लिंक अब नहीं चलता: यह इस्तेमाल हो चुका है, या बहुत पुराना है। नया लिंक माँगें।',
  'The last administrator cannot leave. Approve another one first.':
    'आखिरी एडमिन नहीं जा सकता। पहले किसी और एडमिन को मंज़ूर करें।',
  'Two-factor login is on already. End it first.': 'दो-चरणीय लॉगिन पहले से चालू है। पहले उसे बंद करें।',
  'There is no two-factor login to be confirmed. Begin again.': 'दो-चरणीय लॉगिन शुरू नहीं हुआ है। शुरू से करें।',
  'The code is not right. Codes change every # seconds, and each is good once.': (seconds: number) =>
    `यह कोड सही नहीं है। कोड हर ${seconds} सेकंड में बदलता है और एक ही बार चलता है।`,
  'No such account.': 'ऐसा कोई खाता नहीं है।',
  'This account waits for a decision.': 'यह खाता फ़ैसले का इंतज़ार कर रहा है।',
  'No such report.': 'ऐसी कोई रिपोर्ट नहीं है।',
  'No such message.': 'ऐसा कोई संदेश नहीं है।',
  'Nobody decides about their own account. Another admin can.':
    'अपने खाते का फ़ैसला कोई खुद नहीं कर सकता, दूसरा एडमिन कर सकता है।',
  'The mail could not be sent. Please try again.': 'ईमेल नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
};
