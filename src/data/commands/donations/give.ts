import type { LanguageCode } from '../../../../contract/enumerations.ts';
import type { Checkout, Donate, DonationView, VerifyDonation } from '../../../../contract/entities/donation.ts';
import { donateSchema } from '../../../../contract/entities/donation.ts';
import { ok, type Result } from '../../../../contract/base/result.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { fetchFile } from '../../client/fetch-file.ts';
import { checkBody } from '../items/check-body.ts';

export interface MadeOrder {
  order: { id: string; amount: number; currency: string };
  checkout: Checkout;
}

/**
 * Has the server make the order of a donation. Nothing is queued: money is given with a network, or not at all. The same `_id` again is the
 * same order.
 */
export async function beginDonation(body: Donate): Promise<Result<MadeOrder, CallFailure>> {
  const checked = checkBody(donateSchema, body);
  if (!checked.ok) return checked;
  const answer = await callApi('donate', { body: checked.value });
  return answer.ok ? ok({ order: answer.value.order, checkout: answer.value.data }) : answer;
}

/** Shows the server what the payment dialog called back with. May be repeated. */
export async function proveDonation(callback: VerifyDonation): Promise<Result<DonationView, CallFailure>> {
  const answer = await callApi('verifyDonation', { body: callback });
  return answer.ok ? ok(answer.value.data) : answer;
}

/** The test payment page: as if a donor had paid, or their bank had said no. */
export async function payTest(
  orderId: string,
  outcome: 'paid' | 'failed',
): Promise<Result<VerifyDonation | { description: string }, CallFailure>> {
  const answer = await callApi('payTest', { body: { orderId, outcome } });
  return answer.ok ? ok(answer.value.data) : answer;
}

export type DonationWithProof = DonationView & { proof?: string | undefined };

/** One donation, as the server has it now. */
export async function readDonation(id: string): Promise<Result<DonationWithProof, CallFailure>> {
  const answer = await callApi('getOwnDonation', { params: { id } });
  return answer.ok ? ok(answer.value.data) : answer;
}

/** The receipt of a paid donation as a page to print. */
export function receiptPdf(id: string, language: LanguageCode): Promise<Result<Blob, CallFailure>> {
  return fetchFile(`/api/payment/mine/${encodeURIComponent(id)}/pdf?language=${language}`, 'application/pdf');
}
