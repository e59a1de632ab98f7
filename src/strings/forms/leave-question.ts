import { texts } from '../texts.ts';
/** Asked before somebody goes back from a form that the phone keeps no draft of. */
export const leaveQuestionTexts = texts('leaveQuestionTexts', {
  title: 'Leave without saving?',
  body: 'What you typed on this page is not saved yet. If you leave, it will be lost.',
  leave: 'Leave without saving',
  stay: 'Stay on this page',
});
