import { distanceKm, type Point } from '../../../contract/base/great-circle.ts';
import type { TakenAt } from '../../platform/photos/exif-position.ts';

/** Metres that a place is taken to be off where neither camera nor phone says: phones note one that is some minutes old, or of a mast. */
export const ASSUMED_M = 100;

interface OfferedPlace {
  takenAt: TakenAt;
  /** Metres to what the form says already, and within which both are known; absent: it says nothing. */
  apart?: { metres: number; accuracyM: number };
}

/** The place of the first photo that tells more than the form's own: one that lies within what both may be off is the same place. */
export function offeredPlace(
  places: readonly TakenAt[],
  known: (Point & { accuracyM?: number | undefined }) | undefined,
): OfferedPlace | undefined {
  for (const takenAt of places) {
    if (known === undefined) return { takenAt };
    const metres = distanceKm(known, { lat: takenAt.lati, lng: takenAt.long }) * 1000;
    const accuracyM = (known.accuracyM ?? ASSUMED_M) + (takenAt.accuracyM ?? ASSUMED_M);
    if (metres > accuracyM) return { takenAt, apart: { metres, accuracyM } };
  }
  return undefined;
}
