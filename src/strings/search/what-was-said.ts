import { plainDigits } from '../../../contract/base/digits.ts';
import { type DisasterType, type LanguageCode, languageCodes } from '../../../contract/enumerations.ts';
import type { knownNeeds } from '../../../contract/known-needs.ts';
import { typedNumbers } from '../../../contract/phone-numbers.ts';
import { saidWords, type SaidWords } from './said-words.ts';
import { wordsOf } from './words.ts';

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

/** What a person told in a conversation. */
export interface Told {
  facts: SaidFacts;
  /** Their sentences about the event: not what they asked, how they are called, or where they can be reached. */
  words: string;
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
  const values = valuesOf(words);
  const said = (isWanted: (value: number) => boolean) =>
    [...values.keys()]
      .filter((word) => isWanted(values.get(word) ?? 0))
      // A longer word first: it may begin with a shorter one.
      .sort((one, other) => other.length - one.length)
      .join('|');
  const tens = `(?:${said((value) => value % 10 === 0 && value > 10 && value < 100)})`;
  const ones = `(?:${said((value) => value < 10)})`;
  const { joint } = words;
  const joined = words.isOnesFirst ? [ones, tens] : [tens, ones];
  const inWords = `${joint === undefined ? '' : `${joined.join(joint)}|`}${said(() => true)}`;
  const DIGITS = String.raw`\d{1,3}(?:[.,]\d{3})+(?!\d)|\d{1,5}(?:[.,]\d{1,2})?(?!\d)`;
  const value = String.raw`(?<n>${DIGITS}|${inWords})(?![\p{L}\p{M}\p{N}])`;
  // What stands before it is part of what is found: old Safari cannot look behind.
  const start = String.raw`(?:^|[^\p{L}\p{M}\p{N}.,])`;
  // In Arabic "and" is written to the word that it brings.
  const AND = '(?:and|or|y|e|o|और|या|aur|ya)';
  const counted = (source: string) =>
    expression(source.replace(/^#/, () => `${start}${value}`).replace('#', () => value));
  const amount = String.raw`و?(?<n>${DIGITS}|(?:${inWords})(?![\p{L}\p{M}\p{N}]))`;
  const unit = String.raw` ?(?<unit>${words.units})(?![\p{L}\p{M}])`;
  const word = String.raw`(?: (?!(?:${AND}|و?(?:${inWords}))(?![\p{L}\p{M}]))[\p{L}\p{M}]+)`;
  const end = String.raw`(?= *(?:$|[,،]| ${AND} | و))`;
  return {
    values,
    joint: joint === undefined ? undefined : expression(joint),
    people: words.people.map(counted),
    forPeople: words.forPeople.map(counted),
    /** How much of a need, right before it: with one word between them at most, or two and what it is counted in. An article may be written to the need. */
    before: expression(
      String.raw`${start}${amount}(?:${unit}(?: (?:${words.of}))?${word}{0,2}|${word}?) (?:[\p{L}\p{M}]{0,3})$`,
    ),
    /** And right after it. */
    after: [
      expression(String.raw`^[\p{L}\p{M}]*(?: ?[:x×–-] ?| )(?:${amount}${unit}|(?<bare>\d{1,5})${end})`),
      expression(String.raw`^[\p{L}\p{M}]*${word}{0,3}[,،]? ${amount}${unit}${end}`),
    ],
    wants: expression(words.wants),
    near: expression(words.near),
    isNearAfter: words.isNearAfter === true,
    at: expression(words.at),
    nowhere: expression(words.nowhere),
    placeEnds: expression(words.placeEnds),
    names: [expression(words.name), ...(words.capitalName === undefined ? [] : [new RegExp(words.capitalName, 'u')])],
    asks: expression(words.asks),
    requests: expression(words.requests),
    courtesy: expression(words.courtesy),
    aboutMe: expression(`^(?:${words.aboutMe})$`),
    disasters: each(words.disasters),
    needs: each(words.needs),
  };
}

function valuesOf({ numbers, more }: SaidWords): Map<string, number> {
  const all = [...numbers.map((same, index) => [index + 1, same] as const), ...Object.entries(more)];
  return new Map(all.flatMap(([value, same]) => same.split('|').map((word) => [word.normalize('NFC'), Number(value)])));
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
  const contactNumber = contactIn(text);
  const rest = contactNumber === undefined ? text : text.replace(contactNumber, ',');
  const plain = plainDigits(rest.normalize('NFC')).replaceAll(/[^\S\n]+/gu, ' ');
  const order = [first, ...languageCodes.filter((code) => code !== first)];
  const found = order.map((code) => factsBy(rules()[code], plain));
  const most = found.reduce((best, one) => (weight(one) > weight(best) ? one : best));
  // Many say how they are called in one language and the rest in another.
  const name = most.name ?? found.find((one) => one.name !== undefined)?.name;
  return { ...most, ...(name !== undefined && { name }), ...(contactNumber !== undefined && { contactNumber }) };
}

function contactIn(text: string): string | undefined {
  return typedNumbers(text).find(({ dialled }) => dialled.replaceAll(/\D/g, '').length >= FEWEST_DIGITS)?.text;
}

/** An end of a sentence counts where a space follows it: "1.5 litres". */
const SENTENCE = /\S[^\n]*?(?:[.!?؟।…]+(?=\s|$)|$)/gmu;

/**
 * The same for all that a person said to the assistant: what they asked it says nothing of what happened to them.
 *
 * @param said their messages, the oldest first
 * @param first the language of the app
 */
export function whatWasTold(said: readonly string[], first: LanguageCode): Told {
  const told = said.map((message) => (message.match(SENTENCE) ?? []).filter((sentence) => isTold(sentence, first)));
  const inOne = (isWanted: (sentence: string) => boolean) =>
    told
      .map((sentences) => sentences.filter(isWanted).join(' '))
      .filter((message) => message !== '')
      .join('\n');
  return {
    facts: whatWasSaid(
      inOne(() => true),
      first,
    ),
    words: inOne((sentence) => !isAboutMe(sentence)),
  };
}

/** Does it tell something, more than a question or a greeting? Whoever asks for help by a question tells what they need. */
function isTold(sentence: string, first: LanguageCode): boolean {
  const plain = sentence
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .trim();
  const bare = plain.replace(/[\s.,!?؟।…]+$/u, '');
  const all = Object.values(rules());
  if (bare === '' || all.some(({ courtesy }) => courtesy.test(bare))) return false;
  if (!/[?؟]$/u.test(plain) && !all.some(({ asks }) => asks.test(plain))) return true;
  const facts = whatWasSaid(plain, first);
  const isRequest = all.some(({ requests }) => requests.test(plain));
  return isWorthAForm({ ...facts, isWish: isRequest });
}

/** A name and a number to call have fields of their own. */
function isAboutMe(sentence: string): boolean {
  const plain = sentence.normalize('NFC').replaceAll(/[^\S\n]+/gu, ' ');
  const all = Object.values(rules());
  const number = contactIn(sentence);
  const name = all.flatMap((rule) => nameIn(rule, plain) ?? [])[0];
  if (number === undefined && name === undefined) return false;
  const rest = plain.replace(number ?? '', ' ').replace(name ?? '', ' ');
  return wordsOf(rest).every(({ word }) => all.some(({ aboutMe }) => aboutMe.test(word)));
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

/** The needs in a text that says nothing else, such as the field for what is needed: "water, 20 blankets". */
export function needsAsked(text: string, first: LanguageCode): SaidFacts['needs'] {
  const plain = plainDigits(text.normalize('NFC')).replaceAll(/[^\S\n]+/gu, ' ');
  const order = [first, ...languageCodes.filter((code) => code !== first)];
  const found = order.map((code) => needsIn({ ...rules()[code], wants: /(?:)/ }, plain));
  return found.reduce((best, one) => (one.length > best.length ? one : best));
}

/** Is it a word for a disaster or a need, in whatever language of the app? */
export function isFactWord(word: string): boolean {
  return Object.values(rules()).some(({ disasters, needs }) =>
    [...disasters, ...needs].some(({ words }) => words.test(word)),
  );
}

/** How much of it was understood. */
function weight({ needs, ...facts }: SaidFacts): number {
  return Object.keys(facts).length + needs.length;
}

function factsBy(rule: Rules, text: string): SaidFacts {
  const people = first(rule.people, text);
  const count = people && valueOf(rule, people.groups?.['n'] ?? '');
  const disasterType = earliest(rule.disasters, text);
  const name = nameIn(rule, text);
  const place = placeIn(rule, people ? text.replace(people[0], ',') : text);
  const isWish = rule.wants.test(text);
  return {
    ...(disasterType && { disasterType }),
    ...(count !== undefined && count > 0 && { peopleAffected: count }),
    ...(place !== undefined && { place }),
    ...(name !== undefined && { name }),
    needs: needsIn(rule, text),
    isWish,
  };
}

function nameIn({ names }: Rules, text: string): string | undefined {
  const name = first(names, text)?.groups?.['name']?.trim();
  return name === '' ? undefined : name;
}

function first(expressions: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const expression of expressions) {
    const match = expression.exec(text);
    if (match) return match;
  }
  return undefined;
}

function valueOf({ values, joint }: Rules, word: string): number | undefined {
  if (/^\d/.test(word)) {
    const whole = word.replaceAll(/[.,](?=\d{3})/g, '');
    return /^\d+$/.test(whole) ? Number(whole) : undefined;
  }
  const said = word.toLowerCase();
  const known = values.get(said);
  if (known !== undefined || joint === undefined) return known;
  return said.split(joint).reduce((sum, part) => sum + (values.get(part) ?? 0), 0);
}

function earliest<Kind>(kinds: readonly { kind: Kind; words: RegExp }[], text: string): Kind | undefined {
  const found = kinds.flatMap(({ kind, words }) => {
    const match = words.exec(text);
    return match ? [{ kind, index: match.index }] : [];
  });
  const [first, ...others] = found;
  return first && others.reduce((best, one) => (one.index < best.index ? one : best), first).kind;
}

/** What somebody wants to drink must be asked for, or measured: water alone is what stands in the house. */
function needsIn(rule: Rules, text: string): SaidFacts['needs'] {
  const sentences = text.split(/(?:[;!?\n।؛؟]|\.(?!\d))+/u);
  return rule.needs.flatMap(({ kind, words }) => {
    const found = sentences.flatMap((sentence) => {
      const match = words.exec(sentence);
      if (!match) return [];
      const amount = amountOf(rule, sentence, match);
      const isWanted = kind !== 'Drinking water' || amount?.isMeasured || rule.wants.test(sentence);
      return isWanted ? [amount?.quantity ?? forPeopleIn(rule, sentence)] : [];
    });
    const quantity = found.find((one) => one !== undefined);
    return found.length === 0 ? [] : [{ type: kind, ...(quantity !== undefined && { quantity }) }];
  });
}

/** How much of a need a sentence says, beside the word for it. */
function amountOf(rule: Rules, sentence: string, { 0: found, index }: RegExpExecArray) {
  const counted = withoutPeople(rule, sentence.slice(0, index));
  const { n, bare, unit } =
    rule.before.exec(counted)?.groups ?? first(rule.after, sentence.slice(index + found.length))?.groups ?? {};
  const said = n ?? bare;
  if (said === undefined) return undefined;
  const number = /^\d/.test(said) ? said : valueOf(rule, said);
  return { quantity: unit === undefined ? String(number) : `${number} ${unit}`, isMeasured: unit !== undefined };
}

/** "For six people". */
function forPeopleIn({ forPeople }: Rules, sentence: string): string | undefined {
  return first(forPeople, sentence)?.[0]
    .replace(/^[\s,،]+/u, '')
    .trim();
}

function withoutPeople({ people }: Rules, text: string): string {
  return people.reduce((rest, expression) => rest.replace(expression, ','), text);
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
    if (place !== '' && !rule.nowhere.test(place) && !isDisaster(rule, place)) return { place, index };
    // The same words may speak of a place further on: "in the house in Rampur".
    from = index + 1 + (rule.isNearAfter ? match[0].length : 1);
    if (from >= part.length) return undefined;
  }
  return undefined;
}

/** "In an earthquake" is nowhere. */
function isDisaster({ disasters }: Rules, place: string): boolean {
  const said = place.split(' ');
  return said.length <= 2 && disasters.some(({ words }) => words.test(said.at(-1) ?? ''));
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
