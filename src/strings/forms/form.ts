import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
/** Texts that both forms share. */
export const formTexts = texts('formTexts', {
  restored: 'Your unfinished form was kept. It is filled in below.',
  prefilled: 'Nothing has been sent yet.',
  earlierKept: 'An unfinished form from before is kept on this phone. It opens the next time, once this one is sent.',
  startOver: 'Start over',
  startOverTitle: 'Clear this form?',
  startOverBody: 'Everything in it will be gone.',
  startOverEarlier: 'The unfinished form from before stays.',
  startOverYes: 'Clear it',
  startOverNo: 'Keep it',
  notKept: 'This phone does not keep what you type just now. Please do not close this page before the form is sent.',
  summary: (count: number) => plural(count, { one: 'One thing needs a look', other: '# things need a look' }),
  submitting: 'Submitting...',
  worksOffline: 'Works without signal. It is kept on your phone and sent by itself.',
  correcting: 'Correct it and send it again',
  correctingBody: 'What you send now takes the place of the one that was not accepted.',
  yesSend: 'Yes, send it',
  noChange: 'Change it',
  optional: 'optional',
  photos: 'Photos',
  missing: {
    map: 'The map is not on this phone yet.',
    photos: 'Photos can’t be added yet: that part is not on this phone.',
    check: 'The check for earlier reports is not on this phone yet.',
  },
});
