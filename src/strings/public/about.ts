import { texts } from '../texts.ts';

export const aboutTexts = texts('aboutTexts', {
  heading: 'About Relief Relay',
  lead: 'In a disaster the network is the first to go. Relief Relay carries calls for help all the same.',
  missionTitle: 'Our mission',
  mission: [
    'Whoever is in need must be heard: on a cheap phone, without an account, without a signal, in the middle of the night.',
    'Whoever helps must know where to go, and must be able to trust what they read.',
  ],
  whatTitle: 'What we do',
  what: [
    'We take reports of disasters and requests for aid from anyone, with or without a connection.',
    'Administrators look at each report before it is shown as confirmed.',
    'Approved volunteers and organizations see where help is needed.',
    'A guide says what to do in the first minutes. It is on your phone and needs no signal.',
  ],
  promiseTitle: 'What you can rely on',
  promise: [
    {
      title: 'Saved is saved',
      body: 'When the screen says that it is saved, it is on your phone. Closing the app or an empty battery does not lose it.',
    },
    {
      title: 'Waiting is shown',
      body: 'Until the server has it, the app says that it waits, and why, and tries again by itself.',
    },
    {
      title: 'Sent means arrived',
      body: 'You get a reference only when the server has it for good. It counts once, however often it was tried.',
    },
  ],
  limit: 'It does not mean that somebody has read it or that help is on its way. In danger always call first.',
  whoTitle: 'Who runs it',
  more: 'Write to us',
  privacy: 'What happens to your data',
  townsTitle: 'Names of towns',
  towns:
    'The names of towns come from GeoNames (geonames.org), which shares them under the Creative Commons licence CC BY 4.0. We kept only names, regions and positions, and rounded the positions.',
  townsSource: 'GeoNames',
  townsLicence: 'Licence CC BY 4.0',
});
