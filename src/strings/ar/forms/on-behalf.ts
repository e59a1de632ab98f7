import type * as english from '../../forms/on-behalf.ts';
import type { Translated } from '../../texts.ts';

export const onBehalfTexts: Translated<typeof english.onBehalfTexts> = {
  tick: 'أُدخل هذا نيابةً عن شخص آخر',
  name: 'اسم ذلك الشخص',
  noName: 'اتركه فارغًا إذا لم يرغب في ذكره.',
  phone: 'رقم هاتف ذلك الشخص',
  phoneHint: 'بهذا الرقم وبالرقم المرجعي يمكنه معرفة أين وصل الأمر من أي هاتف.',
  readOut: 'اقرأ هذا له بصوت واضح',
  howFound: (address: string) =>
    `يعرف أين وصل الأمر على ${address} بهذا الرقم المرجعي وبرقم هاتفه. ويُبلَّغ هذا الهاتف أيضًا.`,
  waits: 'الرقم المرجعي صالح من الآن، ويُعثر عليه هناك بعد الإرسال.',
};
