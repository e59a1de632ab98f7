import { dayText } from '../dates.ts';
import { serverWords } from '../forms/known-sentences.ts';
import { language } from '../language.ts';
import { reasonTexts } from '../forms/reasons.ts';
import { reportedWorkTexts } from './reported-work.ts';
import { asSentence } from '../sentence.ts';

/** What the server says to the second of two who decide, such as "Meera did not confirm this work on 2026-11-22 at 02:30 UTC." */
const DECIDED = /^([^]+?) (confirmed|did not confirm) this work on ([\d-]+) at ([\d:]+) UTC\.$/;
/** Where the first one's account is gone. */
const NOBODY_KNOWN = 'Another admin';

/** Who was first to decide about a volunteer's work: in English as the server says it. */
export function workDecidedText(message: string): string {
  const [, name, act, day, time] = DECIDED.exec(message) ?? [];
  if (language() === 'en' || day === undefined) return serverWords(message, reasonTexts.refused);
  const by = name === NOBODY_KNOWN ? undefined : name;
  const words = act === 'confirmed' ? reportedWorkTexts.confirmedBy : reportedWorkTexts.refusedBy;
  return asSentence(words(by, dayText(`${day}T${time}Z`)));
}
