import { entryOf } from '../../../contract/base/entry-of.ts';
import { problemWords } from '../forms/known-sentences.ts';
import { plural } from '../plural.ts';
import { isLost } from './asked-failures.ts';
import { texts } from '../texts.ts';
import { hasVisibleText } from '../../../contract/base/text.ts';
import { limits } from '../../../contract/limits.ts';
import { type FailureToShow, failureText } from './call-failures.ts';
import { serverProblemText } from '../forms/problems.ts';

/** Which privacy text the registration form leads to: kept with the account. Raise it when that text changes. */
export const consentVersion = '2026-11.16';

export const signInTexts = texts('signInTexts', {
  email: 'E-mail',
  password: 'Password',
  code: 'Code',
  codeHint:
    'The six digits that your authenticator app shows now, or one of your recovery codes. If you have lost both, whoever runs the server can let you in again.',
  submit: 'Login',
  busy: 'One moment…',
  wrong: 'E-mail or password is wrong.',
  wrongCode: 'This code is not right, or was used already. Type the one that is shown now.',
  noAccount: 'No account yet?',
  register: 'Register',
  forgot: 'Forgot your password?',
  signedIn: (name: string) => (name === '' ? 'You are logged in' : `You are logged in as ${name}`),
  signedInBody: 'You can go on, or log in here with another account.',
  ended: 'Your login has ended',
  endedBody: 'Log in again to go on. What waits on this phone is kept, and your own messages are sent after the login.',
  toDashboard: 'To the dashboard',
  withoutAccount: 'A report or a request for aid needs no account.',
});

export const registerTexts = texts('registerTexts', {
  lead: 'For volunteers, NGOs and administrators. To report a disaster or to ask for aid you need no account.',
  donorLead: 'Nobody has to approve it. It has your donations and their receipts, and nothing else.',
  name: 'Name',
  nameHint: 'Your own name, or that of your organization.',
  role: 'I register as',
  roleHints: {
    volunteer: 'You help on the spot. An administrator approves you first.',
    ngo: 'Your organization takes on requests for aid. An administrator approves it first.',
    admin: 'You coordinate. Another administrator approves you first.',
  },
  about: {
    lead: {
      volunteer: 'An administrator reads this before approving you. You can also tell it later, in your profile.',
      ngo: 'An administrator reads this before approving your organization. You can also tell it later, in its profile.',
    },
    phone: 'Phone number',
    city: { volunteer: 'Town or district', ngo: 'Area where you work' },
    skills: 'Skills',
    skillsHint: 'One on each line: boat, first aid, languages.',
    registrationNumber: 'Registration number',
  },
  setupCode: 'Setup code',
  setupCodeHint:
    'There is no administrator yet: this code, which the server printed at its first start, makes you the first.',
  consentLead: 'By registering you agree to what is kept about you:',
  privacyPolicy: 'Privacy policy',
  submit: 'Register',
  busy: 'One moment…',
  haveAccount: 'Have an account already?',
  login: 'Login',
  taken: 'This e-mail address is registered already. Log in with it, or set a new password.',
  perhaps: 'This may have gone through. Try to log in.',
  made: 'Your account is made',
  madeBody: {
    pending: 'Log in to see its status: an administrator looks at it first. Until then you see what everybody sees.',
    approved: 'Log in with it now.',
    refused: 'Log in to see its status.',
  },
});

export const passwordTexts = texts('passwordTexts', {
  show: 'Show password',
  hide: 'Hide password',
  hint: `At least ${limits.passwordMinCharacters} characters. A short sentence is easy to remember.`,
  missing: (count: number) => plural(count, { one: 'One more character.', other: '# more characters.' }),
  longEnough: 'Long enough.',
  forgotLead: 'Give your e-mail address: a link for a new password is sent to it.',
  forgotSubmit: 'Send me a link',
  forgotSent: 'Look into your mail',
  forgotSentBody: `If there is an account with this address, a link is on its way. It is good for ${limits.resetLinkMinutes} minutes, once.`,
  mailUnknown:
    'Whether this server can mail you a link is only known with a connection. You can also ask an administrator for one.',
  noMail: 'This server sends no mail',
  noMailBody: `Ask an administrator for a link for a new password: in person, by phone or by message. It is good for ${limits.resetLinkMinutes} minutes, once.`,
  askAdmin: 'Ask an administrator',
  backToLogin: 'Back to the login',
  resetLead: 'After this you are logged out on all devices, and log in with the new password.',
  newPassword: 'New password',
  resetSubmit: 'Set the password',
  deletedNews: {
    title: 'Your account is deleted',
    body: 'Nothing of it is left on this phone. Your donations still count, without your name.',
  },
  changedNews: { title: 'Your new password is set', body: 'Log in with it now.' },
  linkIncomplete: 'This link is not complete',
  linkIncompleteBody:
    'Open the whole link from the message again, or ask for a new one. A link works once, and not after a reload.',
  linkOver: 'This link does not work any more: it is good for a short while, and once. Ask for a new one.',
  newLink: 'Ask for a new link',
});

/** What is said where a field of these forms is empty, or holds what is not taken. */
export const accountProblemTexts = texts('accountProblemTexts', {
  missing: {
    name: 'Please give a name.',
    email: 'Please give your e-mail address.',
    password: 'Please give your password.',
    newPassword: 'Please give a new password.',
    role: 'Please choose one.',
    code: 'Please give the code.',
  },
  missingOther: 'Please fill this in.',
  notAnEmail: 'This is not an e-mail address. It looks like name@example.org.',
  /** `bound` is such as "at least 8 characters". */
  pleaseUse: (bound: string) => `Please use ${bound}.`,
});

/** What is wrong with a field of these forms. `problem` is the contract's or the server's own short sentence. */
export function accountProblemText(field: string, value: string | undefined, problem: string): string {
  const { missing, missingOther, notAnEmail, pleaseUse } = accountProblemTexts;
  if (value === undefined || !hasVisibleText(value)) return entryOf(missing, field) ?? missingOther;
  if (field === 'email' && problem.startsWith('an e-mail')) return notAnEmail;
  return /^at (least|most) /.test(problem) ? pleaseUse(problemWords(problem)) : serverProblemText(problem);
}

/** At the login a refusal never tells which of the two was wrong. */
export function signInFailureText(failure: FailureToShow): string {
  return failure.kind === 'sign-in' ? signInTexts.wrong : failureText(failure);
}

export function registerFailureText(failure: FailureToShow): string {
  if (failure.kind === 'conflict') return registerTexts.taken;
  return isLost(failure) ? `${failureText(failure)} ${registerTexts.perhaps}` : failureText(failure);
}

/** A link that was used, has grown old or was never made. */
export function resetFailureText(failure: FailureToShow): string {
  return failure.kind === 'gone' ? passwordTexts.linkOver : failureText(failure);
}
