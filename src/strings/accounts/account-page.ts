import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
import type { ApplicationStatus, Role } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';

export const accountPageTexts = texts('accountPageTexts', {
  copy: 'This is what this phone knows.',
  unknownYet: 'The rest comes with the next connection.',
  you: 'You',
  logout: 'Logout',
  email: 'E-mail address',
  role: 'Role',
  member: 'Account made',
  donations: 'My donations',
  donor: 'Donor',
  donorStatus: 'Your account is for your donations. Nobody has to approve it.',
  reason: (reason: string) => `The reason: ${reason}`,
});

/** What the status of an account means for the person, by role. */
export const statusWords = texts<Record<ApplicationStatus, Record<Role, string>>>('statusWords', {
  pending: {
    volunteer: 'An administrator has not approved you as a volunteer yet. Until then you see what everybody sees.',
    ngo: 'An administrator has not approved your organization yet. Until then you see what everybody sees.',
    admin: 'An administrator has not approved you as an administrator yet. Until then you see what everybody sees.',
  },
  approved: {
    volunteer: 'You are approved as a volunteer.',
    ngo: 'Your organization is approved.',
    admin: 'You are approved as an administrator.',
  },
  refused: {
    volunteer: 'An administrator did not approve you as a volunteer.',
    ngo: 'An administrator did not approve your organization.',
    admin: 'An administrator did not approve you as an administrator.',
  },
});

/** Of a donor who would like to be a volunteer too. */
export const volunteerAskTexts = texts('volunteerAskTexts', {
  title: 'Help as a volunteer',
  lead: 'Volunteers go where help is needed. An administrator looks at your account first. Your donations stay in it.',
  ask: 'Ask to volunteer',
});

export const nameTexts = texts('nameTexts', {
  label: 'Name',
  save: 'Save the name',
  missing: 'Please give your name.',
  sent: 'Sent. The server has your name.',
  loggedOut: 'You were logged out on this phone. Log in, then change your name.',
  failed: (detail: string) => `It could not be saved on this phone. (${detail})`,
});

export const deviceTexts = texts('deviceTexts', {
  title: 'Where you are logged in',
  lead: 'Something here that you do not know? End it, then change your password.',
  current: 'This phone',
  lastUsed: (when: string) => `Last used ${when}`,
  since: (when: string) => `Logged in ${when}`,
  unknown: 'Unknown device',
  named: (browser: string, system: string) => `${browser} on ${system}`,
  end: 'Log out there',
  endThis: (device: string) => `Log out there: ${device}`,
  ended: 'It is logged out.',
  endAll: 'Log out everywhere',
  endAllTitle: 'Log out everywhere?',
  endAllBody: 'You are logged out on every device, this phone included. Next time you need your password.',
  no: 'Cancel',
  loadFailed: 'The list of devices could not be loaded.',
  reload: 'Refresh',
});

export const emailTexts = texts('emailTexts', {
  title: 'E-mail address',
  lead: 'You log in with it. Links for a new password go there.',
  next: 'New e-mail address',
  change: 'Change the e-mail address',
  changed: 'Your e-mail address is changed. Log in with it from now on.',
  perhaps: 'This may have gone through: open this page again when there is a connection.',
});

export const changePasswordTexts = texts('changePasswordTexts', {
  title: 'Password',
  lead: 'Changing it logs you out on all other devices.',
  current: 'Current password',
  next: 'New password',
  show: 'Show password',
  hide: 'Hide password',
  tooShort: `At least ${limits.passwordMinCharacters} characters, please.`,
  missing: 'Please fill this in.',
  change: 'Change the password',
  changed: 'Your password is changed. All other devices are logged out.',
  wrong: 'This is not your password.',
  perhaps: 'This may have gone through. Try to log in with the new password, then with the old one.',
});

export const secondStepTexts = texts('secondStepTexts', {
  title: 'Two-factor login',
  off: 'Besides the password, the login can ask for a code from an app on your phone. For administrators we advise it.',
  on: 'The login asks for a code from your authenticator app.',
  begin: 'Set it up',
  end: 'End two-factor login',
  password: 'Password',
  cancel: 'Cancel',
  scan: 'Scan this with your authenticator app.',
  picture: 'QR code for the authenticator app',
  openLead: 'Is your authenticator app on this phone?',
  open: 'Open it there',
  orType: 'Or type this into it:',
  code: 'Code',
  codeHint: 'Six digits, or a recovery code.',
  newCodeHint: 'The six digits that the app shows now.',
  confirm: 'Confirm',
  wrongCode: 'This code is not right, or was used already. Take the next one that the app shows.',
  recoveryTitle: 'Your recovery codes',
  recoveryLead:
    'Each opens your account once, if you lose the phone with the app. Keep them somewhere else. They are shown only now.',
  copy: 'Copy the codes',
  copied: 'The codes are copied.',
  notCopied: 'They could not be copied. Save them as a file, or write them down.',
  download: 'Save as a file',
  file: 'relief-relay-recovery-codes.txt',
  done: 'I have kept them',
  ended: 'The login asks for the password only.',
});

export const dataTexts = texts('dataTexts', {
  title: 'Your data',
  exportLead: 'Everything that the server keeps about you, with what it is kept for, as a file.',
  export: 'Save my data',
  exported: (name: string) => `Your data was handed to your browser as ${name}.`,
  delete: 'Delete my account',
  deleteTitle: 'Delete your account?',
  goes: 'For good: your name, e-mail address, password, devices and what you sent with this account. What waits on your other devices can then be neither sent nor read.',
  stays:
    'Reports and requests for help stay: they were made without your account. That an administrator decided something stays in the log, without your name.',
  donationsStay:
    'Your donations stay in the public sums with amount, day and receipt number, without your name and contacts. You can’t open their receipts any more: save them first.',
  waiting: (count: number) =>
    plural(count, {
      one: '# item of this account was never sent. It goes too. Take a copy first if you need it.',
      other: '# items of this account were never sent. They go too. Take a copy first if you need them.',
    }),
  takeCopy: 'Take a copy',
  password: 'Your password',
  word: 'DELETE',
  typeWord: 'Type DELETE',
  wordWrong: 'Please type DELETE.',
  yes: 'Delete my account',
  no: 'Keep it',
  perhaps:
    'This may have gone through. Try to log in: if that is refused, the account is deleted. What was never sent then stays locked on this phone, and nobody can read it: take a copy now if you need it.',
});
