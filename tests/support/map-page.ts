import { join } from 'node:path';
import { openBuiltPage, type BuiltPage } from './build-once.ts';

/** A page with nothing but a map of places and their list, built once in this folder and served on this machine. */
export function openMapPage(folder: string): Promise<BuiltPage> {
  return openBuiltPage('tests/map-page/index.html', join(folder, 'map-page'));
}
