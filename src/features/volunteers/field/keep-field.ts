import { fieldSources, type FieldArea, type FieldOutcome, type FieldSource, type FieldThing } from './field-sources.ts';
import type { FieldWish } from '../../../data/queries/volunteers/field-notes.ts';

export interface FieldPlan {
  /** All that belongs to the disaster, here or not. */
  files: FieldWish['files'];
  /** What is still to be fetched, and how many bytes that is. */
  missing: readonly FieldThing[];
  missingBytes: number;
}

/** What this phone lacks around a disaster; `undefined` where the server could not be asked. Never rejects. */
export async function planField(
  area: FieldArea,
  signal: AbortSignal,
  sources: readonly FieldSource[] = fieldSources,
): Promise<FieldPlan | undefined> {
  try {
    const found = await Promise.all(sources.map((source) => source(area, signal)));
    const known = found.filter((one) => one !== undefined);
    if (known.length < found.length) return undefined;
    const missing = known.flatMap((one) => one.missing);
    return {
      files: known.flatMap(({ files }) => files),
      missing,
      missingBytes: missing.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } catch (error) {
    if (!signal.aborted) console.warn('field', error);
    return undefined;
  }
}

/** Photos and reports of this phone need room as well. */
const ROOM_BYTES = 10_000_000;

/** May it all come? `freeBytes`: what the browser says is left, where it does. */
export function hasRoomFor(missingBytes: number, freeBytes: number | undefined): boolean {
  return freeBytes === undefined || missingBytes === 0 || freeBytes >= missingBytes + ROOM_BYTES;
}

export interface FieldProgress {
  things: number;
  bytes: number;
}

/** So many in a row that did not come: there is no network, and the others would only be waited for. */
const MOST_LOST = 3;

export type FieldEnd = 'kept' | 'cancelled' | 'full' | 'away';

/** Fetches one thing after the other, tells how far it has come, and says how it ended. What came stays, however it ends. */
export async function keepThings(
  missing: readonly FieldThing[],
  signal: AbortSignal,
  tell: (progress: FieldProgress) => void,
): Promise<FieldEnd> {
  let [things, bytes, lost, lostInRow] = [0, 0, 0, 0];
  for (const thing of missing) {
    const outcome = await untilAborted(thing, signal);
    if (outcome === 'cancelled' || outcome === 'full') return outcome;
    lostInRow = outcome === 'away' ? lostInRow + 1 : 0;
    if (outcome === 'away') lost += 1;
    else {
      things += 1;
      bytes += thing.bytes;
      tell({ things, bytes });
    }
    if (lostInRow === MOST_LOST) return 'away';
  }
  return lost > 0 ? 'away' : 'kept';
}

/** Some of them cannot be called off: then they end by themselves, and nobody waits. */
function untilAborted(thing: FieldThing, signal: AbortSignal): Promise<FieldOutcome | 'cancelled'> {
  if (signal.aborted) return Promise.resolve('cancelled');
  return new Promise((resolve) => {
    const end = () => resolve('cancelled');
    signal.addEventListener('abort', end, { once: true });
    thing
      .keep(signal)
      .catch((): FieldOutcome => 'away')
      .then((outcome) => {
        signal.removeEventListener('abort', end);
        resolve(outcome);
      }, console.error);
  });
}
