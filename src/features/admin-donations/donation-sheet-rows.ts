import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { allocationOf } from '../../../contract/policies/fund-sums.ts';
import type { DonationView } from '../../../contract/entities/donation.ts';
import {
  adminDonationTexts,
  allocationNames,
  donationColumns,
  donationStatusNames,
  fundSumNames,
} from '../../strings/admin/admin-donations.ts';
import { disasterTypeLabel, nameOf } from '../../strings/forms/labels.ts';

/** Text, an amount in rupees, or a time. */
export type SheetCell = string | number | Date;

/** What an exported file says of donations: heads first. */
export function donationRows(donations: readonly DonationView[]): SheetCell[][] {
  return [heads(), ...donations.map(rowOf)];
}

function heads(): string[] {
  const { donor, amount, phone, email, purpose, date, status, allocation, campaign, receipt, payment, paidAt, test } =
    donationColumns;
  const { allocated, spent, fees, refunded } = fundSumNames;
  return [
    donor,
    amount,
    phone,
    email,
    purpose,
    date,
    status,
    allocation,
    allocated,
    spent,
    fees,
    refunded,
    campaign,
    paidAt,
    receipt,
    payment,
    test,
  ];
}

/** Paise in a rupee. */
const PAISE = 100;

function rowOf(donation: DonationView): SheetCell[] {
  const { donorName, amount, phone, email, purpose = '', createdAt, status, test } = donation;
  const { allocated = 0, spent = 0, fees = 0, refunded = 0, campaignType, paidAt, receiptNumber, paymentId } = donation;
  return [
    donorName,
    amount / PAISE,
    phone,
    email,
    purpose,
    new Date(epochMsOf(createdAt)),
    nameOf(donationStatusNames, status),
    status === 'completed' ? allocationNames[allocationOf(donation)] : '',
    ...[allocated, spent, fees, refunded].map((paise) => paise / PAISE),
    campaignType === undefined ? '' : disasterTypeLabel(campaignType),
    paidAt === undefined ? '' : new Date(epochMsOf(paidAt)),
    receiptNumber === undefined ? '' : String(receiptNumber),
    paymentId ?? '',
    test ? adminDonationTexts.testMark : '',
  ];
}
