import type { AlertProgress } from '../../../contract/calls/alert-progress.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** How far the alerts to a disaster have come, as its admin sees it. */
export const alertProgressTexts = texts('alertProgressTexts', {
  title: 'Alerts',
  none: 'Nobody has been alerted to this disaster.',
  coming: 'Asking how far it has come…',
  by: (name: string) => `By ${name}`,
  phones: (count: number) => plural(count, { one: '# phone', other: '# phones' }),
  volunteers: (count: number) => plural(count, { one: '# volunteer', other: '# volunteers' }),
  some: (some: string, all: string) => `${some} of ${all}`,
  within: 'Asked within',
  widest: 'At most within',
  nextRing: (time: string) => `Volunteers further away are asked ${time} if too few have accepted by then.`,
  noneAnswered: 'No phone has answered yet. A phone answers when it is on and has a network.',
  noneChosen:
    'No phone was found to tell: the volunteers near it are busy, want no such alerts, or get none on a phone. They find the disaster in the app.',
  noneChosenYet: 'The first phones are being chosen.',
  notKept: (count: number) =>
    plural(count, {
      one: '# volunteer was chosen. How far it came is not known here any more.',
      other: '# volunteers were chosen. How far it came is not known here any more.',
    }),
  noPhones: (count: number) =>
    plural(count, {
      one: '# volunteer was chosen, whose phone takes no alerts now. They are told another way, if they want that.',
      other: '# volunteers were chosen, whose phones take no alerts now. They are told another way, if they want that.',
    }),
  earlier: 'Earlier alerts',
  queued: 'Waits on this phone',
  queuedBody: 'Nobody is alerted yet. It goes out by itself once the server has it.',
  notTaken: 'Not sent: it needs you',
  never: 'How far the alerts have come is not on this phone, and the server cannot be reached.',
  neverRefused: 'How far the alerts have come is not on this phone, and the server did not answer as expected.',
});

export const alertStateNames = texts<Record<AlertProgress['state'], string>>('alertStateNames', {
  choosing: 'Choosing volunteers',
  sending: 'Going out now',
  waiting: 'Gone out, waits for more to accept',
  done: 'Gone out',
});

/** What an alert has come to, from whom it was meant for to who comes. */
export const alertFigureNames = texts('alertFigureNames', {
  chosen: 'Chosen',
  sent: 'Sent',
  reached: 'Came to the phone',
  opened: 'Opened',
  accepted: 'Accepted since',
});

/** Why it has not gone to all phones that were chosen. */
export const alertHeldNames = texts('alertHeldNames', {
  rest: 'Their turn comes',
  over: 'Needed no more when their turn came',
  quiet: 'Quiet hours: will be told afterwards',
  capped: 'Had as many alerts today as one person gets',
  gone: 'Take no alerts any more: logged out, or switched off',
  refused: 'The service that brings alerts refused them',
  unreachable: 'The service that brings alerts did not answer',
});

/** How those are told whom no push reached. */
export const alertWays = texts('alertWays', {
  sms: 'By SMS, whom no alert on a phone reached',
  email: 'By e-mail, whom no alert on a phone reached',
});

/** How they stand who are told so. */
export const alertWayNames = texts('alertWayNames', {
  waiting: 'Their turn comes',
  noAddress: 'No phone number or email',
  refused: 'The service that brings it refused it',
  unreachable: 'The service that brings it did not answer',
  failed: 'Could not be told',
  unknown: 'Not known whether it came',
});
