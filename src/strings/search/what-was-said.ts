import { plainDigits } from '../../../contract/base/digits.ts';
import { type DisasterType, type LanguageCode, languageCodes } from '../../../contract/enumerations.ts';
import type { knownNeeds } from '../../../contract/known-needs.ts';
import { typedNumbers } from '../../../contract/phone-numbers.ts';
import { saidWords, type SaidWords } from './said-words.ts';

type KnownNeed = (typeof knownNeeds)[number];

/** What a form can be filled in with from what somebody said. What was not recognized is missing. */
export interface SaidFacts {
  disasterType?: DisasterType;
  peopleAffected?: number;
  /** In the person's words: "near the mosque in Rampur". */
  place?: string;
  name?: string;
  /** As it was written. */
  contactNumber?: string;
  needs: readonly { type: KnownNeed; quantity?: string }[];
  /** Somebody wants something, and does not only ask about it. */
  isWish: boolean;
}

/** Shorter ones are houses and floors. */
const FEWEST_DIGITS = 7;
const LONGEST_PLACE = 120;
/** Between parts of a sentence. */
const ENDS = /[,.;:!?\n।،؛؟]+/u;

function compiled(words: SaidWords) {
  const expression = (source: string) => new RegExp(source.normalize('NFC'), 'iu');
  const each = <Kind extends string>(kinds: Partial<Record<Kind, string>>) =>
    (Object.entries(kinds) as [Kind, string][]).map(([kind, source]) => ({ kind, words: expression(source) }));
  const value = String.raw`(?<n>\d{1,5}|${words.numbers.join('|')})(?![\p{L}\p{M}\p{N}])`;
  // What stands before it is part of what is found: old Safari cannot look behind.
  const number = String.raw`(?:^|[^\p{L}\p{M}\p{N}])${value}`;
  const values = words.numbers.flatMap((same, index) =>
    same.split('|').map((word) => [word.normalize('NFC'), index + 1] as const),
  );
  return {
    values: new Map<string, number>(values),
    people: words.people.map((source) => expression(source.replace(/^#/, () => number).replace('#', () => value))),
    /** A number right before a need is how much of it, with at most one word between them. */
    amount: expression(String.raw`${number}(?: [\p{L}\p{M}]+)? $`),
    wants: expression(words.wants),
    near: expression(words.near),
    isNearAfter: words.isNearAfter === true,
    at: expression(words.at),
    nowhere: expression(words.nowhere),
    placeEnds: expression(words.placeEnds),
    name: expression(words.name),
    disasters: each(words.disasters),
    needs: each(words.needs),
  };
}

type Rules = ReturnType<typeof compiled>;

let known: Readonly<Record<LanguageCode, Rules>> | undefined;

/** By language; made with the first question. */
function rules(): Readonly<Record<LanguageCode, Rules>> {
  known ??= Object.fromEntries(languageCodes.map((code) => [code, compiled(saidWords[code])])) as Record<
    LanguageCode,
    Rules
  >;
  return known;
}

/**
 * Finds by rules what a form asks for in what a person wrote, in whichever of the app's languages says most; where several say as
 * much, it is the first of them.
 *
 * @param text what was said, as it was written
 * @param first the language of the app
 */
export function whatWasSaid(text: string, first: LanguageCode): SaidFacts {
  const plain = plainDigits(text.normalize('NFC')).replaceAll(/[^\S\n]+/gu, ' ');
  const order = [first, ...languageCodes.filter((code) => code !== first)];
  const found = order.map((code) => factsBy(rules()[code], plain));
  const most = found.reduce((best, one) => (weight(one) > weight(best) ? one : best));
  const number = typedNumbers(text).find(({ dialled }) => dialled.replaceAll(/\D/g, '').length >= FEWEST_DIGITS);
  return number ? { ...most, contactNumber: number.text } : most;
}

/** Is it a report or a request, more than a question? Then a form is offered. */
export function isWorthAForm({
  disasterType,
  needs,
  place,
  peopleAffected,
  contactNumber,
  isWish,
}: SaidFacts): boolean {
  const hasWhat = disasterType !== undefined || needs.length > 0;
  const hasWhere = place !== undefined || peopleAffected !== undefined || contactNumber !== undefined;
  return hasWhat && (hasWhere || (isWish && needs.length > 0));
}

/** How much of it was understood. */
function weight({ needs, ...facts }: SaidFacts): number {
  return Object.keys(facts).length + needs.length;
}

function factsBy(rule: Rules, text: string): SaidFacts {
  const people = first(rule.people, text);
  const count = people && valueOf(rule, people.groups?.['n'] ?? '');
  const disasterType = earliest(rule.disasters, text);
  const name = rule.name.exec(text)?.groups?.['name']?.trim();
  const place = placeIn(rule, people ? text.replace(people[0], ',') : text);
  const isWish = rule.wants.test(text);
  return {
    ...(disasterType && { disasterType }),
    ...(count !== undefined && count > 0 && { peopleAffected: count }),
    ...(place !== undefined && { place }),
    ...(name !== undefined && name !== '' && { name }),
    needs: needsIn(rule, text),
    isWish,
  };
}

function first(expressions: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const expression of expressions) {
    const match = expression.exec(text);
    if (match) return match;
  }
  return undefined;
}

function valueOf({ values }: Rules, word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : values.get(word.toLowerCase());
}

function earliest<Kind>(kinds: readonly { kind: Kind; words: RegExp }[], text: string): Kind | undefined {
  const found = kinds.flatMap(({ kind, words }) => {
    const match = words.exec(text);
    return match ? [{ kind, index: match.index }] : [];
  });
  const [first, ...others] = found;
  return first && others.reduce((best, one) => (one.index < best.index ? one : best), first).kind;
}

/** What somebody wants to drink must be asked for: water alone is what stands in the house. */
function needsIn(rule: Rules, text: string): SaidFacts['needs'] {
  const sentences = text.split(/[.;!?\n।؛؟]+/u);
  return rule.needs.flatMap(({ kind, words }) => {
    for (const sentence of sentences) {
      const match = words.exec(sentence);
      if (!match || (kind === 'Drinking water' && !rule.wants.test(sentence))) continue;
      const amount = rule.amount.exec(sentence.slice(0, match.index))?.groups?.['n'];
      const value = amount === undefined ? undefined : valueOf(rule, amount);
      return [{ type: kind, ...(value !== undefined && { quantity: String(value) }) }];
    }
    return [];
  });
}

/** The first place that says what it is near; else the first other one at which somebody can be found. */
function placeIn(rule: Rules, text: string): string | undefined {
  const parts = text.split(ENDS).map((part) => ` ${part.trim()} `);
  const found = [...parts.map((part) => nearPlace(rule, part)), ...parts.map((part) => otherPlace(rule, part)?.place)];
  return found
    .map((place) => place?.trim())
    .find((place) => place !== undefined && place !== '' && place.length <= LONGEST_PLACE);
}

function nearPlace(rule: Rules, part: string): string | undefined {
  const near = rule.near.exec(part);
  if (!near) return undefined;
  if (rule.isNearAfter) return part.slice(lastEnd(rule, part.slice(0, near.index)), near.index + near[0].length);
  // "In Rampur near the bridge" is one place.
  const other = otherPlace(rule, part);
  const start = other && other.index < near.index ? other.index : near.index;
  return upToEnd(rule, part.slice(start));
}

function otherPlace(rule: Rules, part: string): { place: string; index: number } | undefined {
  let from = 0;
  for (let match = rule.at.exec(part); match; match = rule.at.exec(part.slice(from))) {
    const place = upToEnd(rule, match.groups?.['place'] ?? '').trim();
    const index = from + match.index;
    if (place !== '' && !rule.nowhere.test(place)) return { place, index };
    // The same words may speak of a place further on: "in the house in Rampur".
    from = index + 1 + (rule.isNearAfter ? match[0].length : 1);
    if (from >= part.length) return undefined;
  }
  return undefined;
}

function upToEnd({ placeEnds }: Rules, words: string): string {
  const end = placeEnds.exec(words);
  return end ? words.slice(0, end.index) : words;
}

/** Where the last part of a sentence begins that a small word joins. */
function lastEnd({ placeEnds }: Rules, words: string): number {
  let start = 0;
  for (let end = placeEnds.exec(words); end; end = placeEnds.exec(words.slice(start))) {
    start += end.index + end[0].length - 1;
    if (start >= words.length) break;
  }
  return start;
}
