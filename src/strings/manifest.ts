import { texts } from './texts.ts';

/** What the browser's own pages say of the app: its list of shortcuts and its install dialog. The build writes it into a manifest for each language. */
export const manifestTexts = texts('manifestTexts', {
  report: 'Report',
  screenshots: {
    home: 'Report a disaster or ask for aid, with or without a signal',
    report: 'The report form: what happened, its severity, and where',
    waiting: 'What is saved on the phone, and why it still waits',
    'home-wide': 'Report a disaster or ask for aid, from a desk',
  },
});
