import type { ReactNode } from 'react';
import { actLimits } from '../../../../contract/act-limits.ts';
import { reportFilterTexts } from '../../../strings/admin/admin-reports.ts';
import { dispatchDeskTexts } from '../../../strings/admin/dispatch-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { controlId } from '../../../ui/form/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import styles from './dispatch-desk.module.css';
import { SearchInput } from '../../../ui/form/search-input.tsx';

export interface DeskSearch {
  words: string;
  /** How many of the folded choices hide something. */
  filtersOn: number;
  onType(words: string): void;
  onClear(): void;
  /** Where there is one to choose. */
  order: ReactNode;
  /** All choices but the words. */
  choices: ReactNode;
}

/** Words at hand, all other choices folded: the list begins in view. */
export function DeskFilters({ search, onHelp }: { search: DeskSearch; onHelp(): void }) {
  const { words, filtersOn, onType, onClear, order, choices } = search;
  const isOn = filtersOn > 0 || words !== '';
  return (
    <form
      role="search"
      aria-label={reportFilterTexts.filters}
      className={styles['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles['search']}>
        <label htmlFor={controlId('search')}>{reportFilterTexts.search}</label>
        <SearchInput
          name="search"
          label={reportFilterTexts.search}
          most={actLimits.searchCharacters}
          title={reportFilterTexts.searchHint}
          value={words}
          onType={onType}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Who has found what they looked for goes on from there by keys; the row itself is not pressed by this one.
            event.preventDefault();
            document.querySelector<HTMLElement>('[data-desk] [data-report]')?.focus();
          }}
        />
        {isOn && <Button onClick={onClear}>{reportFilterTexts.clear}</Button>}
      </div>
      <div className={styles['order']}>{order}</div>
      <div className={styles['folded']}>
        <Fold summary={dispatchDeskTexts.filters(filtersOn)} isOpenAtFirst={false}>
          {choices}
        </Fold>
      </div>
      <Button look="quiet" onClick={onHelp}>
        {dispatchDeskTexts.keys}
      </Button>
    </form>
  );
}
