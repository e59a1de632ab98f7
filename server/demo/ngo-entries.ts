import type { NgoCategory, NgoScope } from '../../contract/enumerations.ts';

export interface NgoEntry {
  name: string;
  focusAreas: readonly [NgoCategory, ...string[]];
  scope: NgoScope;
  city: string;
  address: string;
  description: string;
  longDescription: string;
}

/** Seven for the directory, in every category and scope. None of them exists; the eighth waits for approval. */
export const ngoEntries: readonly NgoEntry[] = [
  {
    name: 'Lanterna Field Clinics',
    focusAreas: ['Medical Aid', 'Humanitarian Aid'],
    scope: 'Global',
    city: 'Patna',
    address: '4 Example Ghat Road',
    description: 'Tents with doctors, wherever the road ends.',
    longDescription:
      'Lanterna sends small teams with a doctor, a nurse and a generator. A clinic stands within a day and stays until the health centre works again.',
  },
  {
    name: 'Night Lamp Nurses',
    focusAreas: ['Medical Aid'],
    scope: 'Regional',
    city: 'Girga',
    address: '17 Example Canal Street',
    description: 'Nurses who visit the old and the ill at home.',
    longDescription:
      'When wards close, Night Lamp nurses go from door to door with insulin, dressings and a list of who cannot leave the house.',
  },
  {
    name: 'Seven Bridges Kitchen',
    focusAreas: ['Food Aid'],
    scope: 'Regional',
    city: 'El Progreso',
    address: '2 Example Avenue',
    description: 'Two thousand hot meals a day from one kitchen on wheels.',
    longDescription:
      'Seven Bridges cooks near schools that serve as shelters. It buys from farmers of the region, and hands the kitchen over when people can cook again.',
  },
  {
    name: 'Green Kettle Neighbours',
    focusAreas: ['Food Aid', 'Drinking water'],
    scope: 'Local',
    city: 'Chivay',
    address: '9 Example Square',
    description: 'Neighbours who share soup, tea and clean water.',
    longDescription:
      'Green Kettle began with one stove on the square after the ground shook. It looks after three villages and knows every door in them.',
  },
  {
    name: "Paper Kite Children's Circle",
    focusAreas: ['Child Welfare'],
    scope: 'Local',
    city: 'Bab Taza',
    address: '1 Example Hill Lane',
    description: 'A safe tent, a teacher and something to draw with.',
    longDescription:
      'Paper Kite opens a place for children within two days, helps to find lost families, and brings the school back before the buildings are.',
  },
  {
    name: 'Dry Roof Collective',
    focusAreas: ['Shelter'],
    scope: 'Regional',
    city: 'Aska',
    address: '30 Example Temple Road',
    description: 'Tarpaulins first, roofs after that, built with those who live under them.',
    longDescription:
      'Dry Roof keeps tarpaulins, rope and bamboo in four stores along the coast and teaches how to tie a roof that stays on in a storm.',
  },
  {
    name: 'Quiet Harbour Relief',
    focusAreas: ['Humanitarian Aid', 'Shelter'],
    scope: 'Global',
    city: 'Zagora',
    address: '12 Example Palm Street',
    description: 'Whatever is missing, on a lorry within two days.',
    longDescription:
      'Quiet Harbour moves blankets, water filters and people who can drive. It works with whoever is there already, and leaves its lists with them.',
  },
  {
    name: 'Tin Whistle Shelter Group',
    focusAreas: ['Shelter'],
    scope: 'Local',
    city: 'Nacimiento',
    address: '8 Example Pine Road',
    description: 'Beds in the gymnasium for who had to leave home.',
    longDescription: 'Tin Whistle looks after forty beds, dry clothes and the dogs and cats that came along.',
  },
];

/** Stands at the end of each description: a profile may be copied without the mark around it. */
export const INVENTED = 'This organization was invented for a demonstration.';
