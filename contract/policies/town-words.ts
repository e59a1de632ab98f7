import type { Near } from '../entities/near.ts';

/** Kilometres up to which a place is near a town; farther off, how far is said. */
const NEAR_KM = 20;

export function isNear({ km }: Pick<Near, 'km'>): boolean {
  return km <= NEAR_KM;
}

/**
 * "Saharsa, Bihar". A town of a country without regions, or that is called as its region is, has its country's name beside it, which
 * `countries` knows: `Intl.DisplayNames` of the reader's language.
 */
export function townWords(
  { name, region, country }: Omit<Near, 'km'>,
  countries: Pick<Intl.DisplayNames, 'of'>,
): string {
  const beside = region === undefined || region === name ? countryName(country, countries) : region;
  return beside === undefined || beside === name ? name : `${name}, ${beside}`;
}

/** The same in no language, for an index: "Patna", and with its country's letters where no region is told: "Manhala (PK)". */
export function shortTown({ name, region, country }: Near): string {
  return region === undefined && country !== '' ? `${name} (${country})` : name;
}

function countryName(code: string, countries: Pick<Intl.DisplayNames, 'of'>): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined;
}
