import { distanceText } from './distance.ts';
import { numberText } from './plural.ts';
import { texts } from './texts.ts';

/** How far one place is from another. */
export const farTexts = texts('farTexts', {
  about: (distance: string) => `about ${distance}`,
  below: (distance: string) => `less than ${distance}`,
});

const STEP_M = 100;
const KILOMETRE_M = 1000;

/** "300 m", "less than 100 m", "4.2 km". `accuracyM`: metres within which the two places are known, both together. */
export function farText(metres: number, accuracyM = 0): string {
  return isWithin(metres, accuracyM) ? belowText(metres + accuracyM) : stepText(metres, accuracyM);
}

/** The same in a sentence: "about 300 m", "less than 100 m". */
export function aboutFarText(metres: number, accuracyM = 0): string {
  const words = farText(metres, accuracyM);
  return isWithin(metres, accuracyM) ? words : farTexts.about(words);
}

/** Too near to say more than a bound: both places may be one. */
function isWithin(metres: number, accuracyM: number): boolean {
  return metres <= accuracyM || metres + accuracyM < STEP_M;
}

function belowText(metres: number): string {
  const step = metres < KILOMETRE_M ? STEP_M : KILOMETRE_M;
  return farTexts.below(distanceText((Math.floor(metres / step) + 1) * step));
}

function stepText(metres: number, accuracyM: number): string {
  // 999 m is no kilometre: somebody would take the car.
  if (metres < KILOMETRE_M) return distanceText(Math.min(KILOMETRE_M - STEP_M, Math.round(metres / STEP_M) * STEP_M));
  if (accuracyM < STEP_M) return distanceText(metres);
  return numberText(metres / KILOMETRE_M, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 });
}
