import { expect, it } from 'vitest';
import { languageCodes } from '../../contract/enumerations.ts';
import { readPdf } from '../../tests/support/pdf-text.ts';
import { moneyText, receiptPdf, type ReceiptPaper } from './receipt-pdf.ts';
import { receiptTexts } from './receipt-texts.ts';

const paper: ReceiptPaper = {
  id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  number: 17,
  donorName: 'Asha Kumar',
  amount: 15_000_050,
  refunded: 0,
  currency: 'INR',
  paidAt: Date.UTC(2026, 10, 22, 23),
  campaignType: 'flood',
  paymentId: 'pay_29QQoUBi66xm2f',
  isTest: false,
  operator: 'Kerala Relief Network',
  timeZone: 'UTC',
  ledgerAddress: 'https://relief.example.org/fund-info',
  language: 'en',
};

async function read(changes: Partial<ReceiptPaper> = {}) {
  const made = await receiptPdf({ ...paper, ...changes });
  if (!made.ok) throw new Error(made.failure);
  return readPdf(made.value);
}
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''));

it('says who gave how much, when, for what, by which payment, and to whom', async () => {
  const { spoken } = await read();
  expect(plain(spoken)).toEqual([
    'Relief Relay',
    'Donation receipt',
    'Receipt number: 17',
    'Received from: Asha Kumar',
    'Amount: INR 1,50,000.50',
    'Paid on: November 22, 2026 (UTC)',
    'For: the relief work after a flood',
    'Payment: pay_29QQoUBi66xm2f',
    'Received by: Kerala Relief Network',
    'What became of all donations is public:',
    'https://relief.example.org/fund-info',
  ]);
});

it('is dated by the operator’s day: a new tax year begins by their clock', async () => {
  const changes = { paidAt: Date.UTC(2026, 2, 31, 19), timeZone: 'Asia/Kolkata' };
  expect(plain((await read(changes)).spoken)).toContain('Paid on: April 1, 2026 (Asia/Kolkata)');
});

it('says that it is a test, and what went back', async () => {
  const said = plain((await read({ isTest: true, refunded: 5_000 })).spoken);
  expect(said).toContain('TEST: no money moved. This is no proof of a donation.');
  expect(said).toContain('Of this, INR 50.00 went back to the donor.');
});

it('is the same bytes each time, in each language, for names of several scripts', async () => {
  for (const language of languageCodes) {
    const changes = { language, donorName: 'आशा कुमारी', campaignType: null };
    const [one, other] = [await receiptPdf({ ...paper, ...changes }), await receiptPdf({ ...paper, ...changes })];
    expect(one).toEqual(other);
    const said = plain((await read(changes)).spoken);
    expect(said).toContain(receiptTexts[language].title);
  }
  expect(await receiptPdf({ ...paper, donorName: '𒀀𒀁' })).toEqual({ ok: false, failure: 'unsupported-script' });
});

it('has no receiver where nobody is named, or no font has the letters', async () => {
  for (const operator of [undefined, '', '𒀀𒀁']) {
    expect(plain((await read({ operator })).spoken).filter((text) => text.startsWith('Received by'))).toEqual([]);
  }
});

it('writes money to the paisa', () => {
  expect([1, 100, 123_456_789].map((paise) => moneyText(paise, 'INR'))).toEqual([
    'INR 0.01',
    'INR 1.00',
    'INR 12,34,567.89',
  ]);
});
