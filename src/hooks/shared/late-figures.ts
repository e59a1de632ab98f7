/** What `use-figures.ts` needs once the screen stands, in one file: on a thin link each costs a round trip. */
export { keptFigures } from '../../data/queries/lists/figures.ts';
export { refreshFigures } from '../../data/sync/refresh-figures.ts';
