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

/** Of a road block that a volunteer got past. */
export const roadPassedTexts = texts('roadPassedTexts', {
  passed: (kind: string) => `${kind}: a way through`,
});
