import type { CourseOf } from './shape.ts';

export const floodWater: CourseOf<'flood-water'> = {
  title: 'In and near flood water',
  description: 'Why water is stronger than you are, and how to help from dry ground.',
  minutes: 8,
  level: 'advanced',
  modules: {
    moving: {
      title: 'Moving water',
      minutes: 2,
      parts: [
        'Never walk, swim or drive through flood water. You cannot see how deep and how fast it is, or if the road is still there.',
        '15 cm of moving water can knock you down. 30 cm floats many cars, and 60 cm carries most cars away.',
        'When water covers the way, turn around. Watch for water that rises, turns brown or carries branches: more may come at once. Know your way to higher ground before you begin, and go early.',
      ],
      check: {
        question: 'Water flows over the road. It looks shallow, and people wait on the other side. What do you do?',
        answers: [
          'I walk through slowly with a stick.',
          'I drive through quickly.',
          'I turn around and report that the way is blocked.',
        ],
        right: 2,
        why: 'You see neither the depth nor holes in the road. If the water takes you, there is one more person to rescue.',
      },
    },
    rescue: {
      title: 'Reach, throw, do not go',
      minutes: 2,
      parts: [
        'Many people drown because they went in to save somebody. Stay on firm ground and call the emergency number, or let somebody call.',
        'Speak to the person. Reach: lie down flat and hold out a stick, a branch or a cloth. Throw: a rope, an empty closed canister, a ball, whatever floats.',
        'If they hold on, pull them slowly to the bank, and stay low so that they do not pull you in. If you can neither reach nor throw, do not lose sight of them, and show the rescuers the place.',
      ],
      check: {
        question: 'The water carries a man along near the bank. You swim well. What do you do first?',
        answers: [
          'I jump in: I swim well.',
          'I throw him something that floats and shout for help.',
          'I run home to fetch a rope.',
        ],
        right: 1,
        why: 'Current, cold and things under water overcome good swimmers too. From the bank you help without becoming a victim.',
      },
    },
    unseen: {
      title: 'Dirty water and electricity',
      minutes: 2,
      parts: [
        'Flood water carries sewage, chemicals, glass and animals. Keep wounds out of it, wear boots and gloves, and wash your hands with soap before you eat or touch your face.',
        'Never touch electrical equipment when you are wet or stand in water. Stay far away from fallen power lines, since water carries their electricity. Keep others away too.',
        'If you smell gas, leave at once, and use no flame and no switch. Run generators and pumps with engines outdoors only. Their exhaust kills, and its poison has no smell.',
      ],
      check: {
        question: 'A power line hangs into the water of a street. Who may go near it?',
        answers: [
          'Nobody, until the power company says that it is off.',
          'Somebody in rubber boots.',
          'Somebody with a dry wooden stick.',
        ],
        right: 0,
        why: 'Water carries the electricity, and boots or sticks do not protect you. Keep people away and report the place.',
      },
    },
    boats: {
      title: 'Boats and life jackets',
      minutes: 2,
      parts: [
        'Go into a boat only with a crew that knows the boat and the water. Everybody wears a life jacket that fits and is closed, children too. Without a jacket nobody goes.',
        'Never put more people into a boat than it may carry. Let them sit down, low and in the middle, and keep the weight even. Leave heavy baggage behind.',
        'Under the water there are fences, cars and cables. Go slowly, stay away from bridges and fast water, and turn back before dark. Tell somebody on land where you go and when you return.',
      ],
      check: {
        question: 'A boat is to bring five people out, but there are four life jackets. What is right?',
        answers: [
          'All five go: the way is short.',
          'The one without a jacket waits in a safe place for the next trip.',
          'The best swimmer goes without a jacket.',
        ],
        right: 1,
        why: 'A boat can turn over in a moment. Nobody rides without a life jacket, however short the way is.',
      },
    },
  },
};
