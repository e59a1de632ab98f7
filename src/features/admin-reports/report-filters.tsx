import { useState } from 'react';
import { actLimits } from '../../../contract/act-limits.ts';
import type { RecordOrder } from '../../../contract/policies/record-orders.ts';
import { DisasterChoices } from '../../parts/form/disaster-choices.tsx';
import { oneOf } from '../../parts/form/one-of.ts';
import { OrderField } from '../../parts/found/order-field.tsx';
import { PlaceFilter, RadiusField } from '../../maps/near/place-filter.tsx';
import { reportFilterTexts } from '../../strings/admin/admin-reports.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import styles from './filters.module.css';
import { ageNames, chosenFilters, hasOrder, type ReportedView } from './read-view.ts';
import { SearchInput } from '../../ui/form/search-input.tsx';

interface ReportFiltersProps {
  view: ReportedView;
  onChange(part: Partial<ReportedView>): void;
  onClear(): void;
  order: RecordOrder;
  onOrder(order: RecordOrder): void;
}

/** From here on there is room for the filters beside the list's beginning. */
const WIDE = '(min-width: 48rem)';

/** Which reports are looked at: each choice counts at once. Folded away on a phone until they are wanted. */
export function ReportFilters({ view, onChange, onClear, order, onOrder }: ReportFiltersProps) {
  const count = chosenFilters(view) + (view.search === '' ? 0 : 1);
  const [isOpenAtFirst] = useState(() => count > 0 || window.matchMedia(WIDE).matches);
  return (
    <form role="search" aria-label={reportFilterTexts.filters} onSubmit={(event) => event.preventDefault()}>
      <Fold
        summary={count > 0 ? reportFilterTexts.filtersOn(count) : reportFilterTexts.filters}
        isOpenAtFirst={isOpenAtFirst}
      >
        <Field name="search" label={reportFilterTexts.search} hint={reportFilterTexts.searchHint}>
          <SearchInput
            name="search"
            label={reportFilterTexts.search}
            hint={reportFilterTexts.searchHint}
            most={actLimits.searchCharacters}
            value={view.search}
            onType={(search) => onChange({ search })}
          />
        </Field>
        <ReportChoices view={view} onChange={onChange} />
        {hasOrder(view) && <OrderField order={order} onChoose={onOrder} />}
        {count > 0 && (
          <div>
            <Button onClick={onClear}>{reportFilterTexts.clear}</Button>
          </div>
        )}
      </Fold>
    </form>
  );
}

/** All choices but the words. */
export function ReportChoices({
  view: { type, severity, age, km, near },
  onChange,
}: Pick<ReportFiltersProps, 'view' | 'onChange'>) {
  return (
    <>
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
      <PlaceFilter near={near ?? ''} onChange={onChange} />
    </>
  );
}
