import type { LanguageCode } from '../../../contract/enumerations.ts';
import { arabic } from './practice/ar.ts';
import { english } from './practice/en.ts';
import { hindi } from './practice/hi.ts';
import { spanish } from './practice/es.ts';

interface PracticeQuestion {
  ask: string;
  /** The best first; none where the guide says nothing about it. */
  sections: readonly string[];
}

/**
 * What the cues and thresholds of the search may be fitted to. The questions in `tests/questions` may not: they measure it.
 * Every third one was held out while the first cues were written.
 */
export const practiceQuestions: Readonly<Record<LanguageCode, readonly PracticeQuestion[]>> = {
  en: questionsIn(english),
  hi: questionsIn(hindi),
  es: questionsIn(spanish),
  ar: questionsIn(arabic),
};

function questionsIn(text: string): PracticeQuestion[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [sections = '', ask = ''] = line.split(' | ');
      return { ask: ask.replace(/^~ /, ''), sections: sections.split(' ').filter((id) => id !== 'none') };
    });
}
