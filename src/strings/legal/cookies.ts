import type { LegalPart } from './legal.ts';
import { texts } from '../texts.ts';

export const cookieTexts = texts<{ lead: string; operator: string; parts: Readonly<Record<string, LegalPart>> }>(
  'cookieTexts',
  {
    lead: 'One cookie at most, for your language. No advertising, no tracking, no cookie of other companies.',
    operator: 'Who sets it',
    parts: {
      cookie: {
        title: 'The cookie',
        text: [
          '“language” holds the language that you chose, for a year, so that this server can send pages in it. Without a choice there is no cookie.',
        ],
        points: [],
      },
      storage: {
        title: 'What else is kept in your browser',
        text: ['It stays on your phone. Only what you send goes to the server.'],
        points: [
          'A database (IndexedDB): what waits to be sent, half-filled forms, copies of what was sent, settings, copies of lists that you have looked at, your own profile and work, as an administrator also who applied for an account or wrote a message, and your login.',
          'Files (Cache Storage): the app itself, so that it opens without a signal, second copies of what waits, and pictures of the map that you have seen.',
          'Small notes (local and session storage): who is logged in, your language, how the app looks, the last words that you typed, what you ticked in a list of the guide, the region in which you last set a pin, how many of your items wait, what the app has asked you already, what time the server said last and, where you allowed alerts, the name of this phone at the service that delivers them and its last place, rounded.',
        ],
      },
      consent: {
        title: 'Why we do not ask',
        text: [
          'All of this is strictly necessary for what you ask the app to do. That is why there is no consent banner.',
        ],
        points: [],
      },
      remove: {
        title: 'How to remove it',
        text: [
          'Delete the data of this site in the settings of your browser. Look at “On this device” first: what still waits there is deleted too and would never be sent.',
        ],
        points: [],
      },
    },
  },
);
