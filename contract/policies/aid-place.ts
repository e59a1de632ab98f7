import type { Point } from '../base/great-circle.ts';
import { readPosition } from '../base/read-position.ts';
import type { AidBody } from '../entities/aid-request.ts';
import { placeOf } from './place-of.ts';

/** Where an aid request is: the position that came beside its words, else the words themselves, where they are one. */
export function aidPlace({ position, location }: Pick<AidBody, 'position' | 'location'>): Point | undefined {
  return placeOf(position) ?? readPosition(location);
}

/** A place as somebody said it: in words, and maybe as a position. */
export type AidPlaceSaid = Pick<AidBody, 'location' | 'position'>;

/** The request with its place as it was said last. What the phone said of how exact the first one was says nothing of another. */
export function standingBody(body: AidBody, moves: readonly AidPlaceSaid[]): AidBody {
  const last = moves.at(-1);
  if (last === undefined) return body;
  const { locationAccuracy: _, ...sent } = body;
  const { location, position } = last;
  return { ...sent, location, ...(position && { position }) };
}
