import * as v from 'valibot';
import { donationStatuses, fundCategories, fundEntryKinds } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { emailSchema } from './account.ts';
import { idSchema, optionalText, requiredText } from './fields.ts';

/*
 * Money is a whole number of paise everywhere: on the wire, in the database and in every sum.
 */

/** Paise, at least `min`. */
export function paiseSchema(min: number, max: number = limits.donationPaise) {
  return v.pipe(
    v.number('a whole number'),
    v.integer('a whole number'),
    v.minValue(min, `at least ${min}`),
    v.maxValue(max, `at most ${max}`),
  );
}

/** Section 5: exactly ten digits. */
const phoneSchema = v.pipe(v.string('text'), v.regex(/^\d{10}$/, 'exactly 10 digits'));

/** Body of `POST /api/payment/donate`, named as in section 7. */
export const donateSchema = v.strictObject({
  /** The phone's id of this donation: asked for again, it gets the same order. Clients of section 7 send none. */
  _id: v.optional(idSchema),
  /** Paise. Section 5: at least one rupee. */
  amount: paiseSchema(limits.leastDonationPaise),
  donorName: requiredText(limits.nameCharacters),
  email: emailSchema,
  phone: phoneSchema,
  purpose: v.optional(optionalText(limits.reasonCharacters)),
  /** The disaster whose campaign it is for; absent: wherever it is needed most. */
  campaign: v.optional(idSchema),
});
export type Donate = v.InferOutput<typeof donateSchema>;

/** Ids of the payment provider. */
export const providerIdSchema = v.pipe(v.string('text'), v.regex(/^[A-Za-z0-9_-]{1,100}$/, 'an id'));

/** Body of `POST /api/payment/verify-donation`: what the payment dialog called back with. */
export const verifyDonationSchema = v.strictObject({
  razorpay_order_id: providerIdSchema,
  razorpay_payment_id: providerIdSchema,
  /** Lower-case hexadecimal HMAC-SHA-256. */
  razorpay_signature: v.pipe(v.string('text'), v.regex(/^[0-9a-f]{64}$/, 'a signature')),
});
export type VerifyDonation = v.InferOutput<typeof verifyDonationSchema>;

/** What the payment dialog is opened with. */
export const orderSchema = v.strictObject({ id: v.string(), amount: v.number(), currency: v.string() });

/** Beside the order: with which dialog it is paid. */
export const checkoutSchema = v.strictObject({
  donationId: idSchema,
  /** `test`: the test payment page of this server, where no money moves. */
  provider: v.picklist(['razorpay', 'test']),
  /** The provider's public key; absent for `test`. */
  keyId: v.optional(v.string()),
});
export type Checkout = v.InferOutput<typeof checkoutSchema>;

/** A donation as its donor and admins see it: section 3's members, and ours. */
export const donationViewSchema = v.strictObject({
  _id: idSchema,
  /** Empty once its donor has deleted their account, as are `phone` and `email`. */
  donorName: v.string(),
  /** Paise. */
  amount: v.number(),
  phone: v.string(),
  email: v.string(),
  purpose: v.optional(v.string()),
  createdAt: v.string(),
  status: v.picklist(donationStatuses),
  /** Is all that is left of it allocated? */
  isAllocated: v.boolean(),
  currency: v.string(),
  /** No money moved: it was paid on the test payment page. */
  test: v.optional(v.literal(true)),
  campaign: v.optional(idSchema),
  /** The kind of disaster that the campaign is about. */
  campaignType: v.optional(v.string()),
  paidAt: v.optional(v.string()),
  /** The payment provider's id of the payment. */
  paymentId: v.optional(v.string()),
  /** Paise that the donor paid to the provider on top of `amount`; absent: none. */
  convenienceFee: v.optional(v.number()),
  /** Of a failed one, in the provider's words. */
  failure: v.optional(v.string()),
  /** Paise that went back, that the provider kept, that are allocated, that were spent; absent: none. */
  refunded: v.optional(v.number()),
  fees: v.optional(v.number()),
  allocated: v.optional(v.number()),
  spent: v.optional(v.number()),
  /** Paise that were allocated and then went back to the donor. */
  shortfall: v.optional(v.number()),
  /** Of a paid one: the number of its receipt. */
  receiptNumber: v.optional(v.number()),
  /** Where it stands in the ledger. */
  ledger: v.optional(v.strictObject({ origin: v.string(), index: v.number() })),
});
export type DonationView = v.InferOutput<typeof donationViewSchema>;

