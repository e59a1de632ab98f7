import { typedRupees } from '../../../contract/base/rupees.ts';
import type { DonationView } from '../../../contract/entities/donation.ts';
import {
  adminDonationTexts,
  donationColumns,
  donationStatusNames,
  fundSumNames,
} from '../../strings/admin/admin-donations.ts';
import { disasterTypeLabel, nameOf } from '../../strings/forms/labels.ts';

/** What an exported file says of donations: heads first. Amounts in rupees with a point, times in ISO 8601, whatever the language. */
export function donationRows(donations: readonly DonationView[]): string[][] {
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

function rowOf(donation: DonationView): string[] {
  const { donorName, amount, phone, email, purpose = '', createdAt, status, isAllocated, test } = donation;
  const {
    allocated = 0,
    spent = 0,
    fees = 0,
    refunded = 0,
    campaignType,
    paidAt = '',
    receiptNumber,
    paymentId,
  } = donation;
  const { allocated: all, unallocated: notAll, testMark } = adminDonationTexts;
  return [
    donorName,
    typedRupees(amount),
    phone,
    email,
    purpose,
    createdAt,
    nameOf(donationStatusNames, status),
    status === 'completed' ? (isAllocated ? all : notAll) : '',
    ...[allocated, spent, fees, refunded].map((paise) => (paise === 0 ? '0' : typedRupees(paise))),
    campaignType === undefined ? '' : disasterTypeLabel(campaignType),
    paidAt,
    receiptNumber === undefined ? '' : String(receiptNumber),
    paymentId ?? '',
    test ? testMark : '',
  ];
}
