import { texts } from '../texts.ts';
/** For when the app itself can't say anything. */
export const startTexts = texts('startTexts', {
  failed: 'Relief Relay could not start. Reload it. If it stays like this, use another browser on this phone.',
  noStorage:
    'This browser does not let Relief Relay keep anything on this phone. You can still fill in a form and send it at once. To save for later, allow this site to store data, or use another browser or a window that is not private.',
});
