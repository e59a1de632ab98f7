import type { LanguageCode } from '../../../contract/enumerations.ts';
import type { CueLines, GuideCues, Strength } from './cues/shape.ts';
import { looseForms } from './loose-forms.ts';
import { slips } from './slips.ts';
import { plain, wordsOf, type Fold } from './words.ts';

const WEIGHTS: Readonly<Record<Strength, number>> = { clear: 14, strong: 9, fair: 5, slight: 2 };
/** A disaster that is named without its stage is happening. */
const HAPPENING = 2;
/** How much counts at most that a disaster was named, and its stage. */
const NAMED = 8;
const STAGE = 5;
const UNSAID = 0.5;
/** Of what speaks for the same by other words: the lesser of two findings, and each cue after the strongest. */
const ALSO = 0.5;
const AGAIN = 0.7;
/** What happens to a body comes before where it happened. */
const TO_A_PERSON = 1.05;
/** How well a word must look like another. */
const ONE_SLIP = 0.92;
const TWO_SLIPS = 0.8;
const LOOSE = 0.95;
/** Words that may stand between those of a cue. */
const BETWEEN = 6;
/** A cue of more words says more: so much for each after the first. */
const EACH_WORD = 0.12;
/** What is told clearly of people, or of a stage, takes so much from that a disaster is happening. */
const CLEARLY = 13;
const LESS = 0.75;

interface Cue {
  weight: number;
  /** For each of its words, the numbers of the words of which one is enough. */
  words: readonly ReadonlySet<number>[];
}

/** What a text speaks of: the weight of each section that a cue speaks for. */
export interface Spoken {
  sections: ReadonlyMap<string, number>;
  violence: number;
  /** What the guide says nothing about. */
  elsewhere: number;
}

/** Recognizes what kind of trouble a text tells of. */
type KindFinder = (text: string) => Spoken;

/** @param isKnown is it a word of the guide? Then it is no slip of another. */
export function kindFinder(
  table: GuideCues,
  language: LanguageCode,
  fold: Fold,
  isKnown: (folded: string) => boolean,
): KindFinder {
  const numbers = new Map<string, number>();
  const loose = new Map<string, number[]>();
  /** As they are written and as they are folded: a slip in an ending is seen in the first alone. */
  const spelt = new Map<string, number>();
  const numberOf = (word: string) => {
    const folded = fold(word);
    const known = numbers.get(folded);
    spelt.set(plain(word), known ?? numbers.size);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(folded, number);
    spelt.set(folded, number);
    for (const form of looseForms(word, language, fold)) loose.set(form, [...(loose.get(form) ?? []), number]);
    return number;
  };
  const groups = new Map<string, number[]>(
    Object.entries(table.groups).map(([name, words]) => [
      name,
      wordsOf(joined(words)).map(({ word }) => numberOf(word)),
    ]),
  );
  const cuesIn = (lines: CueLines): Cue[] =>
    (Object.entries(lines) as [Strength, string][]).flatMap(([strength, text]) =>
      text
        .split(',')
        .filter((cue) => cue.trim() !== '')
        .map((cue) => ({
          weight: WEIGHTS[strength],
          words: cue
            .trim()
            .split(/\s+/)
            .map((part) => new Set(part.split('|').flatMap((one) => wordNumbers(one)))),
        })),
    );
  const wordNumbers = (one: string): readonly number[] => {
    if (one.startsWith('$')) {
      const group = groups.get(one.slice(1));
      if (!group) throw new Error(`no group ${one}`);
      return group;
    }
    return wordsOf(joined(one)).map(({ word }) => numberOf(word));
  };
  const each = <Key extends string>(lines: Readonly<Record<Key, CueLines>>) =>
    (Object.entries(lines) as [Key, CueLines][]).map(([key, one]) => [key, cuesIn(one)] as const);
  const sections = each(table.sections);
  const topics = each(table.topics);
  const stages = each(table.stages);
  const violence = cuesIn(table.violence);
  const elsewhere = cuesIn(table.elsewhere);

  const meanings = (word: string): ReadonlyMap<number, number> => {
    const found = new Map<number, number>();
    const put = (number: number, quality: number) => found.set(number, Math.max(quality, found.get(number) ?? 0));
    const folded = fold(word);
    const exact = numbers.get(folded);
    if (exact !== undefined) put(exact, 1);
    for (const form of looseForms(word, language, fold)) {
      const alike = numbers.get(form);
      if (alike !== undefined) put(alike, LOOSE);
      for (const number of loose.get(form) ?? []) put(number, LOOSE);
    }
    if (found.size > 0 || isKnown(folded)) return found;
    const written = plain(word);
    for (const [other, number] of spelt) {
      const count = slips(written, other) ?? slips(folded, other);
      if (count !== undefined) put(number, count === 1 ? ONE_SLIP : TWO_SLIPS);
    }
    return found;
  };
  const remembered = new Map<string, ReadonlyMap<number, number>>();
  const meaningsOf = (word: string) => {
    const known = remembered.get(word) ?? meanings(word);
    remembered.set(word, known);
    return known;
  };

  return (text) => {
    const words = wordsOf(joined(text)).map(({ word }) => word);
    const said = words.map(meaningsOf);
    // "Can not", "heart attack" and "un conscious" are written in one or in two.
    const pairs = words.slice(1).map((word, index) => numbers.get(fold(`${words[index] ?? ''}${word}`)));
    const halves = words.map((word, index) => (said[index]?.size === 0 ? inTwo(word, fold, numbers) : undefined));
    const at: Place[][] = words.map((_, index) => {
      const places = [...(said[index] ?? [])].map(([number, quality]) => ({ number, quality }));
      const pair = pairs[index];
      if (pair !== undefined) places.push({ number: pair, quality: 1 });
      for (const half of halves[index] ?? []) places.push({ number: half, quality: 1 });
      return places;
    });
    const sum = (cues: readonly Cue[]) => weightOf(cues, at);
    const named = new Map<string, number>(topics.map(([topic, cues]) => [topic, sum(cues)]));
    const stage = new Map<string, number>(stages.map(([key, cues]) => [key, sum(cues)]));
    const own = sections.map(([id, cues]) => {
      const [topic = '', key = ''] = id.split('.');
      return { id, topic, key, weight: sum(cues) * (topic === 'first-aid' ? TO_A_PERSON : 1) };
    });
    const isClear = own.filter(({ weight }) => weight >= CLEARLY);
    const isOfPeople = isClear.some(({ topic }) => !named.has(topic));
    const found = new Map<string, number>();
    for (const { id, topic, key, weight } of own) {
      const isDuring = key === 'during';
      const isOther = isDuring && isClear.some((one) => one.topic === topic && one.key !== key);
      const least = (named.has(topic) && isOfPeople ? LESS : 1) * (isOther ? LESS : 1);
      const both = together(weight, named.get(topic) ?? 0, stage.get(key), isDuring) * least;
      if (both > 0) found.set(id, both);
    }
    return { sections: found, violence: sum(violence), elsewhere: sum(elsewhere) };
  };
}

