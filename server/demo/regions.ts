import type { Seeded } from './seeded.ts';

/** Where a made-up event happens: how people are called there and in which language they write. */
export interface Region {
  language: 'en' | 'hi' | 'es' | 'ar';
  given: readonly string[];
  family: readonly string[];
}

/** Common names of each region, put together by chance: nobody in particular is meant. */
export const regions = {
  bihar: {
    language: 'hi',
    given: ['Asha', 'Mohan', 'Kavita', 'Rakesh', 'Sunita', 'Meena', 'Pankaj', 'Rekha'],
    family: ['Jha', 'Paswan', 'Mandal', 'Sahni', 'Choudhary', 'Rajak'],
  },
  garhwal: {
    language: 'hi',
    given: ['Bhuvan', 'Hema', 'Gaurav', 'Kamla', 'Naveen', 'Pushpa', 'Suresh', 'Usha'],
    family: ['Negi', 'Bisht', 'Panwar', 'Dimri', 'Semwal', 'Rana'],
  },
  odisha: {
    language: 'en',
    given: ['Bijaya', 'Sasmita', 'Pratap', 'Lipsa', 'Gouri', 'Manas', 'Jyotsna', 'Ranjan'],
    family: ['Nayak', 'Behera', 'Swain', 'Sethi', 'Mallick', 'Sahu'],
  },
  andes: {
    language: 'es',
    given: ['Lucía', 'Mateo', 'Ximena', 'Rosalba', 'Wilber', 'Nayeli', 'Tomás', 'Yesenia'],
    family: ['Quispe', 'Mamani', 'Huamán', 'Condori', 'Ticona', 'Apaza'],
  },
  sula: {
    language: 'es',
    given: ['Edgardo', 'Marisol', 'Dania', 'Olman', 'Karla', 'Selvin', 'Iris', 'Josué'],
    family: ['Pineda', 'Funes', 'Cáceres', 'Murillo', 'Orellana', 'Lara'],
  },
  biobio: {
    language: 'es',
    given: ['Camila', 'Benjamín', 'Antonia', 'Ignacio', 'Paula', 'Felipe', 'Javiera', 'Rodrigo'],
    family: ['Sepúlveda', 'Riquelme', 'Burgos', 'Cid', 'Figueroa', 'Henríquez'],
  },
  rif: {
    language: 'ar',
    given: ['Salma', 'Youssef', 'Nadia', 'Idris', 'Hanan', 'Karim', 'Amina', 'Tarek'],
    family: ['Bennis', 'Haddadi', 'Sebti', 'Guessous', 'Chraibi', 'Lahlou'],
  },
  nile: {
    language: 'ar',
    given: ['Mona', 'Hassan', 'Dalia', 'Sameh', 'Rania', 'Mina', 'Yasmin', 'Adel'],
    family: ['Abdelnour', 'Girgis', 'Farouk', 'Mansour', 'Tawfik', 'Shaker'],
  },
} as const satisfies Readonly<Record<string, Region>>;

export type RegionName = keyof typeof regions;

export function regionOf(name: RegionName): Region {
  return regions[name];
}

export function nameFrom(region: RegionName, chance: Seeded): string {
  const { given, family } = regionOf(region);
  return `${chance.pick(given)} ${chance.pick(family)}`;
}

/** Of the numbers that Ofcom keeps free for drama: +44 7700 900000 to 900999. Nobody has one, nobody ever will. */
export function phoneFrom(chance: Seeded): string {
  return `+44 7700 900${String(chance.whole(0, 999)).padStart(3, '0')}`;
}
