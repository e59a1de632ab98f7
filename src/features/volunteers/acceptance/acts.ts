import { acceptDisaster, takeStep } from '../../../data/commands/volunteers/volunteer.ts';

/** A chunk of its own: what checks and saves an act is not needed to read about a disaster. */
export const acts = { acceptDisaster, takeStep };
