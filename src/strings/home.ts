export const homeTexts = {
  title: 'Relief Relay',
  heading: 'No signal? Tell us anyway.',
  lead: 'What you write is kept on your phone and sent by itself as soon as there is a connection. No account needed.',
  reportBody: 'Flood, fire, earthquake, landslide: say where and what.',
  aidBody: 'Water, food, medicine, shelter, rescue.',
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
  seeWaiting: 'See what is on this phone',
  actions: 'What do you need?',
} as const;
