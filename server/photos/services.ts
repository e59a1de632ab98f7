import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import type { Encoder } from './encoder.ts';
import type { PhotoFiles } from '../store/photos/folder-files.ts';

/** What photos need of the world. */
export interface PhotoServices {
  pool: pg.Pool;
  clock: Clock;
  photoFiles: PhotoFiles;
  encoder: Encoder;
  /** Told that a photo has arrived whole. */
  photosDue?(): void;
  /** Told what is about to be acknowledged as whole (`uploadKey`): the database must have it from now on. */
  noteAcknowledged?(keys: readonly string[]): void;
}
