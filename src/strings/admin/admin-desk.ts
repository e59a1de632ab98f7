import type { WorkState } from '../../../contract/enumerations.ts';
import { numberText, plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The parts of the admin's dashboard, as section 2 names them, and the desk. */
export const adminTabLabels = texts('adminTabLabels', {
  overview: 'Overview',
  approval: 'Approval',
  reported: 'Reported',
  aid: 'Aid',
  donations: 'Donations',
  desk: 'Desk',
});

/** How what is shown keeps up with what happens. */
export const adminNewsTexts = texts('adminNewsTexts', {
  live: 'Live: changes appear by themselves.',
  asking: 'Checks for updates every minute.',
  offline: 'No connection: this is the last update.',
});

export const overviewTexts = texts('overviewTexts', {
  none: 'The overview is not on this phone yet, and the server cannot be reached. It comes as soon as there is a network.',
  needs: 'Needs a decision now',
  nothing: 'Nothing waits for a decision.',
  oldest: (when: string) => `The oldest came ${when}.`,
  oldestReport: 'Waits the longest:',
  reports: (count: number) => plural(count, { one: 'report to review', other: 'reports to review' }),
  aid: (count: number) =>
    plural(count, { one: 'aid request that nobody has taken', other: 'aid requests that nobody has taken' }),
  urgent: (count: number) => plural(count, { one: '# of them is urgent.', other: '# of them are urgent.' }),
  approvals: (count: number) =>
    plural(count, { one: 'account waits for approval', other: 'accounts wait for approval' }),
  messages: (count: number) => plural(count, { one: 'open message', other: 'open messages' }),
  work: (count: number) =>
    plural(count, { one: 'volunteer says the work is done', other: 'volunteers say their work is done' }),
  roads: (count: number) => plural(count, { one: 'blocked road to confirm', other: 'blocked roads to confirm' }),
  deliveries: (count: number) =>
    plural(count, {
      one: 'delivery not confirmed by its receiver',
      other: 'deliveries not confirmed by their receivers',
    }),
  donations: (count: number) => plural(count, { one: 'donation to allocate', other: 'donations to allocate' }),
  triage: (count: number) =>
    plural(count, {
      one: 'record held for review: too many came at once',
      other: 'records held for review: too many came at once',
    }),
  messagesAside: (count: number) =>
    plural(count, {
      one: 'message held for review: too many came at once',
      other: 'messages held for review: too many came at once',
    }),
  running: 'Running disasters',
  allRunning: 'All of them',
  nobodyNow: 'Nobody is on it now',
  accepted: (count: string) => `Accepted: ${count}`,
  ofWanted: (count: string, wanted: string) => `${count} of ${wanted}`,
  onTheWay: (count: string) => `On the way: ${count}`,
  there: (count: string) => `There: ${count}`,
  began: (when: string) => `began ${when}`,
  figure: (name: string, count: string) => `${name}: ${count}`,
  figures: 'Situation at a glance',
  thisWeek: (change: string) => `${change} this week`,
});

/** The four cards, to the letter of section 2. */
export const overviewCards = texts('overviewCards', {
  totalDisasters: 'Total Disasters',
  aidRequests: 'Aid Requests',
  activeVolunteers: 'Active Volunteers',
  ongoingRelief: 'Ongoing Relief',
});

/** The counts below them. */
export const overviewCounts = texts('overviewCounts', {
  approvedVolunteers: 'Approved volunteers',
  pendingVolunteers: 'Pending volunteers',
  approvedNgos: 'Approved NGOs',
  pendingNgos: 'Pending NGOs',
});

/** "+12%", as the app's language writes it; in percent. */
export function changeText(percent: number): string {
  return numberText(percent / 100, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
}

/** How the work of each stands, as an admin says it. */
export const teamStateNames = texts<Record<WorkState, string>>('teamStateNames', {
  accepted: 'Accepted',
  'on-the-way': 'On the way',
  arrived: 'Arrived',
  done: 'Says that it is done',
  completed: 'Completed',
  'not-confirmed': 'Not confirmed',
  withdrawn: 'Withdrew',
  released: 'Place given free',
  ended: 'Called off',
  declined: 'Not accepted',
});
