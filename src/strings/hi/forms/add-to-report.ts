import type * as english from '../../forms/add-to-report.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

/** A report that adds to a disaster which is reported already. */
export const additionTexts: Translated<typeof english.additionTexts> = {
  title: 'क्या इसकी रिपोर्ट पहले से है?',
  hint: 'क्या हुआ और कहाँ, यह बताने पर यहाँ दिखेगा कि इसकी रिपोर्ट पहले से है या नहीं।',
  ask: (size) => `देखें कि इसकी रिपोर्ट पहले से है या नहीं (अधिकतम ${size})`,
  asking: 'देखा जा रहा है कि किन बातों की रिपोर्ट पहले से है…',
  failed: 'यह जाँचा नहीं जा सका। आप अपनी रिपोर्ट फिर भी भेज सकते हैं।',
  offline: 'जाँचने के लिए कनेक्शन नहीं है। आप अपनी रिपोर्ट फिर भी भेज सकते हैं।',
  none: (when) => `इस जगह के पास ऐसी किसी बात की रिपोर्ट नहीं मिली है (पिछली जाँच ${when})।`,
  found: (name, when, distance) => `${name}, रिपोर्ट ${when}, ${distance} दूर: क्या अपनी रिपोर्ट इसमें जोड़ें?`,
  noneByWords: (when) => `आपने जो लिखा है, उससे मिलती कोई रिपोर्ट नहीं मिली (पिछली जाँच ${when})।`,
  foundByWords: (name, when) => `${name}, रिपोर्ट ${when}: क्या अपनी रिपोर्ट इसमें जोड़ें?`,
  reports: (count) => plural(count, { one: '# रिपोर्ट', other: '# रिपोर्टें' }),
  here: (what) => `${what}, यहीं पास में`,
  near: (what, town) => `${what}, ${town} के पास`,
  nearTown: (town) => `${town} के पास`,
  add: 'इसमें जोड़ें',
  other: 'यह वही नहीं है',
  adding: (name) => `आप इसमें जोड़ रहे हैं: ${name}`,
  lead: 'बताएँ कि नया क्या है। राहत दल देखेगा कि आपकी रिपोर्ट किससे जुड़ी है।',
  change: 'प्रकार या जगह बदलें',
  instead: 'इसके बजाय नई रिपोर्ट दें',
  willAdd: (name) => `इसके बारे में और जानकारी के रूप में सेव हो गया: ${name}।`,
  added: (name) => `इसके बारे में और जानकारी के रूप में भेजा गया: ${name}।`,
  resolved: 'वह आपदा अब समाप्त हो चुकी है।',
  closed:
    'जिस आपदा में आपने जोड़ा था, वह इस बीच बंद कर दी गई। आपकी रिपोर्ट अपने आप में एक रिपोर्ट है और बाकी रिपोर्टों की तरह जाँची जाएगी।',
  kind: 'किसी आपदा के बारे में और जानकारी',
};
