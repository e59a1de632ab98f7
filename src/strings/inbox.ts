import { texts } from './texts.ts';

/** Messages of the contact form, for admins. */
export const inboxTexts = texts('inboxTexts', {
  title: 'Messages',
  open: 'Open messages',
  nothingOpen: 'No open messages.',
  aside: 'Put aside: came in great number',
  asideLead: 'These came so many at a time that they may be spam. Real ones can be among them.',
  nothingAside: 'Nothing was put aside.',
  answered: 'Answered',
  nothingAnswered: 'None yet.',
  reference: 'Reference',
  came: 'Arrived',
  written: 'Written',
  replyTo: (email: string) => `Write to ${email}`,
  mailSubject: (reference: string) => `Your message ${reference}`,
  mark: 'Mark as answered',
  markAbout: (name: string) => `Mark as answered: message from ${name}`,
  openAgain: 'Open again',
  openAgainAbout: (name: string) => `Open again: message from ${name}`,
  marked: (name: string) => `The message from ${name} is marked as answered.`,
  reopened: (name: string) => `The message from ${name} is open again.`,
  answeredBefore: (by: string | undefined, name: string, when: string) =>
    `${by ?? 'Another administrator'} answered the message from ${name} before you, ${when}. Nothing was changed.`,
  undo: 'Undo',
  answeredBy: (by: string | undefined, when: string) => `Answered ${by === undefined ? '' : `by ${by}, `}${when}`,
  showMore: 'Show more',
  reload: 'Load again',
  failedTitle: 'The messages could not be loaded',
  needsConnection: 'Messages are kept on no phone but the sender’s: reading them needs a connection.',
  markFailed: (reason: string) => `Nothing was changed. ${reason}`,
});
