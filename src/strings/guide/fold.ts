/** What people leave out, or type in another way: accents, Arabic vowel signs and tatweel, the Devanagari dot, joiners. */
const LEFT_OUT = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c\u200c\u200d]/gu;

/** Letters that stand for each other: forms of alef, yeh, kaf and teh marbuta; nasals before a consonant and the anusvara. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\u0671/gu, '\u0627'],
  [/[\u0649\u06cc]/gu, '\u064a'],
  [/\u06a9/gu, '\u0643'],
  [/\u0629/gu, '\u0647'],
  [/\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/gu, '\u0902'],
];

/** The Arabic article, with what is written together with it. */
const ARTICLE = /^[\u0648\u0641]?(?:\u0627\u0644|\u0628\u0627\u0644|\u0643\u0627\u0644|\u0644\u0644)(?=.)/u;

/** A word as it is compared: without what people write in different ways. */
export function fold(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase().replace(LEFT_OUT, '');
  return SAME.reduce((text, [pattern, letter]) => text.replace(pattern, letter), plain).replace(ARTICLE, '');
}

export interface FoundWord {
  folded: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** The words of a text of any of the app's scripts. */
export function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}
