import { texts } from '../texts.ts';

/** Who is asked on the app's own card, and the steps after a yes. */
export const alertCardTexts = texts('alertCardTexts', {
  title: {
    volunteer: 'Get alerts near you',
    account: 'Get told on this phone',
    reporter: 'Hear what becomes of it',
  },
  body: {
    volunteer: 'When people near you need help, this phone tells you at once, even when it is locked.',
    account: 'When something of yours changes, this phone tells you at once, even when it is locked.',
    reporter: 'When something changes about what you sent, this phone tells you at once, even when it is locked.',
  },
  allow: 'Allow alerts',
  browserAsks: 'Your browser asks once more. Tap “Allow” there.',
  notAnswered: 'Nothing has changed. You can try again.',
  later: 'Not now',
  installTitle: 'For alerts, put the app on your home screen first',
  installBody: 'An iPhone or iPad brings alerts only to apps on the home screen. Open it from there afterwards.',
  placeTitle: 'Where should alerts be near?',
  placeBody: 'Without a place, nobody can choose you for what happens close by. The server keeps it only roughly.',
  thisPhone: 'Where this phone is',
  finding: 'Finding the place…',
  otherPlace: 'Another place',
  doneTitle: 'Alerts come to this phone',
  waitsTitle: 'Alerts are on',
  waitsBody: 'The server is told as soon as there is a connection. Until then no alert comes.',
  change: 'Choose which ones',
  close: 'Close',
});

/** How to undo a refusal, by browser. */
export const unblockTexts = texts('unblockTexts', {
  title: 'Alerts are blocked on this phone',
  lead: 'They were refused here before. Only you can change that:',
  chrome: 'Tap the sign to the left of the address, then “Permissions”, and allow notifications.',
  firefox: 'Tap the lock to the left of the address, and allow notifications.',
  installed: 'Open the settings of this phone, find the app Relief Relay there, and allow notifications.',
  safari: 'In the Mac’s bar at the top choose Safari, then “Settings for this website”, and allow notifications.',
  after: 'Then come back here.',
});

/** What is chosen of alerts on this phone. */
export const alertTexts = texts('alertTexts', {
  title: 'Alerts on this phone',
  state: {
    on: 'Alerts come to this phone.',
    onAccount: 'What changes about your account and your own reports comes to this phone.',
    onSent: 'What changes about what you sent from here comes to this phone.',
    waits: 'Waits for a network: the server is told as soon as there is one.',
    off: 'No alerts come to this phone.',
    offWaits: 'No alerts come to this phone. The server is told as soon as there is a network.',
    ask: 'This phone has not been asked yet.',
    blocked: 'Blocked in the browser.',
    install: 'On an iPhone or iPad alerts come only to the app on the home screen. Put it there first.',
    never: 'This browser cannot bring alerts. Try another browser, such as Chrome or Firefox.',
    'sign-in': 'You have been logged out. Log in again, and alerts come.',
    refused: 'The server did not take this phone. It is tried again.',
    'no-address': 'The browser’s own service for alerts does not answer. It is tried again.',
    'no-service': 'This server sends no alerts to phones.',
  },
  lastTold: (when: string) => `The server confirmed it ${when}.`,
  turnOn: 'Turn alerts on',
  turnOff: 'Turn alerts off',
  notKept: 'This could not be saved on this phone.',
  onPlaceless: 'Alerts are on, but nobody can choose you for what happens close by: this phone needs a place.',
  approvedOnly: 'Alerts about disasters come once your account is approved.',
  types: 'Types of disaster',
  typesHint: 'If none is chosen, all come.',
  minSeverity: 'Lowest severity',
  anySeverity: 'All',
  radius: 'How far away at most',
  anyRadius: 'As far as help is asked for',
  radiusKm: (kilometres: number) => `${kilometres} km`,
  quietTitle: 'Quiet hours',
  quiet: 'No alerts at night or while I rest',
  from: 'From',
  to: 'Until',
  quietNever: 'From and until are the same time: no hour is quiet.',
  noZone:
    'Your phone doesn’t say which time zone it is in, so quiet hours can’t be kept. Set its time zone, then choose them again.',
  butCritical: 'Critical ones come all the same',
  placeTitle: 'Near which place',
  placePhone: 'Where this phone is',
  placeOther: 'Another place, such as my parents’ village',
  placeName: 'Name of the place',
  placeNameHint: 'Only for you to know it again.',
  optional: 'optional',
  placeFrom: (lati: string, long: string) => `Last known: ${lati}, ${long}.`,
  placeUnknown: 'The place of this phone is not known yet, so no alert can be chosen by it.',
  placeNeeded: 'Choose the place on the map. Until then the phone’s own place counts.',
  findPlace: 'Find it now',
  saved: 'Saved on this phone.',
});

/** On the screen of something that has arrived. */
export const followTexts = texts('followTexts', {
  ask: 'Tell me when something changes',
  asks: 'This phone can tell you, even when it is locked. Your browser asks once more.',
  on: 'This phone tells you when something changes.',
  waits: 'This phone tells you when something changes, once the server knows it: it waits for a network.',
  blocked: 'Notifications are blocked in the browser, so this phone cannot tell you of changes.',
  notKept: 'This could not be saved on this phone.',
});

/** A message that came while the app is looked at. */
export const pushedToastTexts = texts('pushedToastTexts', { open: 'Open' });
