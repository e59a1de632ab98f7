import type { RecordPhotos } from '../entities/photo.ts';

/**
 * How many of a record's photos may still come. At 0 nobody waits any more: what is unfinished by then was lost on its phone, or given up,
 * when its small picture or a part of it had arrived.
 */
export function photosComing({ announced, lost, photos }: RecordPhotos): number {
  return Math.max(0, announced - lost - photos.filter(({ state }) => state !== 'awaited').length);
}
