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

/** What an exported file says of donations: heads first. `timeZone`: by which receipts are dated. */
export function donationRows(donations: readonly DonationView[], timeZone: string): SheetCell[][] {
  return [heads(timeZone), ...donations.map((donation) => rowOf(donation, timeZone))];
}

function heads(timeZone: string): string[] {
  const {
    donor,
    amount,
    phone,
    email,
    purpose,
    date,
    status,
    allocation,
    campaign,
    receipt,
    receiptDay,
    payment,
    paidAt,
    test,
  } = donationColumns;
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
    `${receiptDay} (${timeZone})`,
    payment,
    test,
  ];
}

/** Paise in a rupee. */
const PAISE = 100;

function rowOf(donation: DonationView, timeZone: string): SheetCell[] {
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
    receiptNumber === undefined || paidAt === undefined ? '' : dayIn(epochMsOf(paidAt), timeZone),
    paymentId ?? '',
    test ? adminDonationTexts.testMark : '',
  ];
}

/** Such as 2026-04-01: in Sweden's way of writing a day, which is ISO 8601's. */
function dayIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);
}
