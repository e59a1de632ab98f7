import type { QueuedCallName } from './outbox.ts';

const post = <Path extends string>(path: Path) => ({ method: 'POST', path }) as const;

/** Where a single queued item goes. Apart from the calls' rows, so that a worker of 45 kB need not carry their schemas. */
export const queuedAddresses = {
  reportDisaster: post('/api/report/'),
  requestAid: post('/api/aid/create'),
  updateAccount: post('/api/account/name'),
  sendContactMessage: post('/api/contact/'),
  saveVolunteerProfile: post('/api/volunteers/'),
  acceptDisaster: post('/api/volunteer/acceptrequest'),
  takeStep: post('/api/volunteer/step'),
  learnModule: post('/api/volunteer/learned'),
  actOnReport: post('/api/report/act'),
  actOnAid: post('/api/aid/act'),
  actOnAccount: post('/api/approvals/act'),
  markMessage: post('/api/contact/mark'),
  alertVolunteers: post('/api/notification/sendnotification'),
  noteAlert: post('/api/notification/receipt'),
  subscribeNewsletter: post('/api/newsletter/'),
} as const satisfies Record<QueuedCallName, { method: 'POST'; path: string }>;
