import { useCallback, useState } from 'react';
import { fundCategories } from '../../../contract/enumerations.ts';
import type { DonationView } from '../../../contract/entities/donation.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { newestDeliveries } from '../../data/commands/admin/donations.ts';
import { findAid, findReports } from '../../data/commands/admin/find-records.ts';
import { useRemote } from '../../hooks/shared/use-remote.ts';
import { useSettled } from '../../hooks/shared/use-settled.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { adminDonationTexts, donationSheetTexts as words } from '../../strings/admin/admin-donations.ts';
import { disasterTypeLabel, nameOf } from '../../strings/forms/labels.ts';
import { needText } from '../../strings/forms/need-text.ts';
import { isolated } from '../../strings/isolate.ts';
import { ngoCategoryLabels } from '../../strings/public/ngos.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { described, Field, SelectField } from '../../ui/form/field.tsx';
import { purposes, type Purpose } from './build-act.ts';

interface AllocateFieldsProps {
  donation: DonationView;
  /** As they stood before a reload. */
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** To what money is allocated. What can be chosen is asked of the server, as the act itself is. */
export function AllocateFields({ donation, values, problems }: AllocateFieldsProps) {
  const first = purposes.find((one) => one === values['purpose']);
  const [purpose, setPurpose] = useState<Purpose>(first ?? (donation.campaign === undefined ? 'none' : 'campaign'));
  return (
    <>
      <SelectField
        name="category"
        label={words.category}
        problem={problems['category']}
        placeholder={words.choose}
        defaultValue={values['category'] ?? ''}
        options={Object.fromEntries(
          fundCategories.map((one) => [one, nameOf(ngoCategoryLabels as Readonly<Record<string, string>>, one)]),
        )}
      />
      <Field name="purpose" label={words.purpose}>
        <select
          {...described({ name: 'purpose' })}
          value={purpose}
          onChange={(event) => setPurpose(event.target.value as Purpose)}
        >
          {purposes.map((one) => (
            <option key={one} value={one}>
              {words.purposes[one]}
            </option>
          ))}
        </select>
      </Field>
      {purpose !== 'none' && (
        <Choice
          key={purpose}
          purpose={purpose}
          problem={problems[purpose]}
          chosen={values[purpose] ?? (purpose === 'campaign' ? donation.campaign : undefined)}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  purpose: Exclude<Purpose, 'none'>;
  problem: string | undefined;
  chosen: string | undefined;
}

function Choice({ purpose, problem, chosen }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const text = useSettled(search).trim();
  const ask = useCallback(() => choices(purpose, text), [purpose, text]);
  const { remote, reload } = useRemote(ask);
  return (
    <>
      {purpose !== 'delivery' && (
        <Field name="find" label={words.find} optional="">
          <input
            {...described({ name: 'find', optional: words.find })}
            type="search"
            autoComplete="off"
            dir="auto"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      )}
      {remote.kind === 'loading' && <Skeleton label={words.bringing} />}
      {remote.kind === 'failed' && (
        <Banner tone="note" actions={<Button onClick={reload}>{adminDonationTexts.tryAgain}</Button>}>
          <p>{askedFailureText(remote.failure)}</p>
        </Banner>
      )}
      {remote.kind === 'ready' &&
        (Object.keys(remote.value).length === 0 ? (
          <p>{words.noChoice}</p>
        ) : (
          <SelectField
            key={text}
            name={purpose}
            label={words[purpose]}
            problem={problem}
            placeholder={words.choose}
            defaultValue={chosen !== undefined && chosen in remote.value ? chosen : ''}
            options={remote.value}
          />
        ))}
    </>
  );
}

/** Value → label. */
async function choices(purpose: Exclude<Purpose, 'none'>, search: string) {
  const words = search === '' ? {} : { search };
  if (purpose === 'campaign') {
    const found = await findReports({ status: 'active', ...words });
    if (!found.ok) return found;
    return {
      ok: true as const,
      value: Object.fromEntries(
        found.value.rows.map(({ _id, disasterType, address }) => [
          _id,
          labelOf(disasterTypeLabel(disasterType), address, _id),
        ]),
      ),
    };
  }
  if (purpose === 'delivery') {
    const found = await newestDeliveries();
    if (!found.ok) return found;
    return {
      ok: true as const,
      value: Object.fromEntries(
        found.value.map(({ _id, disaster, assignedNGO }) => [
          _id,
          labelOf(disasterTypeLabel(disaster), assignedNGO.name, _id),
        ]),
      ),
    };
  }
  const found = await findAid({ status: 'active', ...words });
  if (!found.ok) return found;
  return {
    ok: true as const,
    value: Object.fromEntries(
      found.value.rows.flatMap(({ _id, requirements, location }) =>
        requirements.map((need, line) => [`${_id} ${line}`, labelOf(needText(need), location, _id)]),
      ),
    ),
  };
}

function labelOf(what: string, where: string | undefined, id: string): string {
  return [what, where && isolated(where), referenceOf(id)].filter(Boolean).join(' · ');
}
