import type * as english from '../../forms/road-kinds.ts';
import type { Translated } from '../../texts.ts';

export const roadKindLabels: Translated<typeof english.roadKindLabels> = {
  flooded: 'Inundado',
  debris: 'Escombros o derrumbe',
  bridge: 'Puente caído',
  damaged: 'Camino dañado',
  closed: 'Cerrado o retén',
  other: 'Otra cosa',
};
