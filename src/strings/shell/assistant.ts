import { texts } from '../texts.ts';

/** What the assistant and its panel say. What opens it is in `assistant-buttons.ts`. */
export const assistantTexts = texts('assistantTexts', {
  close: 'Close',
  field: 'Your message',
  send: 'Send',
  you: 'You',
  assistant: 'Assistant',
  hello: {
    home: 'Ask what to do now, about first aid, or how to prepare.',
    admin: 'Ask “what is open near …?” or “which requests are oldest?”, or what the guide says.',
    volunteer: 'Ask about your lessons, first aid, or staying safe on the way.',
  },
  /** Questions to begin with: the guide answers each. */
  examples: ['What do I do in a flood?', 'How do I stop heavy bleeding?', 'How long must I boil water?'],
  onPhone: 'Answers come from the guide kept on this phone. No network is needed.',
  byModel:
    'Instructions kept on this phone come first. Answers from a language model come after them and can be wrong: check them against the guide. Phone numbers, email addresses, positions and the names in records you are looking at are removed before the model reads your message.',
  forgotten: 'This conversation is forgotten when you leave the app.',
  loading: 'Looking for an answer…',
  failure: 'Sorry, there was an error processing your request. Please try again.',
  resting: 'The assistant can’t answer more questions online right now.',
  callFirst: 'Call first. Then read on.',
  kept: 'These are instructions kept on this phone:',
  unknown: 'I don’t know. The guide on this phone says nothing about that.',
  unsure: 'I’m not sure I understood you. If a life is in danger, call the emergency number. One of these may help:',
  allTopics: 'Or look in the guide:',
  /** Trouble that is answered by a sentence of a person. */
  trouble: {
    suicide:
      'I’m glad you told me. You matter, and you don’t have to go through this alone. Please call the emergency number now, or go to somebody you trust and tell them what you told me. Stay near people, and keep away from anything you could hurt yourself with.',
    violence:
      'What is happening to you is not your fault. Get to a place where other people are, if you can do so safely, and call the emergency number. If you can’t speak, stay on the line. The guide has no page about violence: people on the phone can help you.',
    poisoning:
      'Call the emergency number now, even if they still feel well. Don’t make them vomit, and give them nothing to eat or drink. Keep the packet at hand:',
    birth:
      'A baby can come without a hospital, and you can help. Call the emergency number now, and stay with the mother. Don’t pull the baby and don’t cut the cord:',
    'chest-pain':
      'Chest pain may be a heart attack. Call the emergency number now; don’t wait for it to pass. Let the person sit and rest, and stay with them:',
    stroke:
      'This may be a stroke, and every minute counts. Call the emergency number now, even if it gets better. Give nothing to eat or drink, and note when it began:',
  },
  guideSilent: 'The guide says nothing about this.',
  asking: 'We’re asking a language model too. You can keep asking questions.',
  online: 'From a language model, which can be wrong:',
  sources: 'It names this as its source:',
  namesNone: 'This answer names no source. Go by the instructions above.',
  cut: 'This answer was longer. It ends here at its last whole sentence.',
  readMore: 'Read more',
  offer: 'A form can be filled in with what you said. You check it and send it yourself.',
  fill: { report: 'Fill in a disaster report', aid: 'Fill in an aid request' },
  unfinished: {
    report: 'There is a disaster report on this phone that you have not finished.',
    aid: 'There is an aid request on this phone that you have not finished.',
  },
  merge: 'Fill in only what is empty in it',
  aside: 'Start another one. The unfinished one is kept.',
  notFilled: 'This phone could not fill in the form. Open it and type there what you said here.',
  work: 'From the lists on this device:',
  noWork: 'Nothing on this device fits:',
  asks: {
    reports: 'open disaster reports',
    aid: 'open aid requests',
    urgent: 'urgent',
    unclaimed: 'not taken',
    oldest: 'longest waiting first',
    near: (place: string) => `near ${place}`,
  },
  unread: (words: string) => `I couldn’t read this part of your question: ${words}.`,
  canRead:
    'I can find open disaster reports and aid requests: urgent ones, those not taken, the oldest or the newest, of one kind of disaster, with one kind of need, or near a place.',
  kinds: { report: 'Disaster report', aid: 'Aid request' },
});
