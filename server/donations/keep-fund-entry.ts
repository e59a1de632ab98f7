import { is } from 'valibot';
import type { LedgerEntry, LedgerKind } from '../../contract/ledger/entry.ts';
import { idSchema } from '../../contract/entities/fields.ts';
import type { FundEntryKind } from '../../contract/enumerations.ts';
import { knownNeeds } from '../../contract/known-needs.ts';
import { appendToLedger, type LedgerStage } from '../ledger/append-entries.ts';
import { insertFundEntry, keepLedgerPlace, ledgerFacts, type FundEntry } from '../store/donations/fund-entries.ts';
import { sumEntries } from '../store/donations/keep-sums.ts';

/** What the ledger calls each kind of movement. */
const ledgerKinds: Readonly<Record<FundEntryKind, LedgerKind>> = {
  received: 'received',
  fee: 'fee',
  refund: 'refund',
  allocated: 'allocated',
  'taken-back': 'deallocated',
  purchase: 'purchase',
  settled: 'settled',
};

/**
 * The one way in for a movement of money, in the transaction of whatever caused it, with its donation locked: its row, its entry in the
 * public ledger, and the sums. Names, contacts and words stay out of that; it commits to them. False where an entry of this id is there already:
 * nothing was done then.
 */
export async function keepFundEntry(stage: LedgerStage, entry: FundEntry): Promise<boolean> {
  const { client } = stage;
  if (!(await insertFundEntry(client, entry))) return false;
  const facts = await ledgerFacts(client, entry);
  const { amount, isTest, campaignId, deliveryId, at } = entry;
  const requirement = knownNeeds.find((need) => need === facts.need);
  const leaf: LedgerEntry = {
    kind: ledgerKinds[entry.kind],
    day: new Date(at).toISOString().slice(0, 10),
    amount,
    currency: 'INR',
    ...(isTest ? { test: true as const } : {}),
    // Reports of other makers' clients may have ids of another kind: such a one says nothing here.
    ...(is(idSchema, campaignId) ? { campaign: campaignId } : {}),
    ...(is(idSchema, deliveryId) ? { delivery: deliveryId } : {}),
    ...(requirement === undefined ? {} : { requirement }),
    ...(facts.lat === null || facts.lng === null ? {} : { place: roundedPlace(facts.lat, facts.lng) }),
  };
  const { about } = facts;
  const [appended] = await appendToLedger(stage, [{ entry: leaf, about, committed: committedOf(entry, facts) }]);
  if (appended !== undefined) await keepLedgerPlace(client, entry.id, appended);
  await sumEntries(client, [entry.id]);
  return true;
}

/** What stays out of the log, by the name of its field. */
function committedOf(
  { kind, what, fromWhom, reason }: FundEntry,
  { donorName, email, phone, purpose }: { donorName: string; email: string; phone: string; purpose: string },
): Record<string, string> {
  const donor = kind === 'received' ? { donorName, email, phone, purpose } : {};
  const said = Object.entries({ ...donor, what, fromWhom, reason });
  return Object.fromEntries(said.filter((pair): pair is [string, string] => (pair[1] ?? '') !== ''));
}

/** To about a kilometre, as everywhere in public. */
function roundedPlace(lat: number, lng: number): { latitude: number; longitude: number } {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100 + 0;
  return { latitude: rounded(lat), longitude: rounded(lng) };
}
