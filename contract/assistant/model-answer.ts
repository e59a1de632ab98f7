import { assistantLimits } from '../assistant-limits.ts';
import { createFinalPart } from './final-part.ts';
import { endOfSentences, toLastSentence } from './whole-sentences.ts';

export interface ModelAnswer {
  text: string;
  /** It was longer, and ends at its last whole sentence. */
  isCut: boolean;
}

/** Why a provider ends an answer that is not at its end. */
const CUT_SHORT: readonly unknown[] = ['length', 'max_tokens', 'content_filter'];

export interface AnswerReader {
  /** A piece of what a model says, and why it says no more, as OpenAI's API has them. Of any other kind they are none. */
  take(piece: unknown, finishReason?: unknown): void;
  /** Enough was said: nothing more is read. */
  readonly isFull: boolean;
  /** What can be shown while more comes: whole sentences of the final part, of which none is taken back by the end of the answer. */
  readonly shown: string;
  /** Did a marker say only later that what came before it was thinking? Some of it may have been shown. */
  readonly wasTakenBack: boolean;
  /** All of it; `undefined` where it has no words. */
  end(): ModelAnswer | undefined;
}

/** Reads what a language model says, whoever asked it: what passes, and where it ends, is the same on the phone and on the server. */
export function createAnswerReader(): AnswerReader {
  const final = createFinalPart();
  let isCut = false;
  let shownTo = 0;
  let known = '';
  const isFull = () => final.text.length > assistantLimits.answerCharacters;
  return {
    take(piece, finishReason) {
      if (typeof piece === 'string') final.take(piece);
      isCut ||= CUT_SHORT.includes(finishReason);
    },
    get isFull() {
      return isFull();
    },
    get shown() {
      if (!final.text.startsWith(known)) shownTo = 0;
      const text = final.text.slice(0, assistantLimits.answerCharacters);
      shownTo += endOfSentences(text.slice(shownTo), false);
      known = text.slice(0, shownTo);
      return known.trim();
    },
    get wasTakenBack() {
      return final.wasTakenBack;
    },
    end() {
      final.end();
      isCut ||= isFull();
      const said = final.text.slice(0, assistantLimits.answerCharacters);
      const text = (isCut ? toLastSentence(said) : said).trim();
      return text === '' ? undefined : { text, isCut };
    },
  };
}
