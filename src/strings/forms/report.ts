import { texts } from '../texts.ts';
export const reportTexts = texts('reportTexts', {
  lead: 'A few words are enough. You can do this without signal.',
  what: 'What happened',
  descriptionHint: 'What you see, who is in danger, what blocks the way.',
  where: 'Where it is',
  here: 'I am at the place',
  elsewhere: 'The place is somewhere else',
  ifNone: 'if you choose none',
  elsewhereHint: 'Your own position will not be sent.',
  addressHint: 'Street, village, landmark: whatever helps to find it.',
  roadBlocked: 'The road here is blocked',
  who: 'Who can tell us more',
  contactHint: 'Administrators and approved volunteers can look up the name and number to help. Never the public.',
  more: 'If you know it',
  submit: 'Send report',
  another: 'Report another',
});

export const positionTexts = texts('positionTexts', {
  add: 'Add my position',
  again: 'Refresh',
  renew: 'Update',
  kept: 'The position of the report that you correct is kept.',
  replaceKept: 'Use my position instead',
  offer: 'Your exact position helps rescuers. Your phone will ask you first.',
  asking: 'Finding your position… you can go on and send any time.',
  found: (metres: string) => `Position found, accurate to about ${metres}.`,
  missing: {
    refused: 'Your phone does not share its position. The location in words is enough.',
    'timed-out': 'No position found in time. The location in words is enough.',
    unavailable: 'The phone cannot find its position here. The location in words is enough.',
    unsupported: 'This phone cannot tell its position. The location in words is enough.',
  },
});
