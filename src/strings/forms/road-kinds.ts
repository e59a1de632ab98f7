import { texts } from '../texts.ts';

/** What blocks a road. */
export const roadKindLabels = texts('roadKindLabels', {
  flooded: 'Flooded',
  debris: 'Debris or landslide',
  bridge: 'Bridge out',
  damaged: 'Road damaged',
  closed: 'Closed or checkpoint',
  other: 'Something else',
});
