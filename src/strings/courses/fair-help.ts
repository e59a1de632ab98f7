import type { CourseOf } from './shape.ts';

export const fairHelp: CourseOf<'fair-help'> = {
  title: 'Fair help',
  description: 'Give out aid so that nobody is left out, shamed or harmed.',
  minutes: 8,
  level: 'basic',
  modules: {
    need: {
      title: 'Need alone decides',
      minutes: 2,
      parts: [
        'Need alone decides who gets help first: not religion, origin, caste, party, sex or friendship. Do not serve your own people first, and ask for no vote and no prayer in return.',
        'Look for those who do not come: old and sick people, people with disabilities, women alone with children, people who live far away. Ask who is missing.',
        'Treat people as you want to be treated. Ask what they need, explain what there is, and let them choose where that is possible. Nobody has to beg or to thank you.',
      ],
      check: {
        question:
          'You have one tent left. Your cousin wants a second one. A stranger with a baby has none. Who gets it?',
        answers: ['My cousin: family comes first.', 'The stranger with the baby.', 'Whoever asks most often.'],
        right: 1,
        why: 'Need decides, and neither kinship nor a loud voice. Where relatives ask, let another helper decide.',
      },
    },
    queues: {
      title: 'Lists and queues',
      minutes: 2,
      parts: [
        'Say beforehand, in the languages of the place, who gets what, when and where. If there is too little, say that too. Rumours make queues dangerous.',
        'Choose a place with shade, water, a way in and another way out. Let old people, pregnant women, people with small children and people with disabilities come first.',
        'Use one list, and mark what was given. If the crowd pushes, stop, step back and call the coordinator: lives are worth more than boxes. Tell people where they can complain.',
      ],
      check: {
        question: 'The crowd begins to push, and the boxes run out. What do you do?',
        answers: [
          'I stop, tell people plainly how it is, and call the coordinator.',
          'I throw the last boxes into the crowd.',
          'I hide the last boxes and say nothing.',
        ],
        right: 0,
        why: 'Where boxes fly, people are trampled. To stop and speak plainly saves lives.',
      },
    },
    safeguarding: {
      title: 'No abuse, ever',
      minutes: 2,
      parts: [
        'Aid is free. To ask for money, work, favours or sex in exchange for it is abuse, even if the other person agrees. Sexual contact with anybody under 18 is always forbidden.',
        'People who receive aid depend on you. Begin no relationship that uses this power, and never be alone with a child behind a closed door.',
        'If you see abuse or hear of it, report it the same day to the coordinator or wherever complaints are taken. A suspicion is enough. Do not investigate it yourself, tell nobody else, and protect the person who told you.',
      ],
      check: {
        question: 'A girl says that a helper wants something from her before she gets food. What do you do?',
        answers: [
          'I ask the helper if it is true.',
          'I wait until I have proof.',
          'I report it today and tell nobody else.',
        ],
        right: 2,
        why: 'Others are trained to find out what happened. If you ask the helper, you may put the girl in danger.',
      },
    },
    data: {
      title: 'Names and pictures',
      minutes: 2,
      parts: [
        'Ask only for what is needed to help, such as name, place and number of people. Say why you ask and who will see it. Whoever does not want to answer gets help all the same.',
        'A list of names in the wrong hands can put lives in danger. Lock your phone, show the list only to those who need it, and send nothing to private groups.',
        'Take pictures only with permission, of children only with that of their parents too, and never of people in shame, pain or death. Post nothing that shows where somebody is hiding or staying.',
      ],
      check: {
        question: 'You want to show your friends how you helped. What may you post?',
        answers: [
          'A picture of the children who got food.',
          'A picture of your team beside the empty truck, if everybody agrees.',
          'The list, to prove that all was given out.',
        ],
        right: 1,
        why: 'Faces and names of people in need belong to them. People who depend on your help can hardly say no to a picture.',
      },
    },
  },
};
