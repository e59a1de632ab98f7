import type pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { LedgerStage } from '../ledger/append-entries.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { findShownDonation, lockDonation, type ShownDonation } from '../store/donations/donations.ts';
import { findFundEntry, type FundEntry, type KeptFundEntry } from '../store/donations/fund-entries.ts';
import { texts } from '../texts.ts';
import { keepFundEntry } from './keep-fund-entry.ts';

/** What an admin does with a donation's money: an entry that is of a test where the donation is one. */
export interface FundAct {
  entry: Omit<FundEntry, 'isTest'> & { accountId: string };
  /** How the audit names it. */
  action: string;
  /** Why it cannot be, with the donation locked; undefined: it can. */
  refusalFor(client: pg.PoolClient, donation: ShownDonation): Promise<Refusal | undefined>;
}

/** Where money is kept, and the key of its ledger. */
export interface FundServices {
  pool: pg.Pool;
  vault: LedgerStage['vault'];
}

export interface FundsActed {
  donation: ShownDonation;
  entry: KeptFundEntry;
}

/** One entry, its check and its place in the audit: all of it or nothing. Sent again it is the entry that is there. */
export function actOnFunds(
  { pool, vault }: FundServices,
  { entry, action, refusalFor }: FundAct,
): Promise<Result<FundsActed, Refusal>> {
  return withRetries(() =>
    inTransaction(pool, async (client): Promise<Result<FundsActed, Refusal>> => {
      if ((await lockDonation(client, { id: entry.donationId })) === undefined) {
        return failed(refusals.notFound(texts.noSuchDonation));
      }
      const before = await findFundEntry(client, entry.id);
      if (before !== undefined) return isSame(before, entry) ? acted(client, entry) : failed(refusals.keyReuse());
      const donation = await findShownDonation(client, entry.donationId);
      if (donation?.status !== 'completed') return failed(refusals.conflict(texts.donationNotPaid));
      const refusal = await refusalFor(client, donation);
      if (refusal !== undefined) return failed(refusal);
      // Another donation's entry took the id a moment ago.
      const stage = { client, vault, now: entry.at };
      if (!(await keepFundEntry(stage, { ...entry, isTest: donation.isTest }))) return failed(refusals.keyReuse());
      await recordAct(client, actOf(action, entry), entry.at);
      return acted(client, entry);
    }),
  );
}

async function acted(
  client: pg.PoolClient,
  { id, donationId }: FundAct['entry'],
): Promise<{ ok: true; value: FundsActed }> {
  const [donation, entry] = [await findShownDonation(client, donationId), await findFundEntry(client, id)];
  if (donation === undefined || entry === undefined) throw new Error('an entry that was just kept is gone');
  return ok({ donation, entry });
}

/** What an act says; whoever sends it again is the same person, and the time is the first one's. */
const said = [
  ...(['kind', 'amount', 'donationId', 'allocationId', 'category', 'campaignId', 'deliveryId', 'aidId'] as const),
  ...(['line', 'what', 'fromWhom', 'reason', 'accountId'] as const),
];

function isSame(before: KeptFundEntry, entry: FundAct['entry']): boolean {
  return said.every((name) => (before[name] ?? undefined) === entry[name]);
}

/** Bare ids and amounts: what was bought of whom, and why, stands in the entry. */
function actOf(action: string, entry: FundAct['entry']) {
  const { id, amount, accountId, donationId, allocationId, category, campaignId, deliveryId, aidId, line } = entry;
  const detail = { entry: id, amount, allocation: allocationId, category, campaign: campaignId, delivery: deliveryId };
  return { actor: accountId, action, about: donationId, detail: { ...detail, aidId, line } };
}
