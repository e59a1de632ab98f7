import type * as english from '../../forms/road-kinds.ts';
import type { Translated } from '../../texts.ts';

export const roadKindLabels: Translated<typeof english.roadKindLabels> = {
  flooded: 'पानी भरा है',
  debris: 'मलबा या भूस्खलन',
  bridge: 'पुल टूटा है',
  damaged: 'सड़क टूटी है',
  closed: 'बंद या नाका',
  other: 'कुछ और',
};
