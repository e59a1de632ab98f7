import type * as english from '../../forms/form-outcomes.ts';
import type { Translated } from '../../texts.ts';

export const formOutcomeTexts: Translated<typeof english.formOutcomeTexts> = {
  saveFailed: 'यह इस फ़ोन में सेव नहीं हो सका',
  saveFailedBody: 'आपका लिखा हुआ कुछ नहीं खोया है। यह पेज खुला रखें और चुनें कि अब क्या करना है:',
  tryAgain: 'फिर कोशिश करें',
  exportTyped: 'कॉपी बनाएँ',
  stillSaving: 'अभी सेव हो रहा है',
  stillSavingBody:
    'इसमें ज़्यादा समय लग रहा है। यह पेज खुला रखें: काम अपने आप चलता रहेगा, और पूरा होने पर यह पेज बता देगा। रुकना ज़रूरी नहीं है:',
  sendDirectly: 'अभी भेजें',
  sendingDirectly: 'भेजा जा रहा है…',
  sendDirectlyAgain: 'फिर भेजकर देखें',
  directHint: 'इस फ़ोन में सेव किए बिना तुरंत भेजता है।',
  directWaits: (reason: string) =>
    `अभी नहीं भेजा गया। ${reason} फिर कोशिश करने में कोई डर नहीं: यह कभी दो बार नहीं गिना जाएगा।`,
  directRefused: (reason: string) => `सर्वर ने इसे नहीं लिया। ${reason}`,
  share: 'लिखकर शेयर करें',
  sentDirectly: 'इस फ़ोन में इसकी कॉपी नहीं है। रेफ़रेंस नंबर लिख लें: आपका संदेश पहुँचा, इसका यही एक सबूत है।',
  sentDirectlyPlain: 'इस फ़ोन में इसकी कॉपी नहीं है, और यह सर्वर रेफ़रेंस नंबर नहीं देता।',
  correctionElsewhere: 'आप इसे दूसरे टैब में सुधार रहे हैं',
  correctionElsewhereBody: 'आपका लिखा हुआ वहीं है। उस टैब में आगे बढ़ें, या उसे बंद करके फिर कोशिश करें।',
  correctionOver: 'सुधारने के लिए कुछ नहीं है',
  correctionOverBody: 'वह अब इस फ़ोन में नहीं है, या अब उसमें आपको कुछ नहीं करना है।',
  correctionFailed: 'इसे सुधारने के लिए खोला नहीं जा सका',
  correctionFailedBody: 'इस फ़ोन के स्टोरेज ने जवाब नहीं दिया। जो सेव हुआ था, वह अब भी है। थोड़ी देर में फिर कोशिश करें।',
  saved: 'इस फ़ोन में सेव हो गया',
  savedBody: 'ऐप खुला रखें, या नेटवर्क मिलने पर ऐप फिर से खोलें: तब यह अपने आप भेज दिया जाएगा। इस पेज का बाकी हिस्सा नहीं खुल सका।',
};
