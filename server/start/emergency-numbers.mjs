/**
 * Countries with one number for every emergency that is not 112, as the short numbers of Google's libphonenumber have them
 * (`ShortNumberMetadata.xml`, of release 3.2.47 of google-libphonenumber).
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const countriesByNumber = {
  '000': ['AU'],
  111: ['NZ'],
  911: ['AR', 'BB', 'BS', 'BZ', 'CA', 'FJ', 'GY', 'LR', 'MX', 'PA', 'PH', 'PY', 'SV', 'US', 'UY'],
  999: ['BD', 'BH', 'BW', 'GB', 'GH', 'HK', 'KE', 'MO', 'MU', 'MW', 'MY', 'QA', 'SG', 'SZ', 'TT', 'UG'],
};

/** The product document's own. */
const WITHOUT_COUNTRY = '911';

/** India and the European Union have it, and every GSM phone turns it into the local call. */
const ELSEWHERE = '112';

/**
 * What to call in danger, where whoever runs the server did not say.
 *
 * @param {string | undefined} country ISO 3166, two letters
 */
export function usualEmergencyNumber(country) {
  if (country === undefined) return WITHOUT_COUNTRY;
  const known = Object.entries(countriesByNumber).find(([, countries]) => countries.includes(country));
  return known?.[0] ?? ELSEWHERE;
}
