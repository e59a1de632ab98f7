import { texts } from '../texts.ts';
export const installTexts = texts('installTexts', {
  title: 'Keep Relief Relay on your home screen',
  body: 'It then opens with one tap, with or without a signal.',
  install: 'Install',
  later: 'Not now',
  show: 'Show me how',
  done: 'Done',
  link: 'Install the app',
  shareMenu: [
    'Tap Share in Safari’s bar. If you see three dots instead, tap those first.',
    'Scroll down and choose “Add to Home Screen”.',
    'Tap “Add”.',
  ],
  shareMenuMissing: 'It is not in the list? Then open this page in Safari itself.',
  menu: ['Tap the three dots in Firefox’s bar.', 'Choose “Install” or “Add app to Home screen”.', 'Tap “Add”.'],
  safariInstead: 'On an iPhone or iPad it is done from Safari. Open this address there:',
  outOfApp: 'You are inside another app, and it cannot be done from there. Open this address in Safari:',
  browserInstead: 'You are inside another app, and it cannot be done from there. Open this address in your browser:',
  copy: 'Copy the address',
  copied: 'Copied. Paste it there.',
  notCopied: 'It could not be copied. Press and hold the address to copy it.',
  staysHere:
    'Something still waits here. It is sent from this page only, not from the home screen. Keep this page until all is sent.',
});
