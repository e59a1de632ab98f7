import { plural } from '../../plural.ts';
import type * as english from '../../forms/from-report.ts';
import type { Translated } from '../../texts.ts';

export const fromReportTexts: Translated<typeof english.fromReportTexts> = {
  alsoAid: 'मुझे मदद भी चाहिए',
  offer: 'आपने अभी एक आपदा की रिपोर्ट की है। आपका नाम, फ़ोन नंबर और जगह उसी से भरे जा सकते हैं।',
  fill: 'मेरी रिपोर्ट से भरें',
  filled: 'आपकी रिपोर्ट से भरा गया। भेजने से पहले जाँच लें।',
  forPeople: (count: number) => plural(count, { one: '# व्यक्ति के लिए', other: '# लोगों के लिए' }),
};
