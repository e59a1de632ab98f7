import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** All that happened to a report. */
export const historyTexts = texts('historyTexts', {
  title: 'History',
  online: 'The history is kept on the server: it needs a connection.',
  again: 'Load again',
  more: 'Show more',
  when: (time: string, by: string) => `${time}, ${by}`,
  reason: (reason: string) => `Reason: ${reason}`,
  received: 'The report arrived',
  approved: 'Approved',
  resolved: 'Marked as resolved',
  dismissed: (kind: string) => `Dismissed: ${kind}`,
  broughtBack: 'Brought back',
  reopened: 'Opened again',
  wanted: (from: string, to: string) => `Volunteers wanted: ${from} → ${to}`,
  noNumber: 'no number',
  revised: 'Facts put right',
  nothing: 'nothing',
  campaign: 'Public page written',
  released: 'Put beside all other reports',
  contactSeen: 'The contact was looked at',
  photoReleased: 'Photo shown to everybody',
  photoWithdrawn: 'Photo withdrawn',
  photoSeen: 'A photo was looked at',
  roadConfirmed: 'Blocked road confirmed',
  roadLifted: 'Blocked road lifted',
  alerted: (chosen: number) =>
    plural(chosen, { one: 'Alert sent to # volunteer', other: 'Alert sent to # volunteers' }),
  choosing: 'More volunteers are being chosen: the number goes on rising for some minutes.',
  within: (km: string) => `Within ${km}`,
  other: (action: string) => `Something else happened (${action})`,
});
