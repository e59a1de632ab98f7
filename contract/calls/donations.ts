import * as v from 'valibot';
import {
  allocateSchema,
  campaignFundsSchema,
  checkoutSchema,
  donateSchema,
  donationViewSchema,
  feeSchema,
  fundEntryViewSchema,
  fundSummarySchema,
  fundSumsSchema,
  orderSchema,
  providerIdSchema,
  purchaseSchema,
  refundSchema,
  takeBackSchema,
  verifyDonationSchema,
} from '../entities/donation.ts';
import { idSchema } from '../entities/fields.ts';
import { donationStatuses, languageCodes } from '../enumerations.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema, wholeListQuery } from './page.ts';
import { searchSchema } from './search.ts';

const one = v.strictObject({ id: idSchema });
const language = v.optional(v.picklist(languageCodes, `one of ${languageCodes.join(', ')}`));

export const donate = defineCall({
  name: 'donate',
  ...askedAddresses.donate,
  summary:
    'Begins a donation: the server makes an order of this amount, and says with which dialog it is paid. Asked again with the same `_id` it is the same order.',
  who: 'donate',
  queued: false,
  body: donateSchema,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      message: v.string(),
      order: orderSchema,
      data: checkoutSchema,
    }),
  },
});

const donationAnswer = v.strictObject({ success: v.literal(true), message: v.string(), data: donationViewSchema });

export const verifyDonation = defineCall({
  name: 'verifyDonation',
  ...askedAddresses.verifyDonation,
  summary:
    'Proves by what the payment dialog called back with that an order of the caller was paid. Amounts are the order’s; repeated it is the same answer.',
  who: 'donate',
  queued: false,
  body: verifyDonationSchema,
  answers: { 200: donationAnswer },
});

export const payTest = defineCall({
  name: 'payTest',
  ...askedAddresses.payTest,
  summary:
    'The test payment page of a server without payment keys: pays an order of the caller, or lets the payment fail. No money moves. The answer is what a payment dialog calls back with.',
  who: 'donate',
  queued: false,
  body: v.strictObject({ orderId: providerIdSchema, outcome: v.picklist(['paid', 'failed'], 'paid or failed') }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.union([verifyDonationSchema, v.strictObject({ description: v.string() })]),
    }),
  },
});

export const takePaymentEvent = defineCall({
  name: 'takePaymentEvent',
  method: 'POST',
  path: '/api/payment/webhook',
  summary:
    'Where the payment provider tells what became of payments, signed over the raw body (`X-Razorpay-Signature`). Each event counts once (`X-Razorpay-Event-Id`).',
  who: 'anyone',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true) }) },
});

export const listOwnDonations = defineCall({
  name: 'listOwnDonations',
  ...askedAddresses.listOwnDonations,
  summary: 'The caller’s own donations, newest first.',
  who: 'donate',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(donationViewSchema) }) },
});

export const getOwnDonation = defineCall({
  name: 'getOwnDonation',
  ...askedAddresses.getOwnDonation,
  summary: 'One donation, for its donor or an admin, with the proof of its entry in the ledger.',
  who: 'donate',
  queued: false,
  params: one,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({
        ...donationViewSchema.entries,
        /** A `c2sp.org/tlog-proof@v1` of the entry, where the donation stands in the ledger. */
        proof: v.optional(v.string()),
      }),
    }),
  },
});

export const getReceiptPdf = defineCall({
  name: 'getReceiptPdf',
  method: 'GET',
  path: '/api/payment/mine/{id}/pdf',
  summary: 'The receipt of a paid donation as a page to print, for its donor or an admin.',
  who: 'donate',
  queued: false,
  params: one,
  query: v.strictObject({ language }),
  media: 'application/pdf',
  answers: { 200: v.string() },
});

export const listDonations = defineCall({
  name: 'listDonations',
  ...askedAddresses.listDonations,
  summary: 'All donations, newest first, for admins; whole, unless parts of it are asked for.',
  who: 'manage-donations',
  queued: false,
  query: wholeListQuery,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      donations: v.array(donationViewSchema),
      next: v.optional(v.string()),
    }),
  },
});

/** Orders of the admin's table. */
export const donationSorts = ['newest', 'oldest', 'largest', 'smallest', 'donor'] as const;
export type DonationSort = (typeof donationSorts)[number];

