import type { GuideTopic } from './shape.ts';

export const goBag = {
  title: 'Go-bag',
  lead: 'One bag, packed and beside the door, with what you need for three days.',
  words: 'emergency kit grab bag evacuation bag bug-out supplies backpack pack list checklist what to take',
  sections: {
    food: {
      title: 'Water and food',
      steps: [
        'Drinking water, as much as you can carry. At home, keep 4 litres a day for each person.',
        'Food for three days that keeps and needs no cooking',
        'Can opener, spoon and cup',
        'Water purification tablets',
      ],
    },
    health: {
      title: 'Health',
      steps: [
        'Your medicines for seven days, with a list of their names and doses',
        'First aid kit',
        'Glasses, hearing aid and spare batteries',
        'Soap, hand gel, toothbrush, toilet paper, towel',
        'Menstrual products',
        'Face masks',
      ],
    },
    papers: {
      title: 'Papers and money',
      steps: [
        'Copies of identity papers, insurance and health records, in a waterproof bag',
        'Cash in small notes and coins',
        'Important phone numbers on paper',
        'Keys of the house and the car',
        'A photo of your family, to find each other',
      ],
    },
    tools: {
      title: 'Tools',
      words: 'flashlight charger',
      steps: [
        'Torch and spare batteries',
        'Phone charger and power bank',
        'Radio with batteries or a crank',
        'Whistle, to call for help',
        'Knife, rope and strong tape',
        'Lighter or matches in a waterproof box',
        'Pen, paper and a map on paper',
        'Plastic sheet and bags',
      ],
    },
    clothes: {
      title: 'Clothes',
      steps: [
        'Strong shoes and work gloves',
        'Rain jacket',
        'Warm clothes and a blanket or sleeping bag',
        'Underwear and socks to change',
        'Hat against sun or cold',
      ],
    },
    family: {
      title: 'For those who need more',
      words: 'baby child infant pet elderly disability',
      steps: [
        'For a baby: milk, bottle, nappies, carrier',
        'For a child: a favourite toy, name and phone number in the pocket',
        'For an older or disabled person: walking aid, care supplies, batteries of devices',
        'For animals: food, lead, carrier',
      ],
    },
  },
} satisfies GuideTopic;
