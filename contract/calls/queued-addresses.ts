import type { QueuedCallName } from './outbox.ts';

/** Where a single queued item goes. Apart from the calls' rows, so that a worker of 45 kB need not carry their schemas. */
export const queuedAddresses = {
  reportDisaster: { method: 'POST', path: '/api/report/' },
  requestAid: { method: 'POST', path: '/api/aid/create' },
  updateAccount: { method: 'POST', path: '/api/account/name' },
  sendContactMessage: { method: 'POST', path: '/api/contact/' },
  saveVolunteerProfile: { method: 'POST', path: '/api/volunteers/' },
  acceptDisaster: { method: 'POST', path: '/api/volunteer/acceptrequest' },
  takeStep: { method: 'POST', path: '/api/volunteer/step' },
  learnModule: { method: 'POST', path: '/api/volunteer/learned' },
  actOnReport: { method: 'POST', path: '/api/report/act' },
  actOnAid: { method: 'POST', path: '/api/aid/act' },
  actOnAccount: { method: 'POST', path: '/api/approvals/act' },
  alertVolunteers: { method: 'POST', path: '/api/notification/sendnotification' },
  noteAlert: { method: 'POST', path: '/api/notification/receipt' },
  subscribeNewsletter: { method: 'POST', path: '/api/newsletter/' },
} as const satisfies Record<QueuedCallName, { method: 'POST'; path: string }>;
