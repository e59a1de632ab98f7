import type { InferInput } from 'valibot';
import { ok, type Result } from '../../../../contract/base/result.ts';
import type { findDonations as findCall } from '../../../../contract/calls/donations.ts';
import type {
  Allocate,
  DonationView,
  feeSchema,
  FundEntryView,
  FundSums,
  purchaseSchema,
  refundSchema,
  takeBackSchema,
} from '../../../../contract/entities/donation.ts';
import type { DeliveryView } from '../../../../contract/entities/delivery.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import type { Page } from '../accounts/approvals.ts';

export type { CallFailure } from '../../client/call.ts';

export type DonationQuery = InferInput<typeof findCall.query>;

/** The sums and counts of all donations that count. */
export interface DonationSummary {
  sums: FundSums;
  counts: Readonly<Record<'completed' | 'pending' | 'failed' | 'donors', number>>;
  /** They are all tests: this server has no payment keys. */
  test?: true | undefined;
  campaigns?: readonly { _id: string; type: string; since: string }[] | undefined;
  alerts?: readonly { _id: string; at: string; kind: string; about: string }[] | undefined;
}

export interface DonationPage extends Page<DonationView> {
  summary: DonationSummary;
}

/** Donations that fit, and the sums of all. They are not kept on the phone: offline this fails as `unreachable`. */
export async function findDonations(query: DonationQuery): Promise<Result<DonationPage, CallFailure>> {
  const answer = await callApi('findDonations', { query });
  if (!answer.ok) return answer;
  const { data, next, near, sums, counts, test, campaigns, alerts } = answer.value;
  return ok({ rows: data, next, near, summary: { sums, counts, test, campaigns, alerts } });
}

export interface DonationStory {
  donation: DonationView;
  /** Oldest first. */
  entries: readonly FundEntryView[];
}

/** One donation with all that became of its money. */
export async function donationStory(id: string): Promise<Result<DonationStory, CallFailure>> {
  const answer = await callApi('getDonationEntries', { params: { id } });
  return answer.ok ? ok({ donation: answer.value.data, entries: answer.value.entries }) : answer;
}

/** The newest deliveries, which money can be allocated to. */
export async function newestDeliveries(): Promise<Result<readonly DeliveryView[], CallFailure>> {
  const answer = await callApi('listDeliveries');
  return answer.ok ? ok(answer.value.data) : answer;
}

/** An act with its body, as the contract has it. */
export type FundAct =
  | { name: 'allocateDonation'; body: Allocate }
  | { name: 'takeBackAllocation'; body: InferInput<typeof takeBackSchema> }
  | { name: 'enterPurchase'; body: InferInput<typeof purchaseSchema> }
  | { name: 'enterFee'; body: InferInput<typeof feeSchema> }
  | { name: 'refundDonation'; body: InferInput<typeof refundSchema> };

/** The id of an act that is begun: sent twice under it, it is done once. */
export function newFundActId(): string {
  return devicePorts.newId();
}

/** Needs a connection: whoever moves money wants to see that it moved. `key-reuse`: it was done before, with other values. */
export async function actOnFunds({ name, body }: FundAct): Promise<Result<DonationView, CallFailure>> {
  const answer = await callApi(name, { body });
  return answer.ok ? ok(answer.value.data) : answer;
}
