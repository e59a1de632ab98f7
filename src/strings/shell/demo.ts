import { texts } from '../texts.ts';

/** A server that shows itself with sample data says so on every screen, and where something was saved. */
export const demoTexts = texts('demoTexts', {
  title: 'Demonstration',
  mark: 'Nothing here is real, and nothing you send reaches anyone.',
  saved: 'This is a demonstration: what you send here reaches nobody. In real danger, call for help.',
});
