import type { CourseOf } from './shape.ts';

export const calmWords: CourseOf<'calm-words'> = {
  title: 'Calm words',
  description: 'Psychological first aid: look, listen, link. Everybody can learn it.',
  minutes: 8,
  level: 'basic',
  modules: {
    'look-and-listen': {
      title: 'Look and listen',
      minutes: 2,
      parts: [
        'Psychological first aid is not a therapy. It is human help: look who is in danger or in great distress, listen, and link people with what they need.',
        'Look for safety first. Then go to those who may need you most: children who are alone, people with disabilities, and people who do not react at all.',
        'Say who you are and ask if you may help. Listen, and let silence be. Press nobody to tell what happened, promise nothing that you cannot keep, and never say “It could be worse”.',
      ],
      check: {
        question: 'A man sits in a shelter and says nothing. What is a good beginning?',
        answers: [
          '“Tell me exactly what you saw.”',
          '“My name is Asha. May I sit with you?”',
          '“Everything will be all right.”',
        ],
        right: 1,
        why: 'He decides if he wants to talk. To be pressed to tell it can harm him, and nobody can promise that all will be well.',
      },
    },
    link: {
      title: 'Link and hand on',
      minutes: 2,
      parts: [
        'Ask what is needed now: water, a blanket, news of the family. Help people to get it. Tell only what you know for certain, and say so when you do not know.',
        'Do not do everything for them. Ask what helped them in hard times, and who is close to them. To decide small things again helps people to find their feet.',
        'Some need more than you can give. Call a health worker for people who want to harm themselves or others, are badly confused, or can no longer care for themselves or their child. Stay until somebody comes.',
      ],
      check: {
        question: 'A woman says that she does not want to live any more. What do you do?',
        answers: [
          'I stay with her and have a health worker called.',
          'I tell her not to think such things, and let her rest alone.',
          'I promise to tell nobody.',
        ],
        right: 0,
        why: 'Always take such words seriously. Do not leave her alone, and do not carry it alone.',
      },
    },
    children: {
      title: 'Children',
      minutes: 2,
      parts: [
        'Keep children together with their family. Never take along a child who is alone, and never give the child to somebody who asks. Stay, and tell the coordinator or those who protect children at once.',
        'Come down to the height of their eyes. Speak calmly, in short words, and tell the truth. Say what happens next, and that it is not their fault.',
        'Small children may cling, cry or wet the bed again. That is normal and mostly passes. Food, sleep, play and familiar people help most. Be with a child only where others see you.',
      ],
      check: {
        question: 'A friendly woman says that she is the aunt of a girl who is alone. What do you do?',
        answers: [
          'I let the girl go with her.',
          'I ask the girl, and decide by myself.',
          'I stay with the girl where others see us, and call those who protect children.',
        ],
        right: 2,
        why: 'In a disaster, strangers take children away. People who are trained for it find out who belongs together.',
      },
    },
    yourself: {
      title: 'Care for yourself',
      minutes: 2,
      parts: [
        'What you see can stay with you. To sleep badly, to be irritable or to cry is normal after hard days. It is not a weakness.',
        'Drink, eat, take breaks, and work no longer than agreed. Look after one another in pairs: often the other one sees first that you need rest.',
        'Afterwards talk with somebody whom you trust, and give yourself some quiet days. Alcohol does not help. If it is no better after a month, or if you cannot go on with your daily life, ask a health worker for help.',
      ],
      check: {
        question: 'A member of your team has worked since the night and wants no break. What do you do?',
        answers: [
          'Nothing: people know best themselves.',
          'I say what I see, and we take a break together.',
          'I go on without a break as well.',
        ],
        right: 1,
        why: 'Tired people make mistakes that hurt others. A break is part of the work.',
      },
    },
  },
};