/** A section's own cues, and that its disaster was named, at this stage. One of the two nearly says what both say. */
function together(own: number, named: number, stage: number | undefined, isDuring: boolean): number {
  if (named === 0 || (stage === undefined && own === 0)) return own;
  // Of another stage nothing was said.
  if (own === 0 && stage === 0 && !isDuring) return Math.min(named, NAMED) * UNSAID;
  const both = Math.min(named, NAMED) + Math.min(stage ?? 0, STAGE) + (isDuring || stage === undefined ? HAPPENING : 0);
  return Math.max(own, both) + ALSO * Math.min(own, both);
}

interface Place {
  number: number;
  quality: number;
}

/** The apostrophe of "isn’t" parts no words. */
function joined(text: string): string {
  return text.replaceAll(/(\p{L})['’](?=\p{L})/gu, '$1');
}

/** A word that is two known ones, written together. */
function inTwo(word: string, fold: Fold, numbers: ReadonlyMap<string, number>): number[] | undefined {
  for (let length = 3; length <= word.length - 3; length += 1) {
    const first = numbers.get(fold(word.slice(0, length)));
    const second = numbers.get(fold(word.slice(length)));
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return undefined;
}

/** The sum of what each cue adds that the stronger ones have not said with the same words. */
function weightOf(cues: readonly Cue[], at: readonly (readonly Place[])[]): number {
  const matches = cues.flatMap((cue) => {
    const match = matchOf(cue, at);
    return match
      ? [{ weight: cue.weight * match.quality * (1 + EACH_WORD * (cue.words.length - 1)), places: match.places }]
      : [];
  });
  matches.sort((one, other) => other.weight - one.weight);
  const used = new Set<number>();
  let sum = 0;
  for (const { weight, places } of matches) {
    const fresh = places.filter((place) => !used.has(place));
    sum += weight * (fresh.length / places.length) * (used.size === 0 ? 1 : AGAIN);
    for (const place of fresh) used.add(place);
  }
  return sum;
}

/** The best way in which a text says all words of a cue near each other. */
function matchOf({ words }: Cue, at: readonly (readonly Place[])[]): { quality: number; places: number[] } | undefined {
  let best: { quality: number; places: number[] } | undefined;
  const widest = words.length + BETWEEN;
  const go = (index: number, places: number[], quality: number) => {
    if (best && quality <= best.quality) return;
    const word = words[index];
    if (!word) {
      best = { quality, places };
      return;
    }
    for (const [place, said] of at.entries()) {
      if (places.some((one) => Math.abs(one - place) >= widest)) continue;
      const good = Math.max(0, ...said.filter(({ number }) => word.has(number)).map((one) => one.quality));
      // Two words that are written as one stand in the same place.
      if (good === 0 || (places.includes(place) && said.length < 2)) continue;
      if (places.includes(place) && !isTwo(said)) continue;
      go(index + 1, [...places, place], quality * good);
    }
  };
  go(0, [], 1);
  return best;
}

function isTwo(said: readonly Place[]): boolean {
  return said.length === 2 && said.every(({ quality }) => quality === 1);
}
