import type { WorkState } from './enumerations.ts';

/** Of the work that an admin is asked about: what waits, what is confirmed, what is not. Apart, for admins alone need it. */
export const workListed = ['done', 'completed', 'not-confirmed'] as const satisfies readonly WorkState[];
export type WorkListed = (typeof workListed)[number];
