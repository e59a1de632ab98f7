import { texts } from '../texts.ts';

/** To volunteers whom no push can reach in this browser. */
export const noAlertsTexts = texts('noAlertsTexts', {
  title: 'Alerts cannot come to this browser',
  body: 'Try another browser, such as Chrome or Firefox.',
  another: 'SMS or e-mail instead',
});
