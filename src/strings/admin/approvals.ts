import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
import type { AccountStatus, Role } from '../../../contract/enumerations.ts';

/** Admin's Approval tab. The two tables' names are the product document's. */
export const approvalTexts = texts('approvalTexts', {
  about: (act: string, name: string) => `${act}: ${name}`,
  tables: {
    volunteer: 'Pending Volunteer Requests',
    ngo: 'Pending NGO Requests',
    admin: 'Pending Administrator Requests',
  } satisfies Record<Role, string>,
  nobody: 'Nobody is waiting.',
  approve: 'Approve',
  refuse: 'Reject',
  showMore: 'Show more',
  reload: 'Refresh',

  decided: 'Decided already',
  decidedTables: { approved: 'Approved', refused: 'Rejected' },
  approvedBy: (by: string | undefined, when: string) => `Approved ${by === undefined ? '' : `by ${by}, `}${when}`,
  refusedBy: (by: string | undefined, when: string) => `Rejected ${by === undefined ? '' : `by ${by}, `}${when}`,
  reason: (reason: string) => `Reason: ${reason}`,
  nothingDecided: 'Nobody.',
  withdraw: 'Withdraw the approval',
  approveAfterAll: 'Approve after all',
});

export const decisionTexts = texts('decisionTexts', {
  refuseTitle: (name: string) => `Reject ${name}?`,
  withdrawTitle: (name: string) => `Withdraw the approval of ${name}?`,
  refuseBody: 'The person reads your reason on their own page. You can approve them later.',
  expected: (where: string) => `They are expected now: ${where}. Their place is released at once: call them first.`,
  near: (what: string, town: string) => `${what} near ${town}`,
  people: (count: number) => plural(count, { one: '# person', other: '# people' }),
  withdrawBody: 'They are logged out everywhere and keep nothing that the role allowed. They read your reason.',
  reason: 'Reason',
  reasonHint: 'A sentence that the person understands.',
  reasonMissing: 'Please give a reason.',
  refuseYes: 'Reject',
  withdrawYes: 'Withdraw',
  adminTitle: (name: string) => `Make ${name} an administrator?`,
  adminBody:
    'An administrator sees everything, the names and numbers of people in need included, and decides about everybody else. Be sure that you know this person.',
  adminYes: 'Make administrator',
  no: 'Cancel',
});

export const findTexts = texts('findTexts', {
  title: 'Reset links',
  lead: 'For somebody who cannot log in any more: make a link with which they set a new password.',
  label: 'Name or e-mail address',
  find: 'Find',
  searching: 'Searching…',
  none: 'Nobody was found.',
  found: (count: number) => plural(count, { one: '# person found.', other: '# people found.' }),
  showMore: 'Show more',
  cancel: 'Cancel',
  close: 'Close',
  makeLinkFor: (name: string) => `Make a reset link for ${name}`,
  makeLink: 'Make a reset link',
  confirmTitle: (name: string) => `Make a reset link for ${name}?`,
  confirmBody:
    'Whoever has the link can log in as this person. Be sure that you are talking to them, and give it to nobody else. An older link stops working.',
  confirmYes: 'Make the link',
  ready: 'The link is ready',
  goodFor: (minutes: number) =>
    plural(minutes, { one: 'Good for # minute, and only once.', other: 'Good for # minutes, and only once.' }),
  mailed: (email: string, minutes: number) =>
    `The link was sent to ${email}. ${plural(minutes, { one: 'It is good for # minute, and only once.', other: 'It is good for # minutes, and only once.' })}`,
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'It could not be copied. Press and hold the link to copy it.',
});

export const accountStatusNames = texts<Record<AccountStatus, string>>('accountStatusNames', {
  pending: 'waits for approval',
  approved: 'approved',
  refused: 'rejected',
  donor: 'donor',
});
