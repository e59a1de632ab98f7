import { texts } from '../texts.ts';

/** A blocked road that a volunteer reports. */
export const roadReportTexts = texts('roadReportTexts', {
  report: 'Report a blocked road',
  title: 'What blocks the road?',
  lead: 'Tap what you see: that sends it. It is saved on this phone first, also without signal.',
  asking: 'Finding where you are…',
  here: 'It goes to where you are now.',
  noPlace: 'This phone does not know where it is. Set the place on the map.',
  pinned: 'It goes to the pin on the map.',
  note: 'A note',
  noteHint: 'How deep, which way round. Only volunteers and administrators see it.',
  needsPlace: 'Set the place on the map first.',
  saved: 'The blocked road is saved on this phone.',
  notSaved: 'This phone could not save it. Free some space and try again.',
  cancel: 'Close',
});
