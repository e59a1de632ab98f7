import { approvalTexts } from './approvals.ts';
import { dayText } from '../dates.ts';
import { serverWords } from '../forms/known-sentences.ts';
import { language } from '../language.ts';
import { reasonTexts } from '../forms/reasons.ts';
import { asSentence } from '../sentence.ts';

/** What the server says to the second of two who decide, such as "Meera approved this account on 2026-11-22 at 02:30 UTC." */
const DECIDED = /^([^]+) (approved|refused) this account(?: on ([\d-]+) at ([\d:]+) UTC)?\.$/;
/** Where the first one's account is gone. */
const NOBODY_KNOWN = 'Somebody';

/** Who was first: in English as the server says it, elsewhere as the list of decisions does. */
export function decidedAlreadyText(message: string): string {
  const [, name, act, day, time] = DECIDED.exec(message) ?? [];
  if (language() === 'en' || day === undefined) return serverWords(message, reasonTexts.refused);
  const by = name === NOBODY_KNOWN ? undefined : name;
  const when = dayText(`${day}T${time}Z`);
  return asSentence(act === 'approved' ? approvalTexts.approvedBy(by, when) : approvalTexts.refusedBy(by, when));
}
