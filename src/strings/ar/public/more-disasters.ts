import type * as english from '../../public/more-disasters.ts';
import type { Translated } from '../../texts.ts';

export const moreDisasterTexts: Translated<typeof english.moreDisasterTexts> = {
  noneKept: 'لا تطابق بحثك أي كارثة محفوظة على هذا الهاتف.',
  farther: (km: string) => `لا تظهر الكوارث التي تبعد أكثر من ${km} إلا إذا كانت محفوظة على هذا الهاتف.`,
};
