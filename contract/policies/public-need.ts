import { knownNeeds } from '../known-needs.ts';
import { OTHER } from './public-disaster-type.ts';

const kindByLowerCase = new Map<string, string>(knownNeeds.map((kind) => [kind.toLowerCase(), kind]));

/** The need's kind if it is one that the form suggests; free text may name a person. */
export function publicNeed(type: string): string {
  return kindByLowerCase.get(type.trim().toLowerCase()) ?? OTHER;
}

/** Six digits at most: no telephone number is that short. Letters only as one of the units below. */
const AMOUNT = /^\s{0,9}(\d{1,6}(?:[.,]\d{1,3})?)\s{0,9}([a-z]{0,12})\.?\s{0,9}$/i;

const units = new Set(
  (
    'l ml kg g m cm litre litres liter liters kilo kilos ton tons bottle bottles can cans box boxes pack packs packet ' +
    'packets piece pieces pcs bag bags sack sacks meal meals ration rations tin tins jar jars carton cartons ' +
    'kit kits set sets pair pairs roll rolls sheet sheets blanket blankets tent tents bed beds mattress mattresses ' +
    'tablet tablets strip strips dose doses vial vials unit units person persons people child children adult adults ' +
    'baby babies family families household households day days week weeks boat boats'
  ).split(' '),
);

/** The quantity if it is a plain number with at most a known unit; any other words may say who or where. */
export function publicQuantity(quantity: string): string | undefined {
  const match = AMOUNT.exec(quantity);
  if (match === null) return undefined;
  const [, amount = '', unit = ''] = match;
  if (unit === '') return amount;
  return units.has(unit.toLowerCase()) ? `${amount} ${unit}` : undefined;
}
