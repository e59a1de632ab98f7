import type { GuideTopic } from './shape.ts';

export const fire = {
  title: 'Fire',
  lead: 'Get out, stay out, and call for help.',
  words: 'burning house fire smoke wildfire forest fire bushfire flames explosion',
  sections: {
    during: {
      title: 'House fire: now',
      steps: [
        'Shout "Fire!", wake everyone, and get out at once. Leave your things.',
        'Crawl under the smoke. The air is cleaner near the floor.',
        'Touch a closed door with the back of your hand. If it is hot, take another way.',
        'Close doors behind you. A closed door slows fire and smoke.',
        'Go to your meeting place. Call the emergency number from outside.',
        'If you cannot get out, close the door, block the gaps with wet cloth, and signal at a window.',
        'If your clothes burn, stop, drop to the ground, cover your face and roll until the fire is out.',
        'If oil burns in a pan, turn off the heat and slide a lid over it.',
        'Fight a fire only if it is small, everyone else is out, and your own way out is free.',
      ],
    },
    wildfire: {
      title: 'Wildfire: now',
      words: 'forest fire bushfire brush fire',
      steps: [
        'Leave early. Go when you are told to, or as soon as you feel unsafe.',
        'Tell somebody where you go and which way you take.',
        'Wear long clothes of cotton or wool and strong shoes. Cover your nose and mouth, best with an N95 or FFP2 mask.',
        'If there is time, close all windows and doors, turn off the gas, and leave a light on.',
        'In a car, close windows and air vents, turn on the headlights and drive slowly.',
        'If fire traps your car, stop away from plants, close everything, and lie low under a woollen blanket until the fire has passed.',
        'If fire traps you outdoors, go to bare or burnt ground, a ditch or still water. Lie on your face and cover yourself.',
        'If you cannot leave your house, go to an inside room. Close the doors but do not lock them.',
      ],
    },
    never: {
      title: 'Never',
      steps: [
        'Never go back into a burning building, for anybody or anything. Tell the firefighters who is inside.',
        'Never use a lift in a fire.',
        'Never put water on burning oil, or on burning electrical equipment.',
        'Never hide from a fire under a bed or in a cupboard.',
        'Never drive into thick smoke while there is another way.',
      ],
    },
    after: {
      title: 'After',
      steps: [
        'Go back only when the fire service says that it is safe.',
        'Cool burns with cool running water for 20 minutes.',
        'Look for sparks and hot places for hours, in the roof too.',
        'Keep children away from ash. Wear a mask and gloves, and wet the ash before you clean it up.',
        'Throw away food and medicine that heat, smoke or ash has reached.',
        'Let professionals check the walls, the electricity and the gas before you use them.',
      ],
    },
    before: {
      title: 'Before',
      steps: [
        'Put a smoke alarm on every floor and outside each bedroom. Test it every month.',
        'Know two ways out of each room. Practise with everyone, at night too.',
        'Agree on a meeting place outside.',
        'Keep heaters, lamps and open flames 1 metre away from anything that burns.',
        'Stay with food that is cooking and with candles that burn. Keep matches away from children.',
        'Do not overload sockets. Replace damaged cables.',
        'Against wildfire, clear dry leaves, wood and plants within 10 metres of the house, and from the roof.',
      ],
    },
  },
} satisfies GuideTopic;
