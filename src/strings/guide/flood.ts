import type { GuideTopic } from './shape.ts';

export const flood = {
  title: 'Flood',
  lead: 'Water rises fast. Go up, and stay out of moving water.',
  words: 'flooding flash flood inundation rising water river dam storm surge tsunami overflow',
  sections: {
    during: {
      title: 'Now',
      steps: [
        'Go to higher ground at once. Do not wait for an order when the water is rising.',
        'Leave when the authorities tell you to. Take your go-bag only if it is within reach.',
        'Turn around when water covers the way. Take another way, or stay on high ground.',
        'Remember: 15 cm of moving water can knock you down. 30 cm floats many cars, and 60 cm carries most cars away.',
        'Turn off electricity and gas at the main switch, but only if you are dry and the way there is dry.',
        'If you cannot get out, go to the highest floor. Go onto the roof only if you must, and signal for help.',
        'If your car stops in still water, get out and go to high ground.',
        'If fast water holds your car, stay inside. If water comes in, climb onto the roof of the car.',
        'If moving water takes you, float on your back with your feet downstream. Hold on to something that stands firm.',
      ],
    },
    never: {
      title: 'Never',
      steps: [
        'Never walk, swim or drive through flood water. You cannot see how deep and how fast it is.',
        'Never touch electrical equipment when you are wet or stand in water.',
        'Never go near fallen power lines. Water carries their electricity.',
        'Never go into a closed attic. Rising water can trap you there.',
        'Never drive around a barrier, or onto a bridge over fast water.',
      ],
    },
    after: {
      title: 'After',
      steps: [
        'Go back only when the authorities say that it is safe.',
        'Look at your house before you go in. Stay out if walls lean or have new cracks, or if you smell gas.',
        'Keep the electricity off until everything is dry and a professional has checked it.',
        'Drink safe water only. Flood water carries sewage, chemicals and disease.',
        'Throw away food that flood water has touched.',
        'Wear boots and gloves when you clean up. Wash your hands with soap often.',
        'Watch for snakes and other animals in the house. Use a stick to turn things over.',
        'Run generators and pumps with engines outdoors only, far from doors and windows.',
      ],
    },
    mould: {
      title: 'Mould and cleaning',
      words: 'mold fungus damp musty mud walls well disinfect',
      steps: [
        'Wear a mask that fits tightly (N95), gloves, goggles and boots. Keep children and people with asthma away.',
        'Open doors and windows, and dry everything within 2 days if you can.',
        'Throw away wet things that cannot be washed: mattresses, carpets, sofas.',
        'Scrub hard surfaces with soap and water first.',
        'Wipe scrubbed surfaces with bleach of 5 to 9 %: at most 60 ml in each litre of water.',
        'Never mix bleach with ammonia, acid or other cleaners. The gas can kill.',
        'Do not drink from a flooded well until it is disinfected and its water is tested.',
      ],
    },
    before: {
      title: 'Before',
      steps: [
        'Find out if your home, school or workplace can be flooded, and how people are warned.',
        'Choose a high and safe place. Learn two ways there on foot.',
        'Pack a go-bag. Keep papers and phones in waterproof bags.',
        'Learn how to turn off electricity, gas and water.',
        'Keep gutters and drains free of leaves and waste.',
        'Agree who helps children, older people and people with disabilities.',
        'When a flood is forecast, charge your phones and fill clean containers with drinking water.',
        'When a flood is forecast, bring animals, medicines, seeds and papers to a high place.',
      ],
    },
  },
} satisfies GuideTopic;