/** One need of an aid request. */
const needSchema = v.strictObject({
  aidId: idSchema,
  line: v.pipe(
    v.number('a whole number'),
    v.integer('a whole number'),
    v.minValue(0),
    v.maxValue(limits.requirements - 1),
  ),
});

/** What an admin does with money. `_id`: the phone's id of the entry; sent again it is done once. Amounts in paise. */
const entry = { _id: idSchema, amount: paiseSchema(1) };

export const allocateSchema = v.strictObject({
  ...entry,
  donation: idSchema,
  category: v.picklist(fundCategories, `one of ${fundCategories.join(', ')}`),
  /** For what: one of them at most; none: the category alone. */
  campaign: v.optional(idSchema),
  delivery: v.optional(idSchema),
  need: v.optional(needSchema),
});
export type Allocate = v.InferOutput<typeof allocateSchema>;

/** Takes back what was allocated and not spent. */
export const takeBackSchema = v.strictObject({
  ...entry,
  allocation: idSchema,
  reason: requiredText(limits.reasonCharacters),
});

/** What the provider, or a bank, kept of a donation. */
export const feeSchema = v.strictObject({
  ...entry,
  donation: idSchema,
  what: requiredText(limits.reasonCharacters),
});

export const purchaseSchema = v.strictObject({
  ...entry,
  allocation: idSchema,
  what: requiredText(limits.reasonCharacters),
  fromWhom: requiredText(limits.nameCharacters),
});

/** Back to the donor, at most what was paid. `code`: of the admin's second factor, which they must have. */
export const refundSchema = v.strictObject({
  ...entry,
  donation: idSchema,
  reason: requiredText(limits.reasonCharacters),
  code: requiredText(limits.contactCharacters),
});

export type Refund = v.InferOutput<typeof refundSchema>;

/** One movement of money, for admins. */
export const fundEntryViewSchema = v.strictObject({
  _id: idSchema,
  kind: v.picklist(fundEntryKinds),
  amount: v.number(),
  at: v.string(),
  donation: idSchema,
  /** Of `taken-back` and `purchase`: the allocation that it is about. */
  allocation: v.optional(idSchema),
  category: v.optional(v.picklist(fundCategories)),
  campaign: v.optional(idSchema),
  delivery: v.optional(idSchema),
  need: v.optional(needSchema),
  what: v.optional(v.string()),
  fromWhom: v.optional(v.string()),
  reason: v.optional(v.string()),
  by: v.optional(v.strictObject({ _id: idSchema, name: v.string() })),
  test: v.optional(v.literal(true)),
  ledger: v.optional(v.strictObject({ origin: v.string(), index: v.number() })),
});
export type FundEntryView = v.InferOutput<typeof fundEntryViewSchema>;

/** Sums over entries, in paise; `policies/fund-sums` says how they hang together. */
export const fundSumsSchema = v.strictObject({
  received: v.number(),
  fees: v.number(),
  refunded: v.number(),
  allocated: v.number(),
  spent: v.number(),
  /** Allocated and not spent. */
  held: v.number(),
  unallocated: v.number(),
  shortfall: v.number(),
});
export type FundSums = v.InferOutput<typeof fundSumsSchema>;

/** Section 3's fund summary, of real donations, or on a server without payment keys of test donations alone. */
export const fundSummarySchema = v.strictObject({
  /** All donations of this summary are tests. */
  test: v.optional(v.literal(true)),
  totalFunds: v.number(),
  totalDonors: v.number(),
  distributedFunds: v.number(),
  /** What is free: neither allocated nor gone. */
  remainingFunds: v.number(),
  /** `percentage`: of all that is allocated; together 100. */
  categoryWiseUsage: v.array(
    v.strictObject({
      category: v.picklist(fundCategories),
      /** Paise that are allocated. */
      amount: v.number(),
      percentage: v.number(),
      /** Paise of `amount` that were spent. */
      spent: v.optional(v.number()),
    }),
  ),
  sums: fundSumsSchema,
  at: v.string(),
});
export type FundSummary = v.InferOutput<typeof fundSummarySchema>;

/** What was given for one campaign: no names. */
export const campaignFundsSchema = v.strictObject({
  test: v.optional(v.literal(true)),
  /** Paise that were received and did not go back. */
  total: v.number(),
  donors: v.number(),
  /** The newest first. */
  recent: v.array(v.strictObject({ _id: idSchema, amount: v.number(), at: v.string() })),
});
export type CampaignFunds = v.InferOutput<typeof campaignFundsSchema>;
