import type { CourseOf } from './shape.ts';

export const firstHelp: CourseOf<'first-help'> = {
  title: 'First help to the injured',
  description: 'What to do until trained helpers come. It does not replace a first aid course with practice.',
  minutes: 12,
  level: 'advanced',
  modules: {
    scene: {
      title: 'First safe, then call',
      minutes: 3,
      parts: [
        'Look for danger before you go near: fire, gas, traffic, electricity, moving water, falling parts. If it is not safe, stay away and call the emergency number.',
        'Speak to the person and shake the shoulders gently. If there is no answer, shout for help. Tilt the head back and look for breathing for up to 10 seconds. Gasping is not breathing.',
        'Call, or tell one person to do it, with the loudspeaker on. Say where you are, what happened and how many people are hurt. Let the other side end the call.',
      ],
      check: {
        question: 'Somebody lies beside a car. A power cable hangs down to the ground. What comes first?',
        answers: [
          'I pull the person away quickly.',
          'I shake the person’s shoulders.',
          'I stay away from the cable and call for help.',
        ],
        right: 2,
        why: 'A helper who is hurt helps nobody. Go near only when the place is safe.',
      },
    },
    breathing: {
      title: 'Not breathing',
      minutes: 3,
      parts: [
        'An adult who does not answer and does not breathe normally needs CPR at once. Call with the loudspeaker on, and send somebody for a defibrillator (AED).',
        'Lay the person flat on the back. Put the heel of one hand on the middle of the chest, and the other hand on top. Push down 5 to 6 cm, 100 to 120 times a minute, and let the chest rise fully each time.',
        'If you are trained and willing, give 2 breaths after every 30 pushes. If not, push without stopping. Change places every 2 minutes. After drowning, and for children, give 5 breaths first.',
      ],
      check: {
        question: 'An adult does not answer and only gasps now and then. What do you do?',
        answers: [
          'I call for help and begin CPR.',
          'I wait until the gasping stops.',
          'I put the person on the side and watch.',
        ],
        right: 0,
        why: 'Gasping is not breathing. With every minute without CPR the person is less likely to live.',
      },
    },
    bleeding: {
      title: 'Severe bleeding',
      minutes: 3,
      parts: [
        'Press hard on the wound at once, with a cloth or your hand. Wear gloves or a clean bag if you can. Go on pressing for at least 10 minutes without looking.',
        'If blood comes through, add cloth and press harder. If something is stuck in the wound, leave it in and press beside it. Lay the person down and keep them warm.',
        'If an arm or leg still bleeds strongly, tie a tourniquet 5 to 7 cm above the wound, not on a joint. Tighten it until the bleeding stops, write down the time, and do not loosen it.',
      ],
      check: {
        question: 'Blood comes through the cloth that you press on the wound. What do you do?',
        answers: ['I take the cloth off and look.', 'I add cloth and press harder.', 'I wash the wound with water.'],
        right: 1,
        why: 'To take the cloth away tears open what has begun to close. Go on pressing.',
      },
    },
    still: {
      title: 'When not to move someone',
      minutes: 3,
      parts: [
        'Do not move an injured person unless there is danger where they lie, such as fire or rising water. If neck or back hurts, or limbs are numb, keep head and body still and wait for help.',
        'If the person is unconscious but breathes, roll them onto the side and tilt the head back, so that the mouth points down and stays open. Watch the breathing until help comes.',
        'If a weight lies on a person, lift it off in the first 15 minutes if you can do so safely. After more than 15 minutes, leave it for rescuers, or do what the emergency service tells you.',
      ],
      check: {
        question: 'A woman fell from a roof. She is awake, and her back hurts. The place is safe. What do you do?',
        answers: [
          'I help her to sit up.',
          'I carry her to the road.',
          'I tell her to lie still, and wait with her for help.',
        ],
        right: 2,
        why: 'If the spine is hurt, a movement can make it worse. Without danger there is no hurry to move her.',
      },
    },
  },
};
