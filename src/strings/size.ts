import { numberText } from './plural.ts';

/** "812 bytes", "1.4 kB", "3.2 MB", "10.7 GB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return inUnit(bytes, 'byte', 'long', 0);
  if (bytes < 999_950) return inUnit(bytes / 1e3, 'kilobyte', 'short', 1);
  if (bytes < 999_950_000) return inUnit(bytes / 1e6, 'megabyte', 'short', 1);
  return inUnit(bytes / 1e9, 'gigabyte', 'short', 1);
}

function inUnit(value: number, unit: string, unitDisplay: 'long' | 'short', digits: number): string {
  return numberText(value, {
    style: 'unit',
    unit,
    unitDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
