import topology from 'world-atlas/land-110m.json';
import { decodeLand, type Ring } from './decode-land.ts';

/** The land of the world, without borders: Natural Earth, 1:110,000,000. A chunk of its own, which the worker keeps with the app. */
export const land: readonly Ring[] = decodeLand(topology);
