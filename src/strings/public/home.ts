import { texts } from '../texts.ts';

export const homeTexts = texts('homeTexts', {
  heading: 'No signal? Tell\u00a0us\u00a0anyway.',
  lead: 'What you write is kept on your phone and sent by itself as soon as there is a connection. No account needed.',
  reportBody: 'Flood, fire, earthquake, landslide: say where and what.',
  aidBody: 'Water, food, medicine, shelter, rescue.',
  register: 'Register to help',
  about: 'What this is',
  howTitle: 'How your message gets through',
  how: [
    {
      title: 'Your phone keeps it',
      body: 'The moment the app says it is saved, it survives a closed app and an empty battery.',
    },
    {
      title: 'It waits for a connection',
      body: 'The app tries again and again. You see how many messages wait, and why.',
    },
    { title: 'You get a reference', body: 'Only when the server has it for good. It arrives once, never twice.' },
  ],
  seeWaiting: 'See what is on this device',
  actions: 'What do you need?',
});

export const homeHelpTexts = texts('homeHelpTexts', {
  volunteerTitle: 'Help as a volunteer',
  volunteerLead: 'Volunteers go where an administrator has confirmed that help is needed.',
  volunteerPoints: [
    'See the confirmed disasters, with the exact place.',
    'Reach the people who reported them.',
    'Report what you find, with or without a signal.',
  ],
  volunteerHow: 'Register, wait for an administrator’s approval, log in.',
  volunteerMore: 'How to join',
  donateTitle: 'Help with money',
  donateLead: 'A donation helps where you cannot go yourself. You need an account for it.',
  donate: 'Donate',
});

export const homeGuideTexts = texts('homeGuideTexts', {
  title: 'Be prepared',
  lead: 'The most important steps, here without a signal.',
  video: (source: string) => `Video at ${source}`,
  videoNote: 'In English. Opens in a new tab and needs a connection.',
  topics: {
    flood: {
      title: 'Flood',
      body: 'Water rises faster than you think. Leave early.',
      more: 'More about floods',
      tips: [
        'Go to higher ground at once. Do not wait to be told.',
        'Never walk or drive through moving water: 15 cm can knock you over.',
        'Touch nothing electric while you are wet or stand in water.',
        'Afterwards drink only bottled or boiled water.',
      ],
    },
    earthquake: {
      title: 'Earthquake',
      body: 'It comes without warning. Know where you would take cover.',
      more: 'More about earthquakes',
      tips: [
        'Drop to your knees, cover your head and neck, hold on until it stops.',
        'Inside: stay there, away from windows. Outside: stay in the open.',
        'Expect more shaking. Leave a damaged building and keep away from it.',
        'Near the sea: after a long or strong quake go to high ground at once.',
      ],
    },
    fire: {
      title: 'Fire',
      body: 'Smoke kills more people than flames. Every second counts.',
      more: 'More about fires',
      tips: [
        'Get out, stay out, and call for help from outside.',
        'Crawl low under smoke.',
        'Feel a door with the back of your hand. If it is hot, go another way.',
        'If your clothes burn: stop, drop, cover your face and roll.',
      ],
    },
  },
  whole: 'Open the whole guide',
});

export const homeEmergencyTexts = texts('homeEmergencyTexts', {
  title: 'Emergency numbers',
  lead: 'If someone is in danger now, call first. A call often works where an app does not.',
  services: 'Emergency services',
  fire: 'Fire',
  police: 'Police',
  ambulance: 'Ambulance',
});
