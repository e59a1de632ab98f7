import { messages } from '../../../contract/messages.ts';
import { isolated } from '../isolate.ts';
import { language } from '../language.ts';
import { shownMessages } from './messages.ts';
import { adoptedTable } from '../texts.ts';

type Sayings = Readonly<Record<string, string | ((...numbers: number[]) => string)>>;

/** A sentence of contract or server in the app's language; undefined where that language has none for it. */
export function inOwnWords(sentence: string): string | undefined {
  if (language() === 'en') return sentence;
  const known = adoptedTable('contractProblems') as Sayings;
  const pattern = sentence.startsWith('one of ') ? 'one of *' : sentence.replaceAll(/\d+/g, '#');
  const saying = Object.hasOwn(known, pattern) ? known[pattern] : ofSection8(sentence);
  return typeof saying === 'function' ? saying(...(sentence.match(/\d+/g) ?? []).map(Number)) : saying;
}

function ofSection8(sentence: string): string | undefined {
  const names: readonly (keyof typeof messages)[] = ['aidFailed', 'aidFallback', 'reportSubmitted', 'aidSubmitted'];
  const name = names.find((one) => messages[one] === sentence);
  const own = name && shownMessages[name];
  return typeof own === 'string' ? own : undefined;
}

/**
 * What the server said, for a person. Where their language has no words for it our own for the kind of thing, `general`,
 * come first: somebody else may be able to read the rest.
 */
export function serverWords(sentence: string, general: string): string {
  return inOwnWords(sentence) ?? `${general} ${isolated(sentence)}`;
}

/** The same for what is wrong with one field, beside that field's name. */
export function problemWords(problem: string): string {
  return inOwnWords(problem) ?? isolated(problem);
}
