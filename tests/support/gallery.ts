import { join } from 'node:path';
import { openBuiltPage, type BuiltPage } from './build-once.ts';

/** The page of all parts, no part of the product's own build: built once in this folder, served on this machine. */
export function openGallery(folder: string): Promise<BuiltPage> {
  return openBuiltPage('gallery.html', join(folder, 'gallery'));
}
