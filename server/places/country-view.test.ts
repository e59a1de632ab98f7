import { expect, it } from 'vitest';
import { readCountries } from './country-file.ts';
import { countryView, viewOf } from './country-view.ts';

const countries = readCountries();

it.each([
  ['IN', 23, 80, 4],
  ['NP', 28, 84, 6],
  ['PH', 12, 122, 5],
  ['NZ', -41, 172, 5],
  ['FJ', -18, 179, 7],
  ['US', 45, -116, 2],
] as const)('%s: its middle and a zoom that shows it', (code, lat, lng, zoom) => {
  const view = viewOf(countries, code);
  expect(Math.abs((view?.lat ?? 99) - lat)).toBeLessThan(8);
  expect(Math.abs((((view?.lng ?? 999) - lng + 540) % 360) - 180)).toBeLessThan(12);
  expect(Math.abs((view?.zoom ?? 99) - zoom)).toBeLessThanOrEqual(1);
});

it('nothing of a country that there is not', () => {
  expect(countryView('XX')).toBeUndefined();
});
