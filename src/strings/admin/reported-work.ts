import { texts } from '../texts.ts';

/** The admins' list of work that volunteers say is done. */
export const reportedWorkTexts = texts('reportedWorkTexts', {
  title: 'Work reported as done',
  lead: 'Confirm what you know or what somebody on the spot tells you. Confirmed work earns a certificate.',
  empty: 'No work waits for a confirmation.',
  askReporter: 'Ask the reporter before you confirm:',
  phone: 'Phone',
  place: 'Location',
  arrived: 'Arrived',
  done: 'Done',
  notSaid: 'Not said',
  goneReport: 'A report that was removed',
  confirm: 'Confirm',
  refuse: 'Do not confirm',
  about: (act: string, name: string) => `${act}: ${name}`,
  confirmed: (name: string) => `The work of ${name} is confirmed.`,
  refused: (name: string) => `The work of ${name} is not confirmed. They read your reason.`,
  undone: (name: string) => `Undone. The work of ${name} waits again.`,
  confirmAfterAll: 'Confirm after all',
  confirmedBy: (by: string | undefined, when: string) => `Confirmed ${by === undefined ? '' : `by ${by}, `}${when}`,
  refusedBy: (by: string | undefined, when: string) => `Not confirmed ${by === undefined ? '' : `by ${by}, `}${when}`,
  conflict: (message: string) => `${message} The list was refreshed.`,
  decideFailed: (reason: string) => `Nothing was decided. ${reason}`,
  failedTitle: 'The reported work could not be loaded',
  needsConnection: 'Confirming needs a connection: it counts at once, for everybody.',
  reload: 'Refresh',
  showMore: 'Show more',
});

export const notConfirmTexts = texts('notConfirmTexts', {
  title: (name: string) => `Do not confirm the work of ${name}?`,
  body: 'The volunteer reads your reason and gets no certificate for this work.',
  reason: 'Reason',
  reasonHint: 'A sentence that the person understands.',
  reasonMissing: 'Please give a reason.',
  yes: 'Do not confirm',
  no: 'Cancel',
});
