import type { QueuedCallName } from '../../../contract/calls/queued.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
export const outboxTexts = texts('outboxTexts', {
  /** Items, and photos whose text may be with the server already. */
  stillHere: (items: number, photos: number) =>
    [
      items > 0 && plural(items, { other: '# waiting on this device' }),
      photos > 0 && plural(photos, { one: '# photo is still here', other: '# photos are still here' }),
    ]
      .filter((words) => words !== false)
      .join(' · '),
  allSent: 'Nothing is waiting. Everything you saved was sent.',
  nothingYet: 'Nothing here yet. What you report or ask for is listed here, with its state, until it has arrived.',
  sendAll: 'Send all now',
  exportAll: 'Take a copy of all',
  send: 'Send now',
  sendAgain: 'Send again',
  exportOne: 'Take a copy',
  delete: 'Delete',
  showMore: 'Show more',
  lookUp: 'Sent from another phone? Look it up by its reference',
  trying: 'Trying to send.',
  copied: (name: string) => `The copy was handed to your browser as ${name}.`,
  kinds: {
    reportDisaster: 'Disaster report',
    requestAid: 'Aid request',
    updateAccount: 'Change of your name',
    sendContactMessage: 'Message',
    subscribeNewsletter: 'Newsletter',
    saveVolunteerProfile: 'Your volunteer profile',
    acceptDisaster: 'Request to help at a disaster',
    takeStep: 'Step on the way',
    learnModule: 'Course module learned',
    actOnReport: 'Decision about a report',
    actOnAid: 'Work on an aid request',
    answerDisaster: 'Answer to a disaster',
    packDelivery: 'Packed delivery',
    actOnDelivery: 'Delivery update',
    actOnAccount: 'Decision about an account',
    markMessage: 'Mark on a message',
    alertVolunteers: 'Alert to volunteers',
    saveNgoProfile: 'Profile of your NGO',
    reportRoadBlock: 'Blocked road',
    actOnRoadBlock: 'Decision about a blocked road',
    answerRequester: 'Answer to who asked',
    noteAlert: 'Confirmation that an alert arrived',
    actOnOwn: 'What you said about it later',
  } satisfies Record<QueuedCallName, string>,
  /** Of a road block that a volunteer got past. */
  passed: (kind: string) => `${kind}: a way through`,
  facts: { written: 'Written', lastTry: 'Last try', nextTry: 'Next try', arrived: 'Arrived' },
  neverTried: 'not yet',
  deleted: 'Deleted from this phone.',
  beingSent: (seconds: number) =>
    seconds > 1
      ? plural(seconds, {
          other: 'It is being sent right now, so it cannot be deleted yet. This try ends in # seconds at the latest.',
        })
      : 'It is being sent right now, so it cannot be deleted yet. This try ends in a moment.',
  alreadyGone: 'It is not on this phone any more.',
  failed: 'That did not work. Nothing was changed.',
});

export const deleteTexts = texts('deleteTexts', {
  unsentTitle: 'Delete what was never sent?',
  unsentBody:
    'The server does not have it, so nobody will read it. This phone holds the only copy, and deleting it cannot be undone.',
  sentTitle: 'Delete the copy on this phone?',
  sentBody:
    'It has arrived and stays with the relief team. Only the copy on this phone goes, and with it the proof that it is yours.',
  yes: 'Delete it',
  no: 'Keep it',
});
