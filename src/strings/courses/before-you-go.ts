import type { CourseOf } from './shape.ts';

export const beforeYouGo: CourseOf<'before-you-go'> = {
  title: 'Before you go',
  description: 'Go ready, come back safe, and let the app work for you without a network.',
  minutes: 8,
  level: 'basic',
  modules: {
    ready: {
      title: 'Fit and ready',
      minutes: 2,
      parts: [
        'Ask yourself honestly if you can help today. Go only if you are healthy, rested and sober. A helper who falls ill takes a bed that somebody else needs.',
        'Your own safety comes first. Do only what you were trained to do, and say no when a task is too dangerous. Nobody may blame you for it.',
        'Join a team and do what its coordinator says. Do not go alone into a disaster area, and never because of a rumour. Helpers whom nobody called block roads and use up water and food.',
      ],
      check: {
        question: 'You slept badly and have a fever. A flood has struck nearby. What do you do?',
        answers: [
          'I go: every hand counts.',
          'I stay at home today and tell my coordinator.',
          'I go, and tell nobody about the fever.',
        ],
        right: 1,
        why: 'A sick helper needs help, and can infect people in a shelter. Rested and well, you help more tomorrow.',
      },
    },
    take: {
      title: 'What to take',
      minutes: 2,
      parts: [
        'Take enough safe water and food for yourself for a whole day, and your own medicines. People in a disaster have none to spare.',
        'Wear sturdy shoes, long trousers and sleeves, and something that makes you easy to see. Pack gloves, a mask, a torch, rain clothes and a whistle.',
        'Charge your phone before you leave, and take a power bank if you have one. Carry an identity card, and a paper with the numbers of your coordinator and your family.',
      ],
      check: {
        question: 'Why do you bring your own water and food?',
        answers: [
          'To sell what is left over.',
          'Because helpers are not given any rest.',
          'So that I take nothing from people who have too little.',
        ],
        right: 2,
        why: 'Supplies are meant for the people affected. A helper who comes without any is one more person to look after.',
      },
    },
    tell: {
      title: 'Tell someone',
      minutes: 2,
      parts: [
        'Before you leave, tell one person where you go, which way, with whom, and when you will be back. Agree what they do if they hear nothing from you.',
        'When you arrive, report to the coordinator first. Let them write down your name, and sign out when you leave. Whoever is on the list is looked for when something happens.',
        'Stay in pairs. If orders change, if the way is blocked or if you feel unwell, say so at once. Leave when the coordinator or the authorities tell you to leave.',
      ],
      check: {
        question: 'You want to go home after a hard day. What comes first?',
        answers: [
          'I tell the coordinator that I am leaving.',
          'I slip away so as not to disturb anybody.',
          'I write to the team the next day.',
        ],
        right: 0,
        why: 'Otherwise others may risk their lives to search for you.',
      },
    },
    app: {
      title: 'The app without a network',
      minutes: 2,
      parts: [
        'In the app you accept a disaster. Then you take three small steps: on my way, arrived, done. They tell the coordinator who is coming and who is safe.',
        'All this also works without a network. “Saved on this phone” means: it is kept, and goes by itself, on some phones only while the app is open. Open it again when connected.',
        'An acceptance made without a network is a request: the server decides. If there are enough people already, the app says so and shows the next place near you. If no step follows for some time, the app asks you, and then your place goes to somebody else.',
      ],
      check: {
        question: 'You have no network. The app says “Saved on this phone”. What should you do?',
        answers: [
          'Send it again every hour.',
          'Nothing now. Open the app again when there is a connection.',
          'Write it down and begin anew.',
        ],
        right: 1,
        why: 'It waits on the phone and is sent by itself, on some phones only while the app is open. To write it twice would only make two of it.',
      },
    },
  },
};
