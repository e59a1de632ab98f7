import type * as english from '../../forms/labels.ts';
import type { Translated } from '../../texts.ts';

export const disasterTypeLabels: Translated<typeof english.disasterTypeLabels> = {
  flood: 'فيضان',
  earthquake: 'زلزال',
  fire: 'حريق',
  hurricane: 'إعصار',
  landslide: 'انهيار أرضي',
  other: 'كارثة أخرى',
};

export const severityLabels: Translated<typeof english.severityLabels> = {
  mild: 'خفيفة: الناس قادرون على التدبّر',
  moderate: 'متوسطة: تلزم مساعدة',
  severe: 'شديدة: مصابون أو محاصرون',
  critical: 'حرجة: أرواح في خطر الآن',
};

export const otherTexts: Translated<typeof english.otherTexts> = { value: 'أخرى' };
