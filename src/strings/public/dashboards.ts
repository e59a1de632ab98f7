import { texts } from '../texts.ts';
import type { ApplicationStatus } from '../../../contract/enumerations.ts';

export const dashboardTexts = texts('dashboardTexts', {
  greeting: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  account: 'Your account',
  outbox: 'On this device',
  report: 'Report a disaster',
  aid: 'Request aid',
  meanwhile: 'What you can do',
  lastKnown: 'No connection: this is the last update.',
  reason: (reason: string) => `The reason given: ${reason}`,
  disasters: 'Active disasters',
  disastersNone: 'No disaster is active right now.',
});

/** How an account stands, plainly. */
export const statusTexts = texts<
  Readonly<Record<ApplicationStatus, { title: string; body: Readonly<Record<string, string>> }>>
>('statusTexts', {
  pending: {
    title: 'Your account waits for approval',
    body: {
      volunteer:
        'An administrator looks at it. Until then you see what everybody sees: no exact places, no personal data, and nothing to accept yet.',
      ngo: 'An administrator looks at it. Until then you see what everybody sees: no exact places, no personal data, and nothing to take on yet.',
      admin: 'Another administrator has to approve it. Until then it has no power of an administrator.',
    },
  },
  approved: {
    title: 'Your account is approved',
    body: {
      volunteer: 'You see where help is needed, with exact places.',
      ngo: 'You see where help is needed.',
      admin: 'You can approve accounts and issue links for new passwords.',
    },
  },
  refused: {
    title: 'Your account was not approved',
    body: {
      volunteer:
        'You can still report, ask for aid and see what everybody sees. If this is a mistake, speak to an administrator.',
      ngo: 'You can still report, ask for aid and see what everybody sees. If this is a mistake, speak to an administrator.',
      admin:
        'You can still report, ask for aid and see what everybody sees. If this is a mistake, speak to another administrator.',
    },
  },
});

export const volunteerPageTexts = texts('volunteerPageTexts', {
  lead: 'Volunteers go where help is needed, and tell what they find.',
  whatTitle: 'What volunteers do',
  what: [
    'See the disasters that an administrator has confirmed, with the exact place.',
    'Reach the person who reported one, by name and number.',
    'Report what is missing on the spot, with or without a signal.',
  ],
  howTitle: 'How to join',
  how: [
    { title: 'Register', body: 'As a volunteer, with your name and e-mail address.' },
    {
      title: 'Wait for approval',
      body: 'An administrator looks at your account. Until then you see what everybody sees.',
    },
    { title: 'Log in and help', body: 'Your dashboard shows where help is needed.' },
  ],
  safeTitle: 'Before you go',
  safe: [
    'Your own safety comes first. Go with others, and tell somebody where you are.',
    'Follow the authorities on the spot.',
    'Names and numbers that you see are for helping only.',
  ],
  register: 'Register',
  login: 'Login',
});

export const adminPageTexts = texts('adminPageTexts', {
  lead: 'This part is for those who coordinate the help.',
  whatTitle: 'What administrators do',
  what: [
    'Look at what was reported, and confirm it.',
    'Approve volunteers, organizations and other administrators.',
    'Help people who have lost their password.',
  ],
  login: 'Login',
  register: 'Register',
  join: 'No account yet? Register as an administrator; one who is already there has to approve you.',
});
