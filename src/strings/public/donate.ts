import { donationMessages } from '../../../contract/donation-messages.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import { hasVisibleText } from '../../../contract/base/text.ts';
import { limits } from '../../../contract/limits.ts';
import { accountProblemText } from '../accounts/account.ts';
import { texts } from '../texts.ts';

/** Section 8 as this device shows it: to the letter in English. */
export const shownDonationMessages = texts('shownDonationMessages', donationMessages);

export const donateTexts = texts('donateTexts', {
  title: 'Donate',
  lead: 'Your money goes to the relief work. What becomes of it is public, down to the last paisa.',
  whatBecomes: 'See where the money goes',
  testTitle: 'Test payments only',
  test: 'This server takes no real payments: no money moves, and every donation is marked as a test.',
  campaign: (disaster: string) => `For the relief work after: ${disaster}`,
  campaignUnknown: 'For the disaster that you came from.',
  general: 'For wherever it is needed most.',
  giveGenerally: 'Give to wherever it is needed most instead',
  campaignOver: 'This disaster takes no donations now. You can give to wherever it is needed most.',
  amount: 'Amount in rupees (₹)',
  amountHint: 'At least ₹1, such as 500 or 99.50.',
  amounts: 'Usual amounts',
  name: 'Full name',
  email: 'E-mail address',
  phone: 'Phone',
  phoneHint: '10 digits, without country code.',
  purpose: 'Purpose',
  purposeHint: 'If it should be for something in particular.',
  optional: 'optional',
  about: 'Your donation',
  you: 'About you',
  private: 'Only you and administrators see your name and contacts. The public ledger shows the amount and the day.',
  submit: 'Donate',
  ordering: 'One moment…',
  needsNetwork: 'A donation needs a connection: it is never kept to be sent later. What you typed stays on this phone.',
  offline:
    'There is no connection. Nothing was paid. What you typed stays on this phone: try again when you are back online.',
  login: 'Log in',
  register: 'Make an account',
  needsLogin: 'You need to log in to donate. What you type stays here meanwhile.',
  loginFirst: 'Log in first',
  restored: 'We kept what you typed.',
  startOver: 'Start over',
  summary: 'Please check what is marked:',
  dismissed: 'You closed the payment. Nothing was paid.',
  dialogFailed: 'The payment page could not be loaded. Nothing was paid. Please try again.',
  confirming: 'Confirming your payment…',
  unconfirmedTitle: (amount: string) => `A payment of ${amount} is being confirmed`,
  payAgain: 'Pay again all the same',
  unconfirmed:
    'You need not pay again. The server asks the payment provider by itself; you find the result in your account.',
  sessionOver: 'Your login is over. Log in again to see the result.',
  checkAgain: 'Check again',
  done: (amount: string) => `${amount} arrived.`,
  second: 'It had been paid before. The second payment goes back to you.',
  receipt: 'See the receipt',
  another: 'Give again',
  toAccount: 'My donations',
});

/** The test payment page. */
export const testPaymentTexts = texts('testPaymentTexts', {
  title: 'Test payment',
  body: (amount: string) => `No money moves. As if you paid ${amount}:`,
  pay: 'Pay (test)',
  fail: 'Let the payment fail (test)',
  cancel: 'Cancel',
});

export const donationStatusTexts = texts('donationStatusTexts', {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
});

export const ownDonationTexts = texts('ownDonationTexts', {
  none: 'You have not given anything yet.',
  unknown: 'Your donations come with the next connection.',
  asOf: (time: string) => `Last update: ${time}`,
  give: 'Donate',
  receipt: (number: number) => `Receipt ${number}`,
  convenienceFee: (amount: string) => `A convenience fee of ${amount} went to the payment provider on top.`,
  refunded: (amount: string) => `${amount} went back to you.`,
  test: 'Test',
});

export const receiptTexts = texts('receiptTexts', {
  title: 'Donation receipt',
  number: 'Receipt number',
  received: 'Received from',
  amount: 'Amount',
  day: 'Paid on',
  for: 'For',
  general: 'Wherever it is needed most',
  purpose: 'Purpose',
  payment: 'Payment',
  operator: 'Received by',
  test: 'This was a test payment: no money moved, and this is no proof of a donation.',
  refunded: (amount: string) => `Of this, ${amount} went back to the donor.`,
  print: 'Print',
  pdf: 'Save as PDF',
  noPdf: 'This name has letters that the file cannot show. Print this page instead.',
  entry: 'Entry in the ledger',
  proof: 'Proof for the ledger',
  proofLead:
    'This file proves that your donation is in the public ledger. Anyone can check it; it does not say who you are.',
  saveProof: 'Save the proof',
  back: 'My donations',
  gone: 'This donation is not yours, or not there.',
  notPaid: 'This donation is not paid: there is no receipt.',
  offline: 'This is the last update.',
});

/** What is said of a field that is empty or wrong. */
export const donationProblemTexts = texts('donationProblemTexts', {
  missingAmount: 'Please give an amount.',
  wrongAmount: 'This is not an amount in rupees. It looks like 500 or 99.50.',
  tooLittle: 'The smallest donation is ₹1.',
  tooMuch: (most: string) => `The largest donation is ${most}.`,
  missingName: 'Please give your full name.',
  missingPhone: 'Please give your phone number.',
  wrongPhone: 'A phone number has exactly 10 digits here.',
});

/** What is wrong with a field of the form. `problem` is the contract's own short sentence. */
export function donationProblemText(field: string, value: string | undefined, problem: string): string {
  const isEmpty = value === undefined || !hasVisibleText(value);
  if (field === 'amount') {
    if (isEmpty) return donationProblemTexts.missingAmount;
    if (problem.startsWith('at least')) return donationProblemTexts.tooLittle;
    return problem.startsWith('at most')
      ? donationProblemTexts.tooMuch(rupeesText(limits.donationPaise))
      : donationProblemTexts.wrongAmount;
  }
  if (field === 'donorName' && isEmpty) return donationProblemTexts.missingName;
  if (field === 'phone') return isEmpty ? donationProblemTexts.missingPhone : donationProblemTexts.wrongPhone;
  return accountProblemText(field, value, problem);
}
