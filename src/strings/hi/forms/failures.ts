import { rupeesText } from '../../../../contract/base/rupees-text.ts';
import type * as english from '../../forms/failures.ts';
import type { Translated } from '../../texts.ts';

export const failureTexts: Translated<typeof english.failureTexts> = {
  'not-own-ngo': () => 'यह प्रोफ़ाइल दूसरे खाते ने लिखी है। उस एनजीओ के खाते से लॉग इन करें।',
  'not-an-ngo': () => 'यह खाता किसी एनजीओ का नहीं है, इसलिए इसकी एनजीओ प्रोफ़ाइल नहीं है।',
  'no-such-ngo': () => 'यह एनजीओ मौजूद नहीं है, या मंज़ूर नहीं है।',
  'after-withdrawal': () => 'इस कदम से पहले आपकी मंज़ूरी वापस ली गई थी, और आपकी जगह खाली कर दी गई।',
  'unallocated-left': ({ left, underWay }) =>
    (left === 0
      ? 'इस दान में से कुछ भी आवंटित करने को बाकी नहीं है।'
      : `इस दान में से केवल ${rupeesText(left)} आवंटित करने को बाकी है।`) +
    (underWay === 0 ? '' : ` ${rupeesText(underWay)} दाता को लौटाया जा रहा है।`),
  'allocation-left': ({ left }) =>
    left === 0 ? 'इस आवंटन में से कुछ भी बाकी नहीं है।' : `इस आवंटन में से केवल ${rupeesText(left)} बाकी है।`,
};
