import { plural } from '../../plural.ts';
import type * as english from '../../public/record-photos.ts';
import type { Translated } from '../../texts.ts';

export const recordPhotoTexts: Translated<typeof english.recordPhotoTexts> = {
  title: 'फ़ोटो',
  titles: {
    arrived: 'पहुँचने पर ली गई फ़ोटो',
    done: 'पूरे हुए काम की फ़ोटो',
    'handed-over': 'सौंपते समय की फ़ोटो',
    merged: 'मिलाए गए रिकॉर्ड की फ़ोटो',
  },
  loading: 'फ़ोटो लोड हो रही हैं…',
  needNetwork: 'फ़ोटो के लिए कनेक्शन चाहिए। जो आपने खोली हैं, वे यहाँ रहती हैं।',
  again: 'ताज़ा करें',
  none: 'अभी तक कोई फ़ोटो नहीं आई है।',
  onPhone: (count: number) => plural(count, { one: '# फ़ोटो अभी फ़ोन पर है', other: '# फ़ोटो अभी फ़ोन पर हैं' }),
  lost: (count: number) => plural(count, { one: '# फ़ोटो फ़ोन पर खो गई', other: '# फ़ोटो फ़ोन पर खो गईं' }),
  photo: (place: string, count: string) => `${count} में से फ़ोटो ${place}`,
  open: (name: string) => `खोलें: ${name}`,
  fullSize: (size: string) => `पूरी तस्वीर: ${size}`,
  loadFull: (size: string) => `पूरी तस्वीर लोड करें (${size})`,
  loadingFull: 'पूरी तस्वीर लोड हो रही है…',
  tryAgain: 'फिर से कोशिश करें',
  arriving: (percent: string) => `आ रही है: ${percent}`,
  notComing: 'पूरी नहीं पहुँची, और अब नहीं आएगी।',
  checking: 'आ गई है, जाँच हो रही है',
  undecodable: 'इस फ़ोन की तस्वीर का प्रकार यहाँ नहीं दिखाया जा सकता।',
  download: (size: string) => `मूल फ़ाइल डाउनलोड करें (${size})`,
  downloading: 'मूल फ़ाइल डाउनलोड हो रही है…',
  refused: 'यह तस्वीर नहीं है: सर्वर ने इसे नहीं लिया।',
  missing: 'सर्वर को यह तस्वीर नहीं मिल रही है।',
  released: 'इसे सब लोग देख सकते हैं',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
  close: 'बंद करें',
};
