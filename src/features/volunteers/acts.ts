import { acceptDisaster, takeStep } from '../../data/commands/volunteer.ts';

/** A chunk of its own: what checks and saves an act is not needed to read about a disaster. */
export const acts = { acceptDisaster, takeStep };
