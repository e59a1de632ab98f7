import type { GuideTopic } from './shape.ts';

export const storm = {
  title: 'Storm',
  lead: 'Stay indoors, low, and away from windows.',
  words: 'cyclone hurricane typhoon tornado twister wind gale thunderstorm lightning hail',
  sections: {
    during: {
      title: 'Now',
      steps: [
        'Go to the smallest inside room on the lowest floor that cannot flood. Stay away from windows.',
        'Close all doors and shutters. Listen to the radio for official messages.',
        'If the power fails, unplug equipment. Use a torch, not a candle.',
        'If the house begins to break, get under a strong table or a mattress. Protect your head.',
        'If water comes in, go to a higher floor.',
        'Stay inside when the wind suddenly stops. The eye of a cyclone is passing, and the wind comes back from the other side.',
        'Outdoors without shelter, lie flat in a low place that cannot flood, away from trees. Cover your head.',
        'When you hear thunder, go into a house or a closed car. Stay there until 30 minutes after the last thunder.',
      ],
    },
    never: {
      title: 'Never',
      steps: [
        'Never go out to look at a storm, not even while it seems calm.',
        'Never run a generator, or burn charcoal, indoors. The gas has no smell, and it kills.',
        'Never shelter under a tree that stands alone in a thunderstorm.',
        'Never touch fallen power lines, or anything that touches them.',
        'Never drive or walk on a flooded road.',
      ],
    },
    after: {
      title: 'After',
      steps: [
        'Stay inside until the authorities say that the storm is over.',
        'Wear strong shoes. Look out for glass, nails, and roofs and branches that hang loose.',
        'Report fallen power lines and broken gas pipes. Keep others away from them.',
        'Stay out of damaged buildings and out of flood water.',
        'Look after neighbours who are old, ill or alone.',
        'Watch for floods and landslides. They can come hours after the rain.',
        'Send text messages in place of calls.',
      ],
    },
    before: {
      title: 'Before',
      steps: [
        'Learn the warning signals, the nearest shelter and the way there.',
        'Leave when you are told to, before the wind rises. On the coast, go inland to higher ground.',
        'Close shutters or nail boards over windows. Tie down the roof if it is light.',
        'Cut branches that could fall. Bring in everything that the wind could throw.',
        'Fill clean containers with drinking water.',
        'Charge phones, lamps and batteries. Keep some cash.',
        'Pack a go-bag. Bring boats and animals to a safe place.',
      ],
    },
  },
} satisfies GuideTopic;
