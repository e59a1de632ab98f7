import { loadDisaster } from '../../data/commands/load-disaster.ts';

/** A chunk of its own: most disasters are on the phone by the time they are looked at. */
export const askServer = loadDisaster;
