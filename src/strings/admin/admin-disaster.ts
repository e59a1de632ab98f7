import { entryOf } from '../../../contract/base/entry-of.ts';
import { adminMessages } from '../../../contract/admin-messages.ts';
import type { Dismissal, DisplayStatus } from '../../../contract/enumerations.ts';
import { fieldName } from '../forms/field-names.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Section 8's texts for admins as this device shows them: to the letter in English. */
export const adminShownMessages = texts('adminShownMessages', adminMessages);

/** What a desk calls a field that its reporter is asked for in other words. */
export const deskFieldNames = texts('deskFieldNames', {
  severity: 'Severity',
  location: 'Position',
  description: 'What happened',
  name: 'Reporter',
  contactNumber: 'Contact number',
  peopleAffected: 'People affected',
  assistanceRequired: 'Assistance required',
});

export function deskFieldName(field: string): string {
  return entryOf(deskFieldNames, field) ?? fieldName(field);
}

/** `/admin-dashboard/disaster/:id`. */
export const adminDisasterTexts = texts('adminDisasterTexts', {
  back: 'Back to the dashboard',
  backToList: 'Back to the list',
  next: 'Next undecided report',
  notFound: 'Disaster not found',
  notFoundWhy: 'Neither this phone nor the server has a report of that number.',
  away: 'This report is not on this phone, and the server cannot be reached.',
  tryAgain: 'Try again',
  returnToDashboard: 'Return to Dashboard',
  triage: 'Held for review: many came at once',
  reference: 'Reference',
  unknownPosition: 'Position unknown',
  place: 'Location',
  mapLabel: 'Map: the disaster, and volunteers who share where they are',
  noDescription: 'No description available',
  facts: 'Facts',
  anonymous: 'Anonymous',
  notProvided: 'Not provided',
  notSpecified: 'Not specified',
  reported: 'Reported',
  written: 'Written on the phone',
  confirmed: 'Still needed, said its sender',
  moved: 'Moved by its sender',
  over: 'Over, said its sender',
  activeSince: 'Active since',
  resolvedAt: 'Resolved',
  notAvailable: 'Not available',
  alerted: 'Alerted last',
  supersedes: 'It puts right an earlier report of the same phone.',
  openEarlier: 'Open the earlier report',
  changedHere: 'It changed while you were looking. You now see the current version.',
  haveRead: 'I have read it',
});

export const displayStatusNames = texts<Record<DisplayStatus, string>>('displayStatusNames', {
  pending: 'Pending',
  active: 'Active',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
});

export const dismissalNames = texts<Record<Dismissal, string>>('dismissalNames', {
  false: 'False report',
  duplicate: 'Reported twice',
  other: 'Other reason',
});

/** What an admin can decide about a report. */
export const reportDecisionTexts = texts('reportDecisionTexts', {
  title: 'Decide',
  pendingLead: 'Nobody is alerted, and the public does not see it, until you decide.',
  alert: 'Alert Volunteers',
  reach: 'See how far the alert went',
  alertAgain: 'Alert again',
  approve: 'Approve without an alert',
  approveTitle: 'Approve without an alert?',
  approveBody: 'Everybody sees it in the list of disasters, and volunteers can accept it. Nobody gets a message.',
  approveYes: 'Approve',
  release: 'Move to the main list',
  wanted: 'Change how many are wanted',
  wantedLabel: 'Volunteers wanted',
  wantedHint: 'Empty: no number is asked for. Nobody who has accepted loses their place.',
  wantedProblem: 'A whole number from 1 on, in digits.',
  save: 'Save',
  resolve: 'Mark as Resolved',
  resolveTitle: 'Mark this disaster as resolved?',
  resolveBody:
    'It ends for everybody: the work of its volunteers is completed, and they are free for another disaster.',
  resolving: 'Resolving…',
  resolveAgain: 'Go on with resolving',
  resolveStopped: 'It stopped on the way. Nothing is lost: go on from where it stopped.',
  resolveKept: 'There is no network. The whole decision is saved on this phone and goes when there is one.',
  isResolved: 'This disaster has been resolved',
  reopen: 'Open it again',
  reopenTitle: 'Open this disaster again?',
  reopenBody: 'It is in the list of active disasters again, and volunteers can accept it. Who worked on it stays free.',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss this report?',
  dismissBody: 'The public does not see it, and the work of those who accepted it ends. It can be brought back.',
  kind: 'Why',
  chooseKind: 'Choose one',
  kindMissing: 'Please choose why.',
  isDismissed: 'This report has been dismissed.',
  bringBack: 'Bring it back',
  bringBackTitle: 'Bring this report back?',
  bringBackBody: 'It waits for a decision again, as it did when it came.',
  reason: 'Reason',
  reasonHint: 'One sentence for the other administrators. It stays in the history.',
  reasonMissing: 'Please give a reason.',
  no: 'Cancel',
  saved: 'Saved on this phone. It counts once the server has it.',
  notSaved: 'This phone could not save it. Nothing was decided. Try again.',
});

/** Who accepted a disaster. */
export const adminTeamTexts = texts('adminTeamTexts', {
  title: 'Volunteers',
  counted: (accepted: string, wanted: string) => `${accepted} of ${wanted} volunteers accepted`,
  accepted: (count: number) => plural(count, { one: '# volunteer accepted', other: '# volunteers accepted' }),
  pledged: (count: number, name: string) =>
    plural(count, { one: `# person from ${name}`, other: `# people from ${name}` }),
  arrive: (when: string) => `Arrive ${when}`,
  arriveSoon: 'Arrive as soon as they can',
  wereThere: 'They were there',
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back the people of ${name}`,
  takeBackTitle: 'Take these people back?',
  takeBackBody: 'Their places are free for others at once, and the organization is told.',
  takeBackReason: 'Reason',
  takeBackHint: 'The organization reads it.',
  takeBackMissing: 'Please give a reason.',
  takeBackYes: 'Take them back',
  cancel: 'Cancel',
  saved: 'Saved on this phone. It is sent by itself.',
  notSaved: 'This phone could not save it, so nothing was changed. Please try again.',
  none: 'Nobody is on it now.',
  asking: 'Asking the server…',
  ask: 'Refresh',
  online: 'Who they are is kept on no phone: it needs a connection.',
  position: (when: string) => `Position of ${when}`,
  noPosition: 'Does not share a position',
  onMap: (name: string, when: string) => `${name}, ${when}`,
});

/** The facts put right, beside the original. */
export const reviseTexts = texts('reviseTexts', {
  open: 'Put facts right',
  title: 'Put facts right',
  lead: 'The report itself stays as it came, and can be read in the history. Everybody sees the facts as you leave them here.',
  positionHint: 'Latitude, longitude. Empty: unknown.',
  positionProblem: 'Two numbers such as 26.12, 85.39.',
  peopleProblem: 'Digits only, such as 120.',
  reason: 'Why',
  optional: 'optional',
  missing: 'Please fill this in.',
  tooLong: 'This is too long.',
  unchanged: 'You have changed nothing.',
  movedOn: 'Somebody changed the facts meanwhile. Compare before you save: yours would be refused.',
  startAgain: 'Start again from the current facts',
  save: 'Save the facts',
  cancel: 'Leave them as they are',
  problems: 'Please look at this again',
});
