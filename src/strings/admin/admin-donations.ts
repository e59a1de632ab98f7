import { donationListMessages } from '../../../contract/donation-messages.ts';
import type { DonationStatus, FundEntryKind } from '../../../contract/enumerations.ts';
import type { DonationSort } from '../../../contract/calls/donations.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The admin's tab Donations: section 2's cards and table, and what becomes of the money. */
export const adminDonationTexts = texts('adminDonationTexts', {
  notYet: 'Donations are for admins whose account is approved.',
  test: 'Test donations: this server has no payment keys, and no money moves.',
  alerts: 'Payments to review',
  summary: 'All donations together',
  list: 'List of donations',
  search: 'Search donations',
  searchHint: 'Name, phone, email, purpose or campaign, or the number of a receipt.',
  filters: 'Which donations',
  all: 'All',
  toAllocate: 'To allocate',
  sort: 'Sort by',
  found: (count: number) => plural(count, { one: '# donation', other: '# donations' }),
  foundMore: (count: number) => plural(count, { one: '# donation, and more', other: '# donations, and more' }),
  clear: 'Show all donations',
  loading: 'Loading donations…',
  more: 'Show more',
  next: 'Show the next ones',
  tryAgain: 'Try again',
  refresh: 'Refresh',
  needsNetwork: 'Donations are not kept on this phone. They need a connection.',
  open: 'Details',
  openOf: (donor: string) => `Details: donation of ${donor}`,
  exportCsv: 'Export CSV',
  exportXlsx: 'Export Excel',
  exporting: 'Preparing the file…',
  exported: (count: number) => plural(count, { one: '# donation exported.', other: '# donations exported.' }),
  nobody: 'Deleted account',
  nameless: 'Name not known',
  testMark: 'Test',
});

/** How much of a paid donation is allocated. */
export const allocationNames = texts('allocationNames', {
  all: 'Allocated',
  part: 'Partly allocated',
  none: 'Unallocated',
});

/** What an admin has to look at about payments. */
export const paymentAlertNames = texts('paymentAlertNames', {
  'unknown-order': 'Paid for an order that is not ours',
  recovered: 'Found again at the payment provider after data was lost here; the donor’s purpose is not known any more',
  mismatch: 'Another amount or currency than the order’s',
  'odd-refund': 'A refund of more than was paid, or of nothing; it is not counted',
  'second-payment': 'Paid twice; the second payment goes back',
  'refund-failed': 'A refund failed; the money is still here',
  chargeback: 'A bank took the money back',
  'events-missing': 'The payment provider’s messages do not arrive; payments are fetched',
  'sums-differ': 'These sums do not match the entries; whoever runs the server has to look',
});

/** Section 2's and section 8's, to the letter in English. */
export const donationListTexts = texts('donationListTexts', {
  none: donationListMessages.noDonations,
  failed: donationListMessages.listFailed,
  noServer: donationListMessages.noServer,
});

/** Cards, in this order, and the smaller sums below them. */
export const fundSumNames = texts('fundSumNames', {
  received: 'Total received',
  allocated: 'Allocated',
  unallocated: 'Unallocated',
  spent: 'Spent',
  held: 'Allocated, not spent yet',
  fees: 'Fees',
  refunded: 'Refunded',
  shortfall: 'Shortfall',
  donors: 'Donors',
  completed: 'Completed donations',
  pending: 'Pending donations',
  failed: 'Failed donations',
});

export const donationColumns = texts('donationColumns', {
  donor: 'Donor',
  amount: 'Amount',
  phone: 'Phone',
  email: 'Email',
  purpose: 'Purpose',
  date: 'Date',
  status: 'Status',
  allocation: 'Allocation',
  act: 'Details',
  campaign: 'Campaign',
  receipt: 'Receipt',
  receiptDay: 'Receipt day',
  payment: 'Payment',
  paidAt: 'Paid',
  convenienceFee: 'Convenience fee on top',
  failure: 'Why it failed',
  test: 'Test',
});

export const donationStatusNames = texts<Readonly<Record<DonationStatus, string>>>('donationStatusNames', {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
});

export const donationSortNames = texts<Readonly<Record<DonationSort, string>>>('donationSortNames', {
  newest: 'Newest first',
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
  donor: 'Donor, A to Z',
});

export const fundEntryNames = texts<Readonly<Record<FundEntryKind, string>>>('fundEntryNames', {
  received: 'Received',
  fee: 'Fee',
  refund: 'Refunded',
  allocated: 'Allocated',
  'taken-back': 'Taken back',
  purchase: 'Purchase',
  settled: 'Shortfall settled',
});

/** One donation, and what can be done with its money. */
export const donationSheetTexts = texts('donationSheetTexts', {
  title: (donor: string) => `Donation of ${donor}`,
  done: 'Entered.',
  close: 'Close',
  loading: 'Loading the donation…',
  sums: 'What became of the money',
  entries: 'Entries',
  noEntries: 'Nothing was entered yet.',
  left: (amount: string) => `${amount} left`,
  by: (name: string) => `by ${name}`,
  fromWhom: (name: string) => `from ${name}`,
  forCampaign: 'for the campaign of a disaster',
  forDelivery: 'for a delivery',
  forNeed: 'for a need of an aid request',
  settledOther: 'Shortfall of another donation settled',
  notPaid: 'This donation is not paid: nothing can be done with its money.',
  offline: 'What is done with money needs a connection. You seem to be offline.',
  back: 'Back to the donation',
  allocate: 'Allocate',
  takeBack: 'Take back',
  takeBackOf: (amount: string) => `Take back from the allocation of ${amount}`,
  purchase: 'Enter purchase',
  purchaseOf: (amount: string) => `Enter a purchase from the allocation of ${amount}`,
  fee: 'Enter fee',
  refund: 'Refund',
  problems: 'Some fields need another look',
  amount: 'Amount in rupees',
  amountHint: (most: string) => `At most ${most}.`,
  amountMissing: 'Enter an amount.',
  amountWrong: 'Enter an amount such as 2500 or 2500.50.',
  amountTooMuch: (most: string) => `That is more than there is: at most ${most}.`,
  category: 'Category',
  choose: 'Choose',
  purpose: 'What is it for?',
  purposes: {
    none: 'The category alone',
    campaign: 'The campaign of an active disaster',
    delivery: 'A delivery',
    need: 'A need of an aid request',
  },
  find: 'Search',
  campaign: 'Active disaster',
  delivery: 'Delivery',
  need: 'Need',
  bringing: 'Loading the choices…',
  noChoice: 'There is nothing to choose.',
  reason: 'Reason',
  what: 'What was bought',
  feeWhat: 'What the fee is for',
  fromWhomLabel: 'Bought from',
  code: 'Code from your authenticator app',
  codeHint: 'Or a recovery code.',
  refundLead:
    'The money goes back to the donor through the payment provider. This can’t be undone. Your account needs two-factor login.',
  setUpCode: 'Set up two-factor login',
  refundTitle: (amount: string) => `Refund ${amount}?`,
  refundSpent: (amount: string) => `${amount} of this is already spent: the relief work bears it.`,
  refundAllocated: (amount: string) => `${amount} of this is allocated: that allocation will lack it.`,
  refundBody: 'The money goes back to the donor. This can’t be undone.',
  no: 'Don’t refund',
  busy: 'Sending…',
  perhaps: 'This may have gone through. Send it again without changing it: it is done only once.',
  changed: 'This was entered before with other values. Look at the entries before you enter it again.',
});
