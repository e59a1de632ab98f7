import type { Point } from '../base/great-circle.ts';
import { readPosition } from '../base/read-position.ts';
import type { AidBody } from '../entities/aid-request.ts';
import { placeOf } from './place-of.ts';

/** Where an aid request is: the position that came beside its words, else the words themselves, where they are one. */
export function aidPlace({ position, location }: Pick<AidBody, 'position' | 'location'>): Point | undefined {
  return placeOf(position) ?? readPosition(location);
}
