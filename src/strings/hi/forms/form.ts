import { plural } from '../../plural.ts';
import type * as english from '../../forms/form.ts';
import type { Translated } from '../../texts.ts';

export const formTexts: Translated<typeof english.formTexts> = {
  restored: 'आपका अधूरा फ़ॉर्म रखा हुआ था। वह नीचे भर दिया गया है।',
  prefilled: 'अभी तक कुछ नहीं भेजा गया है।',
  startOver: 'नए सिरे से भरें',
  startOverTitle: 'यह फ़ॉर्म खाली करें?',
  startOverBody: 'इसमें जो कुछ है, सब मिट जाएगा।',
  startOverEarlier: 'पहले का अधूरा फ़ॉर्म बना रहेगा।',
  startOverYes: 'खाली करें',
  startOverNo: 'रहने दें',
  notKept: 'जो आप अभी लिख रहे हैं, वह इस फ़ोन में सेव नहीं हो रहा है। कृपया फ़ॉर्म भेजने से पहले यह पेज बंद न करें।',
  summary: (count: number) => plural(count, { one: '# बात ठीक करनी है', other: '# बातें ठीक करनी हैं' }),
  submitting: 'भेजा जा रहा है...',
  worksOffline: 'बिना नेटवर्क के भी चलता है। यह आपके फ़ोन में रहेगा और अपने आप भेज दिया जाएगा।',
  earlierKept: 'पहले का एक अधूरा फ़ॉर्म इस फ़ोन में रखा है। यह फ़ॉर्म भेजने के बाद, अगली बार वह खुलेगा।',
  correcting: 'इसे सुधारें और फिर भेजें',
  correctingBody: 'जो आप अब भेजेंगे, वह उसकी जगह लेगा जिसे सर्वर ने नहीं लिया।',
  yesSend: 'हाँ, भेजें',
  noChange: 'बदलें',
  optional: 'ज़रूरी नहीं',
  photos: 'फ़ोटो',
  missing: {
    map: 'नक्शा अभी इस फ़ोन पर नहीं है।',
    photos: 'अभी फ़ोटो नहीं जोड़ सकते: वह हिस्सा इस फ़ोन पर नहीं है।',
    check: 'पहले की रिपोर्टों की जाँच अभी इस फ़ोन पर नहीं है।',
  },
};
