import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Sharing one's position with those who coordinate a disaster. */
export const sharingTexts = texts('sharingTexts', {
  title: 'Share where you are',
  off: 'Nobody sees where you are.',
  who: 'If you share it, only the coordinators of this disaster see it, until the time you choose. It is sent only while this page or your notifications are open.',
  howLong: 'For how long',
  hours: (count: number) => plural(count, { one: 'For # hour', other: 'For # hours' }),
  untilDone: (hours: number) =>
    plural(hours, { one: 'Until I am done, # hour at most', other: 'Until I am done, # hours at most' }),
  start: 'Start sharing',
  stop: 'Stop sharing',
  on: (time: string) => `You share where you are until ${time}.`,
  chosen: (time: string) => `You chose to share where you are until ${time}.`,
  notYet: 'Nobody sees it yet: no position has been sent from here.',
  coordinators: 'The coordinators of this disaster see it.',
  lastSent: (time: string) => `Last sent at ${time}.`,
  finding: 'Finding your position…',
  stopped: 'Stopped. The server has forgotten where you were.',
  stoppedAlone: (minutes: number) =>
    plural(minutes, {
      one: 'Stopped: this phone sends nothing more. The server cannot be reached; it forgets the last position by itself within a minute.',
      other:
        'Stopped: this phone sends nothing more. The server cannot be reached; it forgets the last position by itself within # minutes.',
    }),
  ended: 'The server takes no positions for this disaster any more, so sharing has ended.',
  refused: 'Your phone does not share its position with this app. Allow it in the settings of the browser.',
  'timed-out': 'No position found so far. Under the open sky it works better.',
  unavailable: 'The phone cannot find its position here.',
  unsupported: 'This phone cannot tell its position.',
  notSent: 'The last position could not be sent. It is tried again by itself.',
});
