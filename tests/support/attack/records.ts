import { limits } from '../../../contract/limits.ts';
import type { Relay } from '../relay.ts';
import type { Someone } from '../people.ts';
import { attacksOf, corpusOf, scriptsOf } from './texts.ts';
import { send } from './send.ts';

/** Room for the mark at a text's end, by which it is known again: it tells the field and the record. */
const MARK = 32;
const short = scriptsOf(limits.nameCharacters - MARK);
const long = attacksOf(limits.placeCharacters - MARK);
const shortest = scriptsOf(limits.quantityCharacters - MARK);
const whole = corpusOf(limits.descriptionCharacters - MARK);

/** As many records have the whole corpus in their long fields. */
const CORPUS = whole.length;

const nth = (texts: readonly string[], at: number) => texts[at % texts.length] ?? '';

/** A text of its own for a field of at most 200 characters. */
export const attack = (mark: string, at = 0) => `${nth(short, at)} ${mark}${at}`;
export const longAttack = (mark: string, at = 0) => `${nth(long, at)} ${mark}${at}`;
export const shortestAttack = (mark: string, at = 0) => `${nth(shortest, at)} ${mark}${at}`;
/** The corpus in the first ones; then it gets shorter, lest a list be a book. */
export const corpusAttack = (mark: string, at = 0) =>
  at < CORPUS ? `${nth(whole, at)} ${mark}${at}` : attack(mark, at);

/** Somebody whose name is hostile too. */
export const attacker = (who: string, role: Someone['role'], at = 0): Someone => ({
  name: attack(`${who}-name`, at),
  email: `${who}${at}@example.org`,
  password: 'nine hostile lamps in a row',
  role,
});

export interface Attack {
  id: string;
  /** Each of its texts, by its field. */
  texts: Readonly<Record<string, string>>;
}

/** A report whose every text is hostile, as a phone sends it. */
export async function reportAttack(relay: Relay, at: number, mark = 'r'): Promise<Attack> {
  const texts = {
    address: longAttack(`${mark}-address`, at),
    description: corpusAttack(`${mark}-description`, at),
    name: attack(`${mark}-name`, at),
    contactNumber: attack(`${mark}-contact`, at + 1),
    assistanceRequired: corpusAttack(`${mark}-help`, at + 1),
  };
  const place = { lati: 25 + at / 50, long: 85 + at / 50 };
  const body = { disasterType: 'flood', severity: 'severe', location: place, ...texts };
  const { _id: id } = await send(relay, '/api/report/', body);
  await relay.query("UPDATE reports SET lane = 'main' WHERE id = $1", [id]);
  return { id: String(id), texts };
}

/** A request for aid whose every text is hostile. */
export async function aidAttack(relay: Relay, at: number, mark = 'a'): Promise<Attack> {
  const texts = {
    name: attack(`${mark}-name`, at),
    contactNumber: attack(`${mark}-contact`, at + 1),
    disasterType: attack(`${mark}-type`, at + 2),
    location: longAttack(`${mark}-place`, at),
    description: corpusAttack(`${mark}-description`, at),
  };
  const need = { type: attack(`${mark}-need`, at + 3), quantity: shortestAttack(`${mark}-much`, at) };
  const deadline = new Date(Date.now() + 86_400_000).toISOString();
  const body = { ...texts, deadline, requirements: [{ ...need, urgent: true, status: 'pending' }] };
  const { _id: id } = await send(relay, '/api/aid/create', body);
  await relay.query("UPDATE aid_requests SET lane = 'main' WHERE id = $1", [id]);
  return { id: String(id), texts: { ...texts, ...need } };
}

/** One after the other, as they would come. */
export async function inARow<Made>(count: number, make: (at: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < count; at += 1) made.push(await make(at));
  return made;
}
