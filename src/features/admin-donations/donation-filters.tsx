import { actLimits } from '../../../contract/act-limits.ts';
import { donationSorts, type DonationSort } from '../../../contract/calls/donations.ts';
import type { DonationSummary } from '../../data/commands/admin/donations.ts';
import { dayText } from '../../strings/dates.ts';
import { disasterTypeLabel } from '../../strings/forms/labels.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { donationStatuses } from '../../../contract/enumerations.ts';
import {
  adminDonationTexts as words,
  allocationNames,
  donationColumns,
  donationSortNames,
  donationStatusNames,
} from '../../strings/admin/admin-donations.ts';
import { Chip, ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { described, Field } from '../../ui/form/field.tsx';
import styles from './admin-donations.module.css';
import { allocatedChoices, type DonationTabView } from './read-donation-view.ts';
import { SearchInput } from '../../ui/form/search-input.tsx';

/** On the wire the first is what it was before there were three. */
const allocationBy = { true: 'all', part: 'part', none: 'none' } as const;

interface DonationFiltersProps {
  view: DonationTabView;
  /** That anything was given for. */
  campaigns: NonNullable<DonationSummary['campaigns']>;
  onChange(part: Partial<DonationTabView>): void;
}

/** Which donations are looked at, and in which order: each choice counts at once. */
export function DonationFilters({ view, campaigns, onChange }: DonationFiltersProps) {
  const { status, allocated, campaign, search, sort } = view;
  return (
    <form
      role="search"
      aria-label={words.filters}
      className={styles['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles['typed']}>
        <Field name="search" label={words.search} hint={words.searchHint}>
          <SearchInput
            name="search"
            label={words.search}
            hint={words.searchHint}
            most={actLimits.searchCharacters}
            dir="auto"
            value={search}
            onType={(search) => onChange({ search })}
          />
        </Field>
        <Field name="sort" label={words.sort}>
          <select
            {...described({ name: 'sort', optional: words.sort })}
            value={sort}
            onChange={(event) => onChange({ sort: event.target.value as DonationSort })}
          >
            {donationSorts.map((one) => (
              <option key={one} value={one}>
                {donationSortNames[one]}
              </option>
            ))}
          </select>
        </Field>
        {(campaigns.length > 0 || campaign !== '') && (
          <Field name="givenFor" label={donationColumns.campaign}>
            <select
              {...described({ name: 'givenFor', optional: words.all })}
              value={campaign}
              onChange={(event) => onChange({ campaign: event.target.value })}
            >
              <option value="">{words.all}</option>
              {campaign !== '' && campaigns.every(({ _id }) => _id !== campaign) && (
                <option value={campaign}>{referenceOf(campaign)}</option>
              )}
              {campaigns.map(({ _id, type, since }) => (
                <option key={_id} value={_id}>
                  {[disasterTypeLabel(type), dayText(since), referenceOf(_id)].join(' · ')}
                </option>
              ))}
            </select>
          </Field>
        )}
      </div>
      <ChoiceChips label={words.filters}>
        <Chip
          isOn={status === 'all' && allocated === 'all'}
          onPress={() => onChange({ status: 'all', allocated: 'all' })}
        >
          {words.all}
        </Chip>
        {donationStatuses.map((one) => (
          <Chip
            key={one}
            isOn={status === one}
            onPress={() => onChange({ status: status === one ? 'all' : one, allocated: 'all' })}
          >
            {donationStatusNames[one]}
          </Chip>
        ))}
        {allocatedChoices.map((one) => (
          <Chip
            key={one}
            isOn={allocated === one}
            // Only what is paid is the one or the other.
            onPress={() => onChange({ allocated: allocated === one ? 'all' : one, status: 'all' })}
          >
            {one === 'false' ? words.toAllocate : allocationNames[allocationBy[one]]}
          </Chip>
        ))}
      </ChoiceChips>
    </form>
  );
}
