import { PlaceFilter } from '../../../maps/near/place-filter.tsx';
import { reportFilterTexts } from '../../../strings/admin/admin-reports.ts';
import { dispatchDeskTexts } from '../../../strings/admin/dispatch-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { controlId, described } from '../../../ui/form/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { chosenFilters } from '../read-view.ts';
import { ReportChoices, type ReportFiltersProps } from '../report-filters.tsx';
import styles from './dispatch-desk.module.css';

/** Words at hand, all other choices folded: the list begins in view. */
export function DeskFilters({ view, onChange, onClear, onHelp }: ReportFiltersProps & { onHelp(): void }) {
  const count = chosenFilters(view);
  const isOn = count > 0 || view.search !== '';
  return (
    <form
      role="search"
      aria-label={reportFilterTexts.filters}
      className={styles['filters']}
      onSubmit={(event) => {
        event.preventDefault();
        // Who has found what they looked for goes on from there by keys.
        document.querySelector<HTMLElement>('[data-desk] [data-report]')?.focus();
      }}
    >
      <div className={styles['search']}>
        <label htmlFor={controlId('search')}>{reportFilterTexts.search}</label>
        <input
          {...described({ name: 'search', optional: reportFilterTexts.search })}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          title={reportFilterTexts.searchHint}
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        {isOn && <Button onClick={onClear}>{reportFilterTexts.clear}</Button>}
      </div>
      <div className={styles['folded']}>
        <Fold summary={dispatchDeskTexts.filters(count)} isOpenAtFirst={false}>
          <ReportChoices view={view} onChange={onChange} />
          <PlaceFilter near={view.near ?? ''} onChange={onChange} />
        </Fold>
      </div>
      <Button look="quiet" onClick={onHelp}>
        {dispatchDeskTexts.keys}
      </Button>
    </form>
  );
}
