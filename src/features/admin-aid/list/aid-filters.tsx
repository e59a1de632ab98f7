import { useState } from 'react';
import { aidStatuses } from '../../../../contract/enumerations.ts';
import { actLimits } from '../../../../contract/act-limits.ts';
import type { AidCounts } from '../../../data/queries/admin/admin-aid.ts';
import type { RecordOrder } from '../../../../contract/policies/record-orders.ts';
import { OrderField } from '../../../parts/found/order-field.tsx';
import { PlaceFilter, RadiusField } from '../../../maps/near/place-filter.tsx';
import { aidStatusNames, aidTabTexts } from '../../../strings/admin/admin-aid.ts';
import { reportFilterTexts } from '../../../strings/admin/admin-reports.ts';
import { numberText } from '../../../strings/plural.ts';
import { Chip, ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { described, Field } from '../../../ui/form/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import styles from '../request/aid.module.css';
import type { AidTabView } from './read-aid-view.ts';

interface AidFiltersProps {
  view: AidTabView;
  /** `undefined` while they are being counted. */
  counts: AidCounts | undefined;
  onChange(part: Partial<AidTabView>): void;
  order: RecordOrder;
  onOrder(order: RecordOrder): void;
}

/** Which aid requests are looked at: each choice counts at once. */
export function AidFilters({ view, counts, onChange, order, onOrder }: AidFiltersProps) {
  const hint = aidTabTexts.searchHint;
  const [isPlacedAtFirst] = useState(view.near !== undefined);
  return (
    <form
      role="search"
      aria-label={aidTabTexts.filters}
      className={styles['section']}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles['asked']}>
        <Field name="search" label={aidTabTexts.search} hint={hint}>
          <input
            {...described({ name: 'search', hint, optional: aidTabTexts.search })}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={actLimits.searchCharacters}
            value={view.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </Field>
        {/* What is over, and what the server finds, is newest first. */}
        {view.status === 'active' && view.source === 'phone' && <OrderField order={order} onChoose={onOrder} />}
      </div>
      <ChoiceChips label={aidTabTexts.filters}>
        {aidStatuses.map((status) => (
          <Chip key={status} isOn={view.status === status} onPress={() => onChange({ status })}>
            {withCount(aidStatusNames[status], counts?.[status])}
          </Chip>
        ))}
        <Chip isOn={view.status === 'all'} onPress={() => onChange({ status: 'all' })}>
          {aidTabTexts.all}
        </Chip>
        <Chip
          isOn={view.unclaimed}
          // Only of an open one anything is to be taken on.
          onPress={() => onChange({ unclaimed: !view.unclaimed, ...(!view.unclaimed && { status: 'active' }) })}
        >
          {aidTabTexts.unclaimed}
        </Chip>
        <Chip isOn={view.unconfirmed} onPress={() => onChange({ unconfirmed: !view.unconfirmed })}>
          {aidTabTexts.unconfirmed}
        </Chip>
        <Chip isOn={view.urgent} onPress={() => onChange({ urgent: !view.urgent })}>
          {aidTabTexts.urgent}
        </Chip>
      </ChoiceChips>
      <Fold summary={reportFilterTexts.near} isOpenAtFirst={isPlacedAtFirst}>
        <PlaceFilter near={view.near ?? ''} onChange={onChange} />
        {view.near !== undefined && <RadiusField km={view.km} onChange={onChange} />}
      </Fold>
    </form>
  );
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : aidTabTexts.counted(label, numberText(count));
}
