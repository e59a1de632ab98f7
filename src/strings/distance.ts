import { numberText } from './plural.ts';

/** "12 m", "1.4 km", "9 km", "25 km". */
export function distanceText(metres: number): string {
  return metres < 1000
    ? numberText(Math.max(1, Math.round(metres)), { style: 'unit', unit: 'meter' })
    : numberText(metres / 1000, {
        style: 'unit',
        unit: 'kilometer',
        maximumFractionDigits: metres < 10_000 ? 1 : 0,
      });
}
