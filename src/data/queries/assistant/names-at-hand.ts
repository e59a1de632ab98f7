import { referenceOf } from '../../../../contract/reference.ts';
import type { Table } from 'dexie';
import { mainDb, outboxDb } from '../../db.ts';
import { CONTACTS_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { ownCopy } from '../items/own-copy.ts';
import { outboxItems } from '../items/outbox.ts';
import type { KeptContacts } from '../lists/disaster-contact.ts';
import { eachRow } from '../lists/each-row.ts';
import { folded, wordsIn } from '../../../../contract/search/folded.ts';
import { ofOwnCopy } from '../lists/lists.ts';
import { textFilter } from '../lists/text-filter.ts';

/** What a person has before them while they talk to the assistant. */
export interface AtHand {
  /** Records that the conversation showed. */
  ids: readonly string[];
  /** What the screen behind it was searched for. */
  lookedFor: string;
}

/** Of the outbox: nobody sends more from one phone. */
const MOST_ITEMS = 500;

/**
 * The names that a language model must not get: of the person, in what was typed or sent on this phone, of the records at hand, and of any
 * other record of this phone whose whole name was said. A part of a name alone is no reason: many a name is a word as well.
 *
 * @param said all that is about to be sent
 */
export async function namesAtHand(said: string, atHand: AtHand): Promise<string[]> {
  const isMeant = meantIn(said, atHand);
  const names = await Promise.all([
    namesWritten(),
    namesLookedUp(),
    namesIn('reports', mainDb.reports, isMeant),
    namesIn('aid', mainDb.aid, isMeant),
  ]);
  const own = readPerson()?.name;
  return [...new Set([...names.flat(), ...(own === undefined ? [] : [own])])];
}

/** Of half-filled forms, and of what waits in the outbox or was sent. */
async function namesWritten(): Promise<string[]> {
  const [drafts, items] = await Promise.all([outboxDb.drafts.toArray(), outboxItems(MOST_ITEMS)]);
  const bodies = items.map(({ body }) => nameIn(body));
  return [...drafts.map(({ values }) => values['name']), ...bodies].flatMap((name) => name ?? []);
}

function nameIn(body: string): string | undefined {
  try {
    const { name } = Object(JSON.parse(body)) as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    // What the disk has spoilt is never sent either.
    return undefined;
  }
}

/** Of people at disasters that the server told this person one by one. */
async function namesLookedUp(): Promise<string[]> {
  const kept = await ownCopy<KeptContacts>(CONTACTS_KEY);
  return Object.values(kept?.contacts ?? {}).flatMap(({ name }) => name ?? []);
}

interface Named {
  _id: string;
  name?: string | undefined;
}
type IsMeant = (record: { _id: string; name: string }) => boolean;

async function namesIn<Row extends Named>(
  list: 'reports' | 'aid',
  table: Table<Row, string>,
  isMeant: IsMeant,
): Promise<string[]> {
  const names: string[] = [];
  const read = () =>
    eachRow(table, ({ _id, name }) => {
      if (name !== undefined && isMeant({ _id, name })) names.push(name);
    });
  await ofOwnCopy(list, read, undefined);
  return names;
}

function meantIn(said: string, { ids, lookedFor }: AtHand): IsMeant {
  const shown = new Set(ids);
  const words = inWords(said);
  // With slips always: whether the screen shows those that come close is not known here, and a name too many costs a word.
  const isLookedFor = lookedFor.trim() === '' ? () => false : textFilter(lookedFor, true);
  return ({ _id, name }) =>
    shown.has(_id) ||
    isLookedFor(_id, [name]) ||
    words.includes(inWords(referenceOf(_id))) ||
    (/\S\s+\S/u.test(name) && words.includes(inWords(name)));
}

/** The words of a text as they are compared, each between two spaces. */
function inWords(text: string): string {
  return ` ${wordsIn(folded(text)).join(' ')} `;
}
