import { texts } from '../texts.ts';

/** What opens the assistant: its texts come with the screen, all else with the first press. */
export const assistantButtons = texts('assistantButtons', {
  home: 'Need Help?',
  admin: 'AI Chatbot',
  volunteer: 'AI Learning Assistant',
  coming: 'Opening the assistant…',
  notHere:
    'The assistant is not on this phone yet. It comes once you’re online. The guide is here, and can be searched.',
  guide: 'Open the guide',
});
