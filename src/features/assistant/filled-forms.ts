import type { ItemForm } from '../../data/outbox/draft.ts';
import { FILLED } from '../../parts/form/filled-slot.tsx';
import { needLabel } from '../../strings/forms/needs.ts';
import type { SaidFacts } from '../../strings/search/what-was-said.ts';
import { listText } from '../../strings/sentence.ts';

/** The forms that the assistant fills in. */
export type FilledForm = Exclude<ItemForm, 'contact'>;

/**
 * A form's values (control's name → text) from what a person said. All of it is the description, in their own words; each control that
 * is filled in is listed in the hidden `FILLED`, so that it is marked until somebody has looked at it.
 */
export function filledValues(form: FilledForm, facts: SaidFacts, words: string): Record<string, string> {
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
