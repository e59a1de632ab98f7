import * as v from 'valibot';

const numberText = v.pipe(v.string(), v.regex(/^-?\d{1,4}(\.\d{1,9})?$/, 'a number'));
/** An address may stand in a log on its way: no nearer than `limits.publicPositionDecimals` tells everybody. */
const degreesText = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,2})?$/, 'degrees with two decimals at most'));

/** Query parameters, all of them or none: within so many kilometres of a place. */
export const aroundEntries = {
  radiusKm: v.optional(numberText),
  lati: v.optional(degreesText),
  long: v.optional(degreesText),
};
