export const reportTexts = {
  lead: 'A few words are enough. You can do this without signal.',
  what: 'What happened',
  type: 'Kind of disaster',
  typeChoose: 'Choose one',
  severity: 'How bad is it',
  description: 'What is going on',
  descriptionHint: 'What you see, who is in danger, what blocks the way.',
  where: 'Where it is',
  here: 'I am at the place',
  elsewhere: 'The place is somewhere else',
  elsewhereHint: 'Your own position will not be sent.',
  address: 'The place in words',
  addressHint: 'Street, village, landmark: whatever helps to find it.',
  who: 'Who can tell us more',
  name: 'Your name',
  contactNumber: 'Phone number',
  contactHint: 'Only helpers who take this on can see it.',
  more: 'If you know it',
  peopleAffected: 'How many people',
  assistanceRequired: 'What help is needed',
  submit: 'Send report',
  savedNoun: 'report',
  another: 'Report another',
} as const;

export const positionTexts = {
  add: 'Add my position',
  again: 'Look again',
  renew: 'Update',
  offer: 'Your exact position helps rescuers. Your phone will ask you first.',
  asking: 'Finding your position… you can go on and send any time.',
  found: (metres: string) => `Position found, accurate to about ${metres}.`,
  missing: {
    refused: 'Your phone does not share its position. The place in words is enough.',
    'timed-out': 'No position found in time. The place in words is enough.',
    unavailable: 'The phone cannot find its position here. The place in words is enough.',
    unsupported: 'This phone cannot tell its position. The place in words is enough.',
  },
} as const;

/** "12 m", "1.4 km". */
export function distanceText(metres: number): string {
  return metres < 1000 ? `${Math.max(1, Math.round(metres))} m` : `${(metres / 1000).toFixed(1)} km`;
}
