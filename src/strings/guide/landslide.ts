import type { GuideTopic } from './shape.ts';

export const landslide = {
  title: 'Landslide',
  lead: 'Get out of its way: move to the side, and up.',
  words: 'mudslide mudflow debris flow rockfall rockslide slope mud hillside',
  sections: {
    during: {
      title: 'Now',
      steps: [
        'Move out of the path quickly: to the side and to higher ground, away from streams and valleys.',
        'Listen for cracking trees, knocking rocks or a rumble that grows. Leave at once when you hear them.',
        'Watch streams. If one suddenly rises, falls or turns muddy, leave at once.',
        'Warn your neighbours on the way, if that does not hold you up.',
        'In heavy rain below a steep slope, leave if the way is safe. Otherwise stay awake.',
        'If you cannot leave the house, go to the upper floor, on the side away from the slope.',
        'If you cannot escape, curl up tightly and protect your head with your arms.',
        'On the road, look for mud, fallen rocks and broken edges. Turn back if the road has moved.',
      ],
    },
    never: {
      title: 'Never',
      steps: [
        'Never cross a fresh landslide or its path. More can follow at any moment.',
        'Never cross a road or bridge while mud or water flows over it.',
        'Never go into a stream bed or a narrow valley in heavy rain.',
        'Never go back for your things.',
      ],
    },
    after: {
      title: 'After',
      steps: [
        'Stay away from the slide. More can follow.',
        'Watch for floods. A slide can block a river that then breaks through.',
        'Look for injured and trapped people from the edge only. Show rescuers where they are.',
        'Report broken roads, power lines, gas pipes and water pipes.',
        'Let a professional check the ground and the walls before you go back into the house.',
        'Plant damaged ground again as soon as you can. Bare ground slides more easily.',
      ],
    },
    before: {
      title: 'Before',
      steps: [
        'Ask whether slopes near you have slid before. They often slide again.',
        'Learn the signs: new cracks in ground or walls, leaning trees or posts, doors that stick, new springs.',
        'Watch where rain water runs on the slope. Lead it away from the house.',
        'Do not build near steep slopes, cut banks or stream beds.',
        'Keep and plant trees with deep roots on slopes.',
        'Plan two ways out, and a place to stay away from the slope.',
        'Leave early when heavy rain is forecast and a warning is given.',
      ],
    },
  },
} satisfies GuideTopic;
