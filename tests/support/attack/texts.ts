import { isStorableText } from '../../../contract/base/text.ts';
import { injections, scriptTexts } from '../corpus/injections.ts';
import { naughtyStrings } from '../corpus/naughty-strings.ts';

/** Between two of a field's strings. None of them begins or ends with it. */
const BETWEEN = ' ';

/** Strings of the list that a browser could take for its own language, or for an address. */
const markup = naughtyStrings.filter((text) => /[<>]|&[#\w]|script:|\\x3c|\\u003c/i.test(text));

const few = wholeOnes(scriptTexts);
const scripts = wholeOnes([...scriptTexts, ...markup]);
const whole = wholeOnes([...scripts, ...injections, ...naughtyStrings]);

function wholeOnes(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter(isWhole);
}

/** Blank lines and control characters, which a field of one line does not keep, are left to the longer ones. */
function isWhole(text: string): boolean {
  return text !== '' && isStorableText(text) && !/\p{Cc}/u.test(text);
}

/** Markup of each kind, as texts of at most so many characters. What is longer than one alone is left out. */
export function scriptsOf(maxCharacters: number): string[] {
  return packed(few, maxCharacters);
}

/** All that could be taken for markup. */
export function attacksOf(maxCharacters: number): string[] {
  return packed(scripts, maxCharacters);
}

/** The whole corpus of hostile texts. */
export function corpusOf(maxCharacters: number): string[] {
  return packed(whole, maxCharacters);
}

function packed(texts: readonly string[], maxCharacters: number): string[] {
  const full: string[] = [];
  for (const text of texts) {
    if (text.length > maxCharacters) continue;
    const longer = [...full.slice(-1), text].join(BETWEEN);
    if (full.length > 0 && longer.length <= maxCharacters) full[full.length - 1] = longer;
    else full.push(text);
  }
  return full;
}
