import { texts } from '../texts.ts';

/**
 * What contract and server say in English, so that other languages can say it too; keys as they come, each number in them
 * as `#`, and the rest of a list as `*`. In English they are shown as they come, so no part of the app loads this file.
 */
export const contractProblems = texts('contractProblems', {
  required: 'required',
  text: 'text',
  'not valid': 'not valid',
  'unknown field': 'unknown field',
  'at most # characters': (count: number) => `at most ${count} characters`,
  'at least # characters': (count: number) => `at least ${count} characters`,
  'a character that cannot be stored': 'a character that cannot be stored',
  'a whole number': 'a whole number',
  'not below #': 'not below 0',
  'too many': 'too many',
  'a number that keeps its digits': 'a number that keeps its digits',
  'a number between -# and #': (bound: number) => `a number between -${bound} and ${bound}`,
  'a time in ISO #': 'a date and a time',
  'a day that exists': 'a day that exists',
  'an e-mail address, such as name@example.org': 'an e-mail address, such as name@example.org',
  'one of *': 'one of the choices',
  'approve or refuse': 'approve or refuse',
  'true or false': 'yes or no',
  'a list': 'a list',
  'at least one requirement': 'at least one need',
  'at most # requirements': (count: number) => `at most ${count} needs`,

  'Some fields need another look.': 'Some fields need another look.',
  'This id was already used for something else.': 'This id was already used for something else.',
  'This record was removed by request.': 'This record was removed by request.',
  'One item may have at most # kB.': (kilobytes: number) => `One item may have at most ${kilobytes} kB.`,
  'At most # kB fit in one request.': (kilobytes: number) => `At most ${kilobytes} kB fit in one request.`,
  'Your account may not do this.': 'Your account may not do this.',
  'This item belongs to another account.': 'This item belongs to another account.',
  'Please log in.': 'Please log in.',
  'There is nothing here.': 'There is nothing here.',
  'The server cannot save anything just now. Please try again.':
    'The server cannot save anything just now. Please try again.',

  'This e-mail address already has an account.': 'This e-mail address already has an account.',
  'Thank you. If this e-mail address is new here, your account is ready: you can log in now.':
    'Thank you. If this e-mail address is new here, your account is ready: you can log in now.',
  'This is not the setup code.': 'This is not the setup code.',
  'The setup code is no longer good: there is an admin already. Leave it out and ask for approval.':
    'The setup code is no longer good: there is an administrator already. Leave it out and ask for approval.',
  'Too easy to guess: this password is on lists that guessers try first.':
    'Too easy to guess: this password is on lists that guessers try first.',
  'Too easy to guess: this password is a name that belongs to you or to this app.':
    'Too easy to guess: this password is a name that belongs to you or to this app.',
  'This is not your password.': 'This is not your password.',
  'Your password was just changed on another device.': 'Your password was just changed on another device.',
  'This device is not logged in to your account.': 'This device is not logged in to your account.',
  'Another phone has registered this token.': 'Another phone has registered the same address for alerts.',
  'no token of a push service that this server sends to': 'no push service that this server knows',
  'This link is no longer good: it was used, or it is too old. Ask for a new one.':
    'This link is no longer good: it was used, or it is too old. Ask for a new one.',
  'The last administrator cannot leave. Approve another one first.':
    'The last administrator cannot leave. Approve another one first.',
  'Two-factor login is on already. End it first.': 'Two-factor login is on already. End it first.',
  'There is no two-factor login to be confirmed. Begin again.':
    'There is no two-factor login to be confirmed. Begin again.',
  'The code is not right. Codes change every # seconds, and each is good once.': (seconds: number) =>
    `The code is not right. Codes change every ${seconds} seconds, and each is good once.`,
  'No such account.': 'No such account.',
  'This account waits for a decision.': 'This account waits for a decision.',
  'No such report.': 'No such report.',
  'No such message.': 'No such message.',
  'Nobody decides about their own account. Another admin can.':
    'Nobody decides about their own account. Another administrator can.',
  'The mail could not be sent. Please try again.': 'The mail could not be sent. Please try again.',
});
