import type * as english from '../../admin/hourly.ts';
import type { Translated } from '../../texts.ts';

export const hourlyTexts: Translated<typeof english.hourlyTexts> = {
  title: 'हर घंटे क्या आया',
  lead: 'समय इस डिवाइस का है। देखने के लिए अलग रखे हुए इसमें नहीं गिने गए।',
  none: 'पिछले तीन दिनों में कुछ नहीं आया।',
  reports: 'आपदा की रिपोर्टें',
  aid: 'सहायता अनुरोध',
  hour: 'इस समय से एक घंटा',
  sum: (name: string, all: string, most: string) => `${name}: तीन दिनों में ${all}, एक घंटे में ज़्यादा से ज़्यादा ${most}`,
  asTable: 'तालिका में दिखाएँ',
  quiet: 'जिन घंटों में कुछ नहीं आया, वे नहीं दिखाए गए।',
};
