import { readRupees } from '../../../contract/base/rupees.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import { hasVisibleText } from '../../../contract/base/text.ts';
import { fundCategories } from '../../../contract/enumerations.ts';
import type { FundAct } from '../../data/commands/admin/donations.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';
import { donationSheetTexts as words } from '../../strings/admin/admin-donations.ts';
import { problemTexts } from '../../strings/forms/problems.ts';
import type { BegunAct } from './begun-act.ts';

export const purposes = ['none', 'campaign', 'delivery', 'need'] as const;
export type Purpose = (typeof purposes)[number];

/** What the form of each act asks for beside the amount. */
export const actFields = {
  allocate: ['category', 'purpose', 'campaign', 'delivery', 'need'],
  fee: ['what'],
  refund: ['reason', 'code'],
  'take-back': ['reason'],
  purchase: ['what', 'fromWhom'],
} as const satisfies Record<BegunAct['kind'], readonly string[]>;

interface BuiltAct {
  act?: FundAct;
  /** Field → what is wrong with it; empty where there is an act. */
  problems: Readonly<Record<string, string>>;
}

/** What the form says, in the contract's terms. `id`: under which it is done once. */
export function buildAct(
  { kind, allocation, most }: BegunAct,
  { id, donation, values }: { id: string; donation: string; values: FormValues },
): BuiltAct {
  const problems: Record<string, string> = {};
  const text = (name: string) => {
    const value = (values[name] ?? '').trim();
    if (!hasVisibleText(value)) problems[name] = problemTexts.missingOther;
    return value;
  };
  const amount = readRupees(values['amount'] ?? '', most);
  if (amount === undefined) problems['amount'] = words.amountMissing;
  if (amount === 'wrong') problems['amount'] = words.amountWrong;
  if (amount === 'too-much') problems['amount'] = words.amountTooMuch(rupeesText(most));
  const entry = { _id: id, amount: typeof amount === 'number' ? amount : 0 };
  const act = actOf();
  return Object.keys(problems).length === 0 ? { act, problems } : { problems };

  function actOf(): FundAct {
    if (kind === 'fee') return { name: 'enterFee', body: { ...entry, donation, what: text('what') } };
    if (kind === 'refund') {
      return { name: 'refundDonation', body: { ...entry, donation, reason: text('reason'), code: text('code') } };
    }
    if (kind === 'allocate') return { name: 'allocateDonation', body: { ...entry, donation, ...purposeOf() } };
    const of = { ...entry, allocation: allocation?._id ?? '' };
    if (kind === 'take-back') return { name: 'takeBackAllocation', body: { ...of, reason: text('reason') } };
    return { name: 'enterPurchase', body: { ...of, what: text('what'), fromWhom: text('fromWhom') } };
  }

  function purposeOf() {
    const category = fundCategories.find((one) => one === values['category']);
    if (category === undefined) problems['category'] = problemTexts.missingOther;
    const chosen = { category: category ?? ('Other' as const) };
    const purpose = purposes.find((one) => one === values['purpose']) ?? 'none';
    if (purpose === 'none') return chosen;
    const value = text(purpose);
    if (purpose !== 'need') return { ...chosen, [purpose]: value };
    const [aidId = '', line = ''] = value.split(' ');
    return { ...chosen, need: { aidId, line: Number(line) } };
  }
}
