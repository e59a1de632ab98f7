import { hasAtMost, hasVisibleText } from '../../../../contract/base/text.ts';
import type { Campaign } from '../../../../contract/entities/report.ts';
import { actLimits } from '../../../../contract/act-limits.ts';
import { limits } from '../../../../contract/limits.ts';
import type { FormValues } from '../../../hooks/draft/form-values.ts';
import { adminCampaignTexts as words } from '../../../strings/admin/admin-campaign.ts';
import { needLabel, needType } from '../../../strings/forms/needs.ts';
import { readRupees, typedRupees } from '../../../../contract/base/rupees.ts';

/** A campaign as its form shows it; rows of needs count from 0. */
export function campaignAsTexts(campaign: Campaign | undefined): FormValues {
  const rows = (campaign?.needs ?? []).flatMap(({ type, quantity }, row) => [
    [`needs.${row}.type`, needLabel(type)],
    [`needs.${row}.quantity`, quantity],
  ]);
  return { text: campaign?.text ?? '', target: typedRupees(campaign?.target), ...Object.fromEntries(rows) };
}

/** What the form says, in the contract's terms. `rows`: the keys of its rows of needs, in order. A row of which nothing was filled in is none. */
export function buildCampaign(values: FormValues, rows: readonly number[]) {
  const value = (name: string) => values[name] ?? '';
  const problems: Record<string, string> = {};
  const target = readRupees(value('target'), actLimits.campaignTarget);
  if (target === 'wrong') problems['target'] = words.targetProblem;
  if (target === 'too-much') problems['target'] = words.targetTooMuch;
  if (!hasAtMost(value('text'), actLimits.campaignCharacters)) problems['text'] = words.tooLong;
  const needs = rows.flatMap((row) => {
    const [type, quantity] = [value(`needs.${row}.type`), value(`needs.${row}.quantity`).trim()];
    if (!hasVisibleText(type) && quantity === '') return [];
    if (!hasVisibleText(type)) problems[`needs.${row}.type`] = words.needMissing;
    if (!hasAtMost(type, limits.needCharacters)) problems[`needs.${row}.type`] = words.tooLong;
    if (!hasAtMost(quantity, limits.quantityCharacters)) problems[`needs.${row}.quantity`] = words.tooLong;
    return [{ type: needType(type.trim()), quantity }];
  });
  const campaign: Campaign = { ...(typeof target === 'number' && { target }), needs, text: value('text') };
  return { campaign, problems: problems as Readonly<Record<string, string>> };
}
