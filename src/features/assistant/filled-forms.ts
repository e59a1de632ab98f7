import { hasVisibleText } from '../../../contract/base/text.ts';
import { formLimits } from '../../../contract/form-limits.ts';
import type { ItemForm } from '../../data/outbox/draft.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';
import { FILLED } from '../../parts/form/filled-slot.tsx';
import { needLabel, needType } from '../../strings/forms/needs.ts';
import type { SaidFacts, Told } from '../../strings/search/what-was-said.ts';
import { listText } from '../../strings/sentence.ts';

/** The forms that the assistant fills in. */
export type FilledForm = Exclude<ItemForm, 'contact'>;

/**
 * A form's values (control's name → text) from what a person told. Their sentences about the event are the description; each control that
 * is filled in is listed in the hidden `FILLED`, so that it is marked until somebody has looked at it.
 */
export function filledValues(form: FilledForm, { facts, words }: Told): Record<string, string> {
  const { disasterType, place, name, contactNumber } = facts;
  const all = {
    disasterType,
    description: words,
    name,
    contactNumber,
    ...(form === 'report' ? ofReport(facts) : { location: place, ...ofNeeds(facts) }),
  };
  const values = Object.fromEntries(
    Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined && one[1] !== ''),
  );
  return { ...values, [FILLED]: Object.keys(values).join(' ') };
}

function ofReport({ place, peopleAffected, needs }: SaidFacts) {
  return {
    address: place,
    peopleAffected: peopleAffected === undefined ? undefined : String(peopleAffected),
    assistanceRequired: listText(needs.map(({ type }) => needLabel(type))),
  };
}

function ofNeeds({ needs }: SaidFacts): Record<string, string | undefined> {
  return Object.fromEntries(
    needs.flatMap(({ type, quantity }, index) => [
      [`requirements.${index}.type`, needLabel(type)],
      [`requirements.${index}.quantity`, quantity],
    ]),
  );
}

/**
 * An unfinished form with what it leaves empty filled in; what it says stays. Needs are told apart by their kind: one that the form has
 * gets how much of it, where that is empty, and another one a row of its own.
 */
export function mergedValues(kept: FormValues, filled: FormValues): FormValues {
  const found = Object.entries(filled).filter(([name]) => name !== FILLED && partOfNeed(name) === undefined);
  const given = [...found, ...needsBeside(needsOf(kept), needsOf(filled))].filter(([name]) => isOpen(kept, name));
  const marked = [...(kept[FILLED] ?? '').split(' '), ...given.map(([name]) => name)].filter((name) => name !== '');
  return { ...kept, ...Object.fromEntries(given), [FILLED]: marked.join(' ') };
}

function isOpen(kept: FormValues, name: string): boolean {
  return !hasVisibleText(kept[name] ?? '');
}

interface TypedNeed {
  type: string;
  quantity: string;
}

function partOfNeed(name: string): { index: number; part: string } | undefined {
  const [, index, part] = /^requirements\.(\d+)\.(type|quantity)$/.exec(name) ?? [];
  return index === undefined || part === undefined ? undefined : { index: Number(index), part };
}

function needsOf(values: FormValues): TypedNeed[] {
  const needs: TypedNeed[] = [];
  for (const [name, value] of Object.entries(values)) {
    const { index = 0, part } = partOfNeed(name) ?? {};
    if (part !== undefined) needs[index] = { type: '', quantity: '', ...needs[index], [part]: value };
  }
  return Array.from(needs, (need) => need ?? { type: '', quantity: '' });
}

function needsBeside(kept: readonly TypedNeed[], found: readonly TypedNeed[]): [string, string][] {
  const kindOf = ({ type }: TypedNeed) => needType(type).trim().toLowerCase();
  const free = Array.from({ length: formLimits.requirements }, (_, row) => row).filter(
    (row) => !hasVisibleText(`${kept[row]?.type ?? ''}${kept[row]?.quantity ?? ''}`),
  );
  return found.flatMap((need): [string, string][] => {
    const same = kept.findIndex((one) => kindOf(one) === kindOf(need));
    const row = same === -1 ? free.shift() : same;
    if (row === undefined) return [];
    const quantity: [string, string][] = need.quantity === '' ? [] : [[`requirements.${row}.quantity`, need.quantity]];
    return [[`requirements.${row}.type`, need.type], ...quantity];
  });
}
