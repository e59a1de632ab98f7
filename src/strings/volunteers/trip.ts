import { texts } from '../texts.ts';

/** A trip that a volunteer chose to record. */
export const tripTexts = texts('tripTexts', {
  title: 'Your trip',
  lead: 'If you want, this phone records where you drive, to show it on the map and to ask you afterwards whether the way was open. It never leaves this phone, and it goes when you log out.',
  since: (time: string, way: string) => `Recorded since ${time}: ${way}.`,
  recording: 'Recording. It goes on while this app is open.',
  noRoom: 'The phone has no room to keep it: it is lost if you close the app.',
  paused: 'The app was closed while your trip was recorded. Nothing was recorded meanwhile.',
  start: 'Record my trip',
  another: 'Record another trip',
  goOn: 'Go on recording',
  stop: 'End the trip',
  remove: 'Delete the trip',
  question: 'Was the way open?',
  past: 'It led past these blocked roads:',
  passable: 'Yes, I got through everywhere',
  passedThem: 'Yes, I got through there',
  blocked: 'No, a road is blocked',
  thanks:
    'Thank you. What you said about blocked roads is saved on this phone and goes to those who decide about them.',
});
