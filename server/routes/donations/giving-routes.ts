import {
  donate,
  getOwnDonation,
  getReceiptPdf,
  listOwnDonations,
  payTest,
  refundDonation,
  takePaymentEvent,
  verifyDonation,
} from '../../../contract/calls/donations.ts';
import { form, paymentEvent } from '../body-rules.ts';
import type { Route } from '../route.ts';
import {
  answerDonate,
  answerOwnDonation,
  answerOwnDonations,
  answerPayTest,
  answerRefund,
  answerVerifyDonation,
} from './giving.ts';
import { answerPaymentEvent } from './payment-event.ts';
import { answerReceiptPdf } from './receipt.ts';

export const givingRoutes: readonly Route[] = [
  { call: donate, handler: answerDonate, body: form },
  { call: verifyDonation, handler: answerVerifyDonation, body: form },
  { call: payTest, handler: answerPayTest, body: form },
  { call: takePaymentEvent, handler: answerPaymentEvent, body: paymentEvent },
  { call: listOwnDonations, handler: answerOwnDonations },
  { call: getOwnDonation, handler: answerOwnDonation },
  { call: getReceiptPdf, handler: answerReceiptPdf },
  { call: refundDonation, handler: answerRefund, body: form },
];
