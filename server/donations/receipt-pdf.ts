import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { LanguageCode } from '../../contract/enumerations.ts';
import { addPart } from '../certificates/add-part.ts';
import { clustersOf } from '../certificates/clusters.ts';
import { colors, drawFrame, drawMark, drawRule } from '../certificates/ornaments.ts';
import { isolated, paperTexts } from '../certificates/paper-texts.ts';
import { page, type Part } from '../certificates/parts.ts';
import { bytesOf, newSheet } from '../certificates/sheet.ts';
import { campaignText, receiptTexts } from './receipt-texts.ts';

/** All that a receipt says. Money in paise, times in epoch milliseconds. */
export interface ReceiptPaper {
  id: string;
  number: number;
  donorName: string;
  amount: number;
  refunded: number;
  currency: string;
  paidAt: number;
  /** The kind of disaster of its campaign; null: none. */
  campaignType: string | null;
  paymentId: string;
  isTest: boolean;
  operator: string | undefined;
  /** Whose day it is dated by; printed with it. */
  timeZone: string;
  /** Where the ledger is read. */
  ledgerAddress: string;
  language: LanguageCode;
}

const SIDE = 90;
const FIRST_ROW = 210;
const ROW = 33;

/**
 * The receipt as one page of PDF: the same receipt makes the same bytes. `unsupported-script`: the name has a letter that no font here
 * has; boxes in its place would be no receipt.
 */
export async function receiptPdf(paper: ReceiptPaper): Promise<Result<Uint8Array, 'unsupported-script'>> {
  const parts = partsOf(paper).map((part) => ({ part, set: clustersOf(part.text, part.direction, part.weight) }));
  if (parts.some(({ set }) => !set.ok)) return failed('unsupported-script');
  const { language, number, paidAt } = paper;
  const title = `${receiptTexts[language].title} ${number}`;
  const sheet = newSheet({ id: paper.id, title, language, madeAt: new Date(paidAt) });
  sheet.markContent('Artifact', { type: 'Layout' });
  drawFrame(sheet, page.width, page.height);
  drawMark(sheet, page.width / 2 - 60, 54, 24);
  drawRule(sheet, page.width / 2, 158, 64, { thickness: 3, color: colors.amber });
  sheet.endMarkedContent();
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  for (const { part, set } of parts) if (set.ok) addPart(sheet, root, part, set.value);
  root.end();
  return ok(await bytesOf(sheet));
}

/** In the order in which they are read. */
function partsOf(paper: ReceiptPaper): Part[] {
  const { language, isTest, refunded, ledgerAddress, currency } = paper;
  const texts = receiptTexts[language];
  const { direction } = paperTexts[language];
  const room = (width: number, height: number, ...sizes: number[]) => ({ width, height, sizes });
  const centre = { direction, x: page.width / 2, align: 'center' } as const;
  const start =
    direction === 'ltr'
      ? ({ direction, x: SIDE, align: 'left' } as const)
      : ({ direction, x: page.width - SIDE, align: 'right' } as const);
  const body = { tag: 'P', room: room(page.width - 2 * SIDE, ROW, 15, 13, 11, 9, 7), weight: 400 } as const;
  const rows = rowsOf(paper).map(([name, value]) => `${name}: ${isolated(value)}`);
  const notes = [
    ...(refunded === 0 ? [] : [texts.refunded(isolated(moneyText(refunded, currency)))]),
    ...(isTest ? [texts.test] : []),
  ];
  const foot = FIRST_ROW + ROW * (rows.length + notes.length) + 12;
  const brand = { top: 55, room: room(200, 20, 14), color: colors.ink, weight: 700 } as const;
  return [
    { tag: 'P', text: 'Relief Relay', ...brand, direction: 'ltr', x: page.width / 2 - 28, align: 'left' },
    {
      tag: 'H1',
      text: texts.title,
      top: 98,
      room: room(690, 54, 34, 28, 24),
      color: colors.aid,
      weight: 700,
      ...centre,
    },
    ...rows.map((text, at): Part => ({ ...body, ...start, text, top: FIRST_ROW + ROW * at, color: colors.ink })),
    ...notes.map((text, at): Part => ({
      ...body,
      ...start,
      text,
      weight: 700,
      color: colors.ink,
      top: FIRST_ROW + ROW * (rows.length + at),
    })),
    { ...body, ...start, text: texts.ledger, top: foot, color: colors.soft, room: room(660, 20, 11, 10, 9) },
    {
      ...body,
      ...start,
      tag: 'Link',
      text: ledgerAddress,
      direction: 'ltr',
      top: foot + 20,
      color: colors.aid,
      weight: 700,
      room: room(660, 20, 11, 9, 7),
    },
  ];
}

function rowsOf(paper: ReceiptPaper): [string, string][] {
  const { language, number, donorName, amount, currency, campaignType, paymentId, operator = '' } = paper;
  const texts = receiptTexts[language];
  const isTold = operator !== '' && clustersOf(operator, 'auto', 400).ok;
  return [
    [texts.number, String(number)],
    ...(donorName === '' ? [] : ([[texts.received, donorName]] as [string, string][])),
    [texts.amount, moneyText(amount, currency)],
    [texts.day, paidDay(paper)],
    [texts.for, campaignText(language, campaignType)],
    [texts.payment, paymentId],
    ...(isTold ? ([[texts.operator, operator]] as [string, string][]) : []),
  ];
}

/** At half past midnight in India on April 1 the new tax year has begun, and UTC is a day behind. */
function paidDay({ paidAt, timeZone, language }: ReceiptPaper): string {
  const day = new Intl.DateTimeFormat(paperTexts[language].locale, { dateStyle: 'long', timeZone }).format(paidAt);
  return `${day} (${isolated(timeZone)})`;
}

/** "INR 1,500.50" of 150050 paise: the currency by its letters, which every font has. */
export function moneyText(paise: number, currency: string): string {
  const amount = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${currency} ${amount.format(paise / 100)}`;
}
