import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { distanceKm, type Point } from '../../../../contract/base/great-circle.ts';
import { likeness, NEARLY_THE_SAME, tellingWords } from '../../../../contract/policies/alike-words.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { shortTown } from '../../../../contract/policies/town-words.ts';
import { squareOf, type IndexedDisaster } from '../../../../contract/policies/report-index.ts';
import type { DisasterType } from '../../../../contract/enumerations.ts';
import { mainDb } from '../../db.ts';
import { folded, wordsIn } from '../../../../contract/search/folded.ts';
import { keptPartOfOpen, listState, ofOwnCopy } from './lists.ts';
import { eachOpen } from './open-reports.ts';
import { REPORT_INDEX_KEY } from '../../device-settings.ts';

/** The index of active disasters as this phone has it. */
export interface IndexCopy {
  disasters: IndexedDisaster[];
  /** Around which square it is; absent: it holds all there are. */
  square?: string | undefined;
  cursor?: string | undefined;
  etag?: string | undefined;
  /** Device time at which it was asked for. */
  asOf: number;
}

/** What is known of it, and what was written of it, where this phone has that. */
interface KnownDisaster extends IndexedDisaster {
  words?: string;
}

/** A disaster that a new report may be about. */
export interface ReportedNear extends IndexedDisaster {
  /** Absent where it was found by words alone. */
  km?: number;
}

/** What a form says so far of what is reported; the empty text for what it does not. */
export interface Said {
  disasterType: string;
  place: Point | undefined;
  /** What happened and where, as it was typed. */
  words: string;
  /** How names sound, where the words are written in other letters than the names of towns. */
  soundOf?: ((text: string) => string) | undefined;
}

export interface KnownNear {
  /** Device time at which this phone heard last what is reported there; absent: it does not know. */
  asOf?: number | undefined;
  /** The nearest first. */
  matches: readonly ReportedNear[];
}

/** Kilometres: an event that is further away is another one, by positions that are rounded to one. */
const NEAR_KM = 3;
/** Milliseconds: what was reported two weeks ago is another event. */
const RECENT_MS = 14 * 86_400_000;
/** Matches that somebody may look through. */
const MOST = 3;

/** Those of the type that are near the place and not long ago, the nearest first. */
export function matchesNear(
  disasters: readonly IndexedDisaster[],
  { disasterType, place, now }: { disasterType: string; place: Point; now: number },
): ReportedNear[] {
  return disasters
    .filter((one) => one.disasterType === disasterType && one.reportedMs > now - RECENT_MS)
    .map((one) => ({ ...one, km: distanceKm(place, one) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km || b.reportedMs - a.reportedMs)
    .slice(0, MOST);
}

/**
 * Where no position is known: those of the type whose town is named in the words, or that were described in nearly the same ones, the
 * newest first. What was chosen as the type has to be theirs.
 */
export function matchesByWords(
  disasters: readonly KnownDisaster[],
  { disasterType, words, soundOf, now }: Omit<Said, 'place'> & { now: number },
): ReportedNear[] {
  const said = tellingWords(words);
  const ways = [nameable, ...(soundOf ? [(text: string) => ` ${soundOf(text)} `] : [])];
  const names = ways.map((way) => way(words));
  const isNamed = (town: string) => ways.some((way, index) => names[index]?.includes(way(town)));
  const isTheirs = ({ town, words: written = '' }: KnownDisaster) =>
    (disasterType !== '' && town !== undefined && isNamed(town)) ||
    likeness(said, tellingWords(written)) >= NEARLY_THE_SAME;
  return disasters
    .filter((one) => (disasterType === '' || one.disasterType === disasterType) && one.reportedMs > now - RECENT_MS)
    .filter(isTheirs)
    .sort((a, b) => b.reportedMs - a.reportedMs)
    .slice(0, MOST)
    .map(({ words: _words, ...one }) => one);
}

/** A text in which a name is found as a whole: words alone, in one way of writing, with a space around each. */
function nameable(text: string): string {
  return ` ${wordsIn(folded(text)).join(' ')} `;
}

/**
 * What this phone knows to be reported already: by its copy of the list, where that is all of it, else by the small index. Without a position it
 * goes by the words. Before enough is said it tells only whether it knows anything. Never rejects.
 */
export async function reportedNear(said: Said): Promise<KnownNear> {
  return (await knownNear(said).catch(() => undefined)) ?? { matches: [] };
}

async function knownNear({ disasterType, place, words, soundOf }: Said): Promise<KnownNear | undefined> {
  const now = Date.now();
  const find = (disasters: readonly KnownDisaster[]) => {
    if (!place) return words.trim() === '' ? [] : matchesByWords(disasters, { disasterType, words, soundOf, now });
    return disasterType === '' ? [] : matchesNear(disasters, { disasterType, place, now });
  };
  const list = await listState('reports');
  const listed = list?.isComplete ? await listedOf(disasterType) : [];
  if (list?.isComplete && (await keptPartOfOpen('reports')) === undefined)
    return { asOf: list.asOf, matches: find(listed) };
  const copy = await indexCopy();
  const matches = find(joined(listed, copy?.disasters ?? []));
  // A part of what there is may have what is told of; that it has not says nothing.
  if (copy === undefined || !coversPlace(copy, place)) return matches.length === 0 ? undefined : { matches };
  return { asOf: copy.asOf, matches };
}

/** Of those that are in the list and in the index the list has the words, and the index how many reports there are. */
function joined(listed: readonly KnownDisaster[], indexed: readonly IndexedDisaster[]): KnownDisaster[] {
  const byId = new Map<string, KnownDisaster>(listed.map((one) => [one.id, one]));
  for (const one of indexed) byId.set(one.id, { ...byId.get(one.id), ...one });
  return [...byId.values()];
}

export async function indexCopy(): Promise<IndexCopy | undefined> {
  const row = await mainDb.settings.get(REPORT_INDEX_KEY);
  return row?.value as IndexCopy | undefined;
}

/** Does the index say all of what is around the place? */
export function coversPlace({ square }: Pick<IndexCopy, 'square'>, place: Point | undefined): boolean {
  return square === undefined || (place !== undefined && square === squareOf(place));
}

async function listedOf(disasterType: string): Promise<KnownDisaster[]> {
  const found: KnownDisaster[] = [];
  const filter = { type: disasterType === '' ? undefined : (disasterType as DisasterType), status: 'active' } as const;
  const read = () =>
    eachOpen(filter, ({ _id: id, disasterType: type, location, reportedAt, near, description = '' }) => {
      const place = placeOf(location);
      const known = {
        id,
        disasterType: type,
        reportedMs: epochMsOf(reportedAt),
        count: 1,
        town: near && shortTown(near),
      };
      if (place) found.push({ ...known, ...place, words: description });
    });
  await ofOwnCopy('reports', read, undefined);
  return found;
}
