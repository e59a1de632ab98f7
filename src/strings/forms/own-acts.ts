import { texts } from '../texts.ts';

/** What somebody says later of what they sent, as it is listed. */
export const ownActNames = texts('ownActNames', {
  'still-needed': 'Still needed',
  'no-longer-needed': 'No longer needed',
  'needed-again': 'Needed again',
  'add-need': 'One more requirement',
  'move-place': 'The place is another',
  received: 'What came of a delivery',
  message: 'A message',
});
