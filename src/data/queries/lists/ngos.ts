import type { NgoView } from '../../../../contract/entities/ngo.ts';
import { mainDb } from '../../db.ts';
import { readRecords } from '../../lists/read-records.ts';
import type { NgoRow } from '../../lists/rows.ts';
import { folded } from '../../../../contract/search/folded.ts';
import { ofOwnCopy } from './lists.ts';

export interface NgoSearch {
  /** Part of the organization's name or of its city. */
  search: string;
  /** One of its focus areas; '' for all. */
  category: string;
  /** Where it works; '' for all. */
  scope: string;
}

export interface FoundNgos {
  ngos: NgoRow[];
  /** There are more than were asked for. */
  hasMore: boolean;
}

/** Never shown to the public, whoever looks: an admin's copy holds those too, and an NGO's its own. */
const hidden: ReadonlySet<string> = new Set(['pending', 'refused', 'rejected']);

/** The first so many partner NGOs that match, by name. */
export function ngosMatching(asked: NgoSearch, limit: number): Promise<FoundNgos> {
  return ngosThat(matcher(asked), limit);
}

/** The first so many partner NGOs that fit, by name. */
export async function ngosThat(fits: (ngo: NgoRow) => boolean, limit: number): Promise<FoundNgos> {
  const query = () =>
    mainDb.ngos
      .orderBy('sortName')
      .filter((ngo) => isPartner(ngo) && fits(ngo))
      .limit(limit + 1)
      .toArray();
  const found = await ofOwnCopy('ngos', query, []);
  return { ngos: found.slice(0, limit), hasMore: found.length > limit };
}

/** Is any partner NGO known to this device? */
export async function hasPartnerNgos(): Promise<boolean> {
  const { ngos } = await ngosMatching({ search: '', category: '', scope: '' }, 1);
  return ngos.length > 0;
}

/** The NGO as this device holds it; null where it holds none of this id that the person at it may see. */
export async function ngoOfDevice(id: string): Promise<NgoRow | null> {
  return ofOwnCopy('ngos', async () => (await mainDb.ngos.get(id)) ?? null, null);
}

/** The NGO that one screen handed to another, if it is this one: a browser keeps it over reloads, and over versions of the app. */
export function ngoHandedOver(value: unknown, id: string): NgoView | undefined {
  const [ngo] = value === undefined ? [] : (readRecords('ngos', [value]) as NgoView[]);
  return ngo?._id === id ? ngo : undefined;
}

/**
 * Does an NGO match? All that is asked must: the words in its name or its city, as they stand in one piece; the category among its
 * focus areas, or as its type; the scope.
 */
export function matcher({ search, category, scope }: NgoSearch): (ngo: Searched) => boolean {
  const [words, area, reach] = [search, category, scope].map(folded);
  return ({ organizationName, city = '', focusAreas, type = '', scope: own = '' }) =>
    (!words || [organizationName, city].some((text) => folded(text).includes(words))) &&
    (!area || [...focusAreas, type].some((one) => folded(one) === area)) &&
    (!reach || folded(own) === reach);
}

type Searched = Pick<NgoRow, 'organizationName' | 'focusAreas'> & Partial<Pick<NgoRow, 'city' | 'type' | 'scope'>>;

export function isPartner({ status }: NgoRow): boolean {
  return !hidden.has(status);
}
