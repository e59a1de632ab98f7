/** A chunk of its own: most of what is looked at is on the phone by then. */
export { loadDisaster } from '../../data/commands/load-disaster.ts';
export { loadNgo } from '../../data/commands/load-ngo.ts';
