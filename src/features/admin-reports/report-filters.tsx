import { useState } from 'react';
import { DisasterChoices } from '../../parts/form/disaster-choices.tsx';
import { oneOf } from '../../parts/form/one-of.ts';
import { PlaceFilter, RadiusField } from '../../maps/near/place-filter.tsx';
import { reportFilterTexts } from '../../strings/admin/admin-reports.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { described, Field } from '../../ui/form/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import styles from './filters.module.css';
import { ageNames, chosenFilters, type ReportedView } from './read-view.ts';

export interface ReportFiltersProps {
  view: ReportedView;
  onChange(part: Partial<ReportedView>): void;
  onClear(): void;
}

/** From here on there is room for the filters beside the list's beginning. */
const WIDE = '(min-width: 48rem)';

/** Which reports are looked at: each choice counts at once. Folded away on a phone until they are wanted. */
export function ReportFilters({ view, onChange, onClear }: ReportFiltersProps) {
  const count = chosenFilters(view) + (view.search === '' ? 0 : 1);
  const [isOpenAtFirst] = useState(() => count > 0 || window.matchMedia(WIDE).matches);
  return (
    <form role="search" aria-label={reportFilterTexts.filters} onSubmit={(event) => event.preventDefault()}>
      <Fold
        summary={count > 0 ? reportFilterTexts.filtersOn(count) : reportFilterTexts.filters}
        isOpenAtFirst={isOpenAtFirst}
      >
        <Field name="search" label={reportFilterTexts.search} hint={reportFilterTexts.searchHint}>
          <input
            {...described({ name: 'search', hint: reportFilterTexts.searchHint, optional: reportFilterTexts.search })}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            value={view.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </Field>
        <ReportChoices view={view} onChange={onChange} />
        <PlaceFilter near={view.near ?? ''} onChange={onChange} />
        {count > 0 && (
          <div>
            <Button onClick={onClear}>{reportFilterTexts.clear}</Button>
          </div>
        )}
      </Fold>
    </form>
  );
}

/** All choices but the words and the place. */
export function ReportChoices({
  view: { type, severity, age, km, near },
  onChange,
}: Omit<ReportFiltersProps, 'onClear'>) {
  return (
    <div className={styles['choices']}>
      <DisasterChoices type={type} severity={severity} onChange={onChange} />
      <ChoiceField
        name="age"
        label={reportFilterTexts.age}
        any={reportFilterTexts.anyAge}
        options={ageNames.map((one) => [one, reportFilterTexts.ages[one]])}
        value={age}
        onChoose={(value) => onChange({ age: oneOf(ageNames, value) })}
      />
      {near !== undefined && <RadiusField km={km} onChange={onChange} />}
    </div>
  );
}
