export const outboxTexts = {
  see: 'See what is on this phone',
  waiting: (count: number) => (count === 1 ? '1 waiting on this phone' : `${count} waiting on this phone`),
  allSent: 'Nothing is waiting. Everything you saved was sent.',
  nothingYet: 'Nothing here yet. What you report or ask for is listed here, with its state, until it has arrived.',
  sendAll: 'Send all now',
  exportAll: 'Take a copy of all',
  send: 'Send now',
  sendAgain: 'Send again',
  exportOne: 'Take a copy',
  delete: 'Delete',
  showMore: 'Show more',
  trying: 'Trying to send.',
  copied: (name: string) => `The copy was handed to your browser as ${name}.`,
  kinds: { reportDisaster: 'Disaster report', requestAid: 'Aid request' },
  newerVersion: 'Kept by a newer version of this app. Update the app to send it.',
  facts: { written: 'Written', size: 'Size', lastTry: 'Last try', nextTry: 'Next try', arrived: 'Arrived' },
  neverTried: 'not yet',
  deleted: 'Deleted from this phone.',
  beingSent: 'It is being sent right now. Wait a moment, then look again.',
  alreadyGone: 'It is not on this phone any more.',
  failed: 'That did not work. Nothing was changed.',
} as const;

export const deleteTexts = {
  unsentTitle: 'Delete what was never sent?',
  unsentBody:
    'The server does not have it, so nobody will read it. This phone holds the only copy, and deleting it cannot be undone.',
  sentTitle: 'Delete the copy on this phone?',
  sentBody:
    'It has arrived and stays with the relief team. Only the copy on this phone goes, and with it the proof that it is yours.',
  yes: 'Delete it',
  no: 'Keep it',
} as const;
