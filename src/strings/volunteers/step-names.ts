import { texts } from '../texts.ts';

/** What each step is called, on its button and in lists. */
export const stepNames = texts('stepNames', {
  'still-coming': 'Still coming',
  'on-the-way': 'On my way',
  arrived: 'Arrived',
  done: 'Done',
  withdraw: 'Withdraw',
});
