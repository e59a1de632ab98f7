import type { Point } from '../../../../contract/base/great-circle.ts';
import { fieldFilesThere, type FieldFile } from '../../client/field-files.ts';
import { FIELD_KEY } from '../../own-settings.ts';
import { ownCopy } from '../items/own-copy.ts';

/** Stands in the place of a disaster's id where the volunteer keeps what is around a place of their own. */
export const MY_AREA = 'my-area';

/** A disaster, or the volunteer's own area, that they want on their phone for the field. */
export interface FieldWish {
  disasterId: string;
  /** Empty for the own area. */
  disasterType: string;
  /** What it was kept around. */
  place?: Point;
  /** Files that belong to it; which of them are there, the phone knows. */
  files: readonly FieldFile[];
  /** `wished`: goes on by itself. `stopped`: waits for a tap, and says why. */
  state: 'wished' | 'stopped' | 'kept';
  why?: 'cancelled' | 'full' | 'away';
  /** Device times: when it was asked for, and when its page was last open. */
  askedAt: number;
  usedAt: number;
}

/** Of the volunteer at this phone alone; gone with their session. */
export interface FieldNotes {
  owner: string;
  wishes: readonly FieldWish[];
}

const DAY_MS = 24 * 60 * 60_000;
const FIELD_DAYS = 30;
export const FIELD_MS = FIELD_DAYS * DAY_MS;

/** Until when it is kept, if its page is not opened before. */
export function fieldEnd({ usedAt }: FieldWish): number {
  return usedAt + FIELD_MS;
}

/** What this person wanted kept; never rejects. */
export async function fieldWishes(): Promise<readonly FieldWish[]> {
  return (await ownCopy<FieldNotes>(FIELD_KEY))?.wishes ?? [];
}

export interface KeptField extends FieldWish {
  /** Bytes of its files that are on this phone. */
  keptBytes: number;
}

/** The same with how much of each is there. Never rejects. */
export async function keptFields(): Promise<readonly KeptField[]> {
  const wishes = await fieldWishes();
  return Promise.all(
    wishes.map(async (wish) => {
      const there = await fieldFilesThere(wish.files);
      return { ...wish, keptBytes: there.reduce((sum, { bytes }) => sum + bytes, 0) };
    }),
  );
}
