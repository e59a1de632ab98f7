import { disasterTypes, type DisasterType } from '../enumerations.ts';

/** Stands for everything that the public list does not spell out. */
export const OTHER = 'other';

/** The disaster's type if it is one of section 5. */
export function publicDisasterType(type: string): DisasterType {
  const plain = type.trim().toLowerCase();
  return disasterTypes.find((known) => known === plain) ?? OTHER;
}
