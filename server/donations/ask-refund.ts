import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { Refund } from '../../contract/entities/donation.ts';
import { checkSecondStep } from '../accounts/second-step.ts';
import type { AccountServices } from '../accounts/services.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findAccount } from '../store/accounts/accounts.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { lockDonation } from '../store/donations/donations.ts';
import { findRefund, insertRefund, refundedOf, type KeptRefund } from '../store/donations/refunds.ts';
import { texts } from '../texts.ts';
import { sendRefund } from './send-refund.ts';
import type { DonationServices } from './services.ts';

/**
 * Sends money back to its donor: at most what was paid and did not go back yet, by an admin who proves it by their second factor. The same
 * `_id` again is the same refund, and asks for no second code: the answer with the first may have been lost.
 */
export async function askRefund(
  services: DonationServices & AccountServices,
  adminId: string,
  { _id: id, donation: donationId, amount, reason, code }: Refund,
): Promise<Result<KeptRefund, Refusal>> {
  const before = await findRefund(services.pool, { id });
  if (before === undefined) {
    const checked = await checkCode(services, adminId, code);
    if (!checked.ok) return checked;
  }
  const { pool, clock } = services;
  const kept = await withRetries(() =>
    inTransaction(pool, async (client): Promise<Result<{ refund: KeptRefund; isNew: boolean }, Refusal>> => {
      const donation = await lockDonation(client, { id: donationId });
      if (donation === undefined) return failed(refusals.notFound(texts.noSuchDonation));
      const same = await findRefund(client, { id });
      if (same !== undefined) {
        const isSame = same.donationId === donationId && same.amount === amount && same.reason === reason;
        return isSame && same.accountId === adminId ? ok({ refund: same, isNew: false }) : failed(refusals.keyReuse());
      }
      if (donation.status !== 'completed' || donation.paymentId === null) {
        return failed(refusals.conflict(texts.notPaid));
      }
      const left = donation.amount - (await refundedOf(client, donationId)).asked;
      if (amount > left) return failed(refusals.invalid({ amount: texts.atMostPaise(left) }));
      const refund = { id, donationId, paymentId: donation.paymentId, amount, reason, accountId: adminId } as const;
      await insertRefund(client, { ...refund, counts: true, state: 'due' }, clock.now());
      const act = { actor: adminId, action: 'donation-refunded', about: donationId, detail: { amount, reason } };
      await recordAct(client, act, clock.now());
      const made = await findRefund(client, { id });
      return made === undefined ? failed(refusals.internal()) : ok({ refund: made, isNew: true });
    }),
  );
  if (!kept.ok) return kept;
  const { refund, isNew } = kept.value;
  // One that the provider does not answer to now is told to it later.
  if (isNew || refund.state === 'due') await sendRefund(services, refund);
  return ok((await findRefund(pool, { id })) ?? refund);
}

async function checkCode(services: AccountServices, adminId: string, code: string): Promise<Result<true, Refusal>> {
  const account = await findAccount(services.pool, adminId);
  if (account === undefined) return failed(refusals.signIn());
  if (!account.secondStep) return failed(refusals.conflict(texts.refundNeedsSecondStep));
  const checked = await checkSecondStep(services, account, code);
  // Somebody is signed in: only the code is wrong, no sign-in is missing.
  if (!checked.ok && checked.failure.kind === 'code-needed') return failed(refusals.invalid({ code: texts.wrongCode }));
  return checked;
}
