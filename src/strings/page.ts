import { texts } from './texts.ts';
/** What a written page says before the app is there. The build alone reads them, and writes them into the pages. */
export const pageTexts = texts('pageTexts', {
  description:
    'Report a disaster or ask for aid, with or without a signal. What is saved on the phone is sent as soon as there is one.',
  held: 'Still starting. What you pressed is remembered: it happens as soon as the app is ready.',
  slow: 'Starting takes long on this link. What you typed stays here. You can go on typing.',
  again: 'Reload',
  starting: 'Starting. On a slow link the first start can take a minute; after that it opens without a signal.',
  nothing: 'Nothing happens? Reload',
  withoutScript:
    "This app needs JavaScript to keep a report on the phone and send it later, and this browser has it switched off or blocks it. Allow JavaScript for this page in the browser's settings, or open it in another browser. If someone is in danger now, call the local emergency number.",
});
