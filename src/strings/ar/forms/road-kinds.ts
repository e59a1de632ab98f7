import type * as english from '../../forms/road-kinds.ts';
import type { Translated } from '../../texts.ts';

export const roadKindLabels: Translated<typeof english.roadKindLabels> = {
  flooded: 'مغمور بالمياه',
  debris: 'أنقاض أو انهيار أرضي',
  bridge: 'جسر منهار',
  damaged: 'طريق متضرر',
  closed: 'مغلق أو نقطة تفتيش',
  other: 'سبب آخر',
};
