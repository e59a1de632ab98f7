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
  onPhone: 'Answers come from the guide kept on this phone. No network is needed.',
  byModel:
    'Answers come from a language model and can be wrong. Check them against the guide, which is linked below each answer. Phone numbers, email addresses, positions and the names in records you are looking at are removed before the model reads your message.',
  forgotten: 'This conversation is forgotten when you leave the app.',
  loading: 'Looking for an answer…',
  failure: 'Sorry, there was an error processing your request. Please try again.',
  resting: 'The assistant can’t answer more questions online right now.',
  kept: 'These are instructions kept on this phone:',
  unknown: 'I don’t know. The guide on this phone says nothing about that.',
  guideSilent: 'The guide says nothing about this.',
  readMore: 'Read more',
  offer: 'A form can be filled in with what you said. You check it and send it yourself.',
  fill: { report: 'Fill in a disaster report', aid: 'Fill in an aid request' },
  notFilled: 'This phone could not fill in the form. Open it and type there what you said here.',
  work: 'From the lists on this device:',
  noWork: 'Nothing that is open on this device fits that.',
  kinds: { report: 'Disaster report', aid: 'Aid request' },
});
