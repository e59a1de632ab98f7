import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** What is said of a session that ended, and of what waits for somebody else. */
export const sessionTexts = texts('sessionTexts', {
  waiting: (count: number) =>
    plural(count, {
      one: 'Log in again to send # item that waits for you.',
      other: 'Log in again to send # items that wait for you.',
    }),
  ended: 'Your session was ended.',
  login: 'Log in',
});

export const otherPersonTexts = texts('otherPersonTexts', {
  title: (count: number) =>
    plural(count, {
      one: '# item on this phone waits for the person who was logged in',
      other: '# items on this phone wait for the person who was logged in',
    }),
  same: 'If that is you: log in, and it is sent.',
  other:
    'If you are somebody else: when you log in, it is locked for its owner. You cannot read it, and nothing is lost.',
  locked: 'If you are somebody else: it is locked for its owner. You cannot read it, and nothing is lost.',
  cannotSeal:
    'If you are somebody else, you cannot log in here yet: this address is not encrypted (http), so it could not be locked for its owner.',
  sealed: (count: number) =>
    plural(count, { one: '# item waits for another person.', other: '# items wait for another person.' }),
  hidden: (count: number) =>
    plural(count, {
      one: '# item of somebody else waits on this phone. Only that person can see it.',
      other: '# items of somebody else wait on this phone. Only that person can see them.',
    }),
});
