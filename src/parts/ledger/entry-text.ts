import { entryOf } from '../../../contract/base/entry-of.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { ReadLedgerEntry } from '../../../contract/ledger/entry.ts';
import { dayText } from '../../strings/dates.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { ledgerKindTexts } from '../../strings/public/ledger.ts';

/** An entry of the ledger in words: what happened, how much, when. One of a later kind is told by its name. */
export function entryText({ kind, amount, day }: ReadLedgerEntry): string {
  const name = entryOf(ledgerKindTexts, kind) ?? leftToRight(kind);
  const parts = [name, ...(amount === undefined ? [] : [leftToRight(rupeesText(amount))]), dayText(day)];
  return parts.join(' · ');
}
