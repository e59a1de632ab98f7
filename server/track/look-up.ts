import type pg from 'pg';
import { readNumbers } from '../../contract/read-numbers.ts';
import { trackedAid, trackedReport } from '../../contract/policies/track-view.ts';
import type { LookedUp } from '../../contract/entities/track.ts';
import { idBeginning } from '../../contract/read-reference.ts';
import { aidRequestsIn, reportsIn, type IdRange } from '../store/track/tracked.ts';

/** Digits of the shortest number that is compared: a shorter one is an extension, or the number of a house. */
const FEWEST_DIGITS = 7;
/** Compared where the reference is nobody's, so that it costs the same. */
const NOBODYS = '+910000000000';

export interface LookUp {
  /** As `readReference` gives it. */
  reference: string;
  /** As `numbersIn` gives it. */
  number: string | undefined;
  /** Where numbers without a country code are at home. */
  country: string | undefined;
}

/** The status of the record with this reference and this whole number; undefined where there is none such. */
export async function lookUp(pool: pg.Pool, { reference, number, country }: LookUp): Promise<LookedUp | undefined> {
  const range = rangeOf(reference);
  const [reports, requests] = await Promise.all([reportsIn(pool, range), aidRequestsIn(pool, range)]);
  const fits = ({ contact }: { contact: string }) => numbersIn(contact, country).some((one) => one === number);
  if (reports.length + requests.length === 0) fits({ contact: NOBODYS });
  const found = [...reports.filter(fits).map(trackedReport), ...requests.filter(fits).map(trackedAid)][0];
  return found && { kind: found.kind, stage: found.stage, ...(found.helpers && { helpers: found.helpers }) };
}

/** Whole numbers, each in one form however it was written. */
export function numbersIn(text: string, country: string | undefined): string[] {
  return readNumbers(text, country)
    .map(({ dialled }) => dialled.replace(/;.*/, ''))
    .filter((number) => number.replaceAll(/\D/g, '').length >= FEWEST_DIGITS);
}

function rangeOf(reference: string): IdRange {
  const begin = idBeginning(reference);
  return { first: `${begin}00-0000-0000-000000000000`, last: `${begin}ff-ffff-ffff-ffffffffffff` };
}
