import {
  allocateDonation,
  enterFee,
  enterPurchase,
  findDonations,
  getCampaignFunds,
  getDonationEntries,
  getFunds,
  listDonations,
  takeBackAllocation,
} from '../../../contract/calls/donations.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';
import { answerAllocate, answerEnterFee, answerEnterPurchase, answerTakeBack } from './admin-acts.ts';
import { answerDonationEntries, answerDonations, answerFindDonations } from './admin-lists.ts';
import { answerCampaignFunds, answerFunds } from './funds.ts';

/** What became of the money that was given. */
export const fundRoutes: readonly Route[] = [
  { call: listDonations, handler: answerDonations },
  { call: findDonations, handler: answerFindDonations },
  { call: getDonationEntries, handler: answerDonationEntries },
  { call: allocateDonation, handler: answerAllocate, body: form },
  { call: takeBackAllocation, handler: answerTakeBack, body: form },
  { call: enterFee, handler: answerEnterFee, body: form },
  { call: enterPurchase, handler: answerEnterPurchase, body: form },
  { call: getFunds, handler: answerFunds },
  { call: getCampaignFunds, handler: answerCampaignFunds },
];
