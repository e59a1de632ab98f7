import * as v from 'valibot';

/** A square of a degree by its south-west corner: an address may stand in a log on its way, and no nearer does anybody's place. */
export const squareText = v.pipe(v.string(), v.regex(/^-?\d{1,2},-?\d{1,3}$/, 'two whole degrees'));