export const findDonations = defineCall({
  name: 'findDonations',
  ...askedAddresses.findDonations,
  summary: 'Donations that fit, for admins: a page at a time, with the sums of all that count.',
  who: 'manage-donations',
  queued: false,
  query: v.strictObject({
    status: v.optional(v.picklist(donationStatuses)),
    /** All that is left of it, a part, nothing; `false`: a part or nothing. */
    allocated: v.optional(v.picklist(['true', 'part', 'none', 'false'])),
    /** Words of donor, phone, e-mail, purpose or campaign, each from its beginning, or a receipt’s number. */
    search: searchSchema,
    campaign: v.optional(idSchema),
    sort: v.optional(v.picklist(donationSorts)),
    cursor: cursorSchema,
  }),
  answers: {
    200: v.strictObject({
      ...pageSchema(donationViewSchema).entries,
      sums: fundSumsSchema,
      /** This server has no payment keys: what counts in the sums are test donations. */
      test: v.optional(v.literal(true)),
      counts: v.strictObject({ completed: v.number(), pending: v.number(), failed: v.number(), donors: v.number() }),
      /** Those that anything was given for. */
      campaigns: v.optional(v.array(v.strictObject({ _id: idSchema, type: v.string(), since: v.string() }))),
      /** Things about payments that an admin has to look at, in words; absent: none. */
      alerts: v.optional(
        v.array(v.strictObject({ _id: idSchema, at: v.string(), kind: v.string(), about: v.string() })),
      ),
    }),
  },
});

export const getDonationEntries = defineCall({
  name: 'getDonationEntries',
  ...askedAddresses.getDonationEntries,
  summary: 'One donation with all that became of its money, oldest first, for admins.',
  who: 'manage-donations',
  queued: false,
  params: one,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: donationViewSchema,
      entries: v.array(fundEntryViewSchema),
    }),
  },
});

const entryAnswer = v.strictObject({
  success: v.literal(true),
  message: v.string(),
  data: donationViewSchema,
  entry: fundEntryViewSchema,
});

export const allocateDonation = defineCall({
  name: 'allocateDonation',
  ...askedAddresses.allocateDonation,
  summary: 'Allocates a part of a donation, or all of it. At most what is unallocated of it.',
  who: 'manage-donations',
  queued: false,
  body: allocateSchema,
  answers: { 200: entryAnswer },
});

export const takeBackAllocation = defineCall({
  name: 'takeBackAllocation',
  ...askedAddresses.takeBackAllocation,
  summary: 'Takes back what was allocated and not spent.',
  who: 'manage-donations',
  queued: false,
  body: takeBackSchema,
  answers: { 200: entryAnswer },
});

export const enterFee = defineCall({
  name: 'enterFee',
  ...askedAddresses.enterFee,
  summary: 'Enters what the payment provider or a bank kept of a donation.',
  who: 'manage-donations',
  queued: false,
  body: feeSchema,
  answers: { 200: entryAnswer },
});

export const enterPurchase = defineCall({
  name: 'enterPurchase',
  ...askedAddresses.enterPurchase,
  summary: 'Enters what was bought of an allocation: what, from whom, for how much.',
  who: 'manage-donations',
  queued: false,
  body: purchaseSchema,
  answers: { 200: entryAnswer },
});

export const refundDonation = defineCall({
  name: 'refundDonation',
  ...askedAddresses.refundDonation,
  summary: 'Sends money back to its donor, through the payment provider. Needs a code of the admin’s second factor.',
  who: 'manage-donations',
  queued: false,
  body: refundSchema,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      message: v.string(),
      data: donationViewSchema,
      /** `sent`, `due`: the provider has it, or will be told: the donation shows it once it was paid back. `failed`: it stays here. */
      refund: v.strictObject({
        _id: idSchema,
        amount: v.number(),
        state: v.picklist(['due', 'sent', 'done', 'failed']),
      }),
    }),
  },
});

export const getFunds = defineCall({
  name: 'getFunds',
  ...askedAddresses.getFunds,
  summary: 'What was given and what became of it: totals and the use of each category.',
  who: 'anyone',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: fundSummarySchema }) },
});

export const getCampaignFunds = defineCall({
  name: 'getCampaignFunds',
  ...askedAddresses.getCampaignFunds,
  summary: 'What was given for the campaign of a disaster, without names.',
  who: 'anyone',
  queued: false,
  params: one,
  answers: { 200: v.strictObject({ success: v.literal(true), data: campaignFundsSchema }) },
});
