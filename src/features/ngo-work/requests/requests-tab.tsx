import { useState } from 'react';
import { actLimits } from '../../../../contract/act-limits.ts';
import type { NgoStanding } from '../../../data/queries/ngos/ngo-aid.ts';
import { useIsLive, useNews } from '../../../hooks/admin/use-news.ts';
import { useListCopy } from '../../../hooks/lists/use-list-copy.ts';
import type { RequestCategory } from '../../../data/queries/ngos/ngo-requests.ts';
import { useNgoRequests } from '../../../hooks/ngos/use-ngo-aid.ts';
import { useOwnNgo } from '../../../hooks/lists/use-own-ngo.ts';
import { useMay } from '../../../hooks/shared/use-may.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useSettled } from '../../../hooks/shared/use-settled.ts';
import { useWideWindow } from '../../../hooks/shared/use-wide-window.ts';
import { ListBar } from '../../../parts/found/list-bar.tsx';
import { ngoTabAddress } from '../../../addresses.ts';
import { numberText } from '../../../strings/plural.ts';
import { ngoRequestTexts as words } from '../../../strings/public/ngo-requests.ts';
import { ngoVolunteerTexts } from '../../../strings/public/ngo-volunteers.ts';
import { listCopyTexts } from '../../../strings/shell/list-copy.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Chip, ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { CheckField, Field } from '../../../ui/form/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { RequestList } from './request-list.tsx';
import styles from './requests.module.css';
import { SearchInput } from '../../../ui/form/search-input.tsx';

const LISTS = ['aid', 'reports'] as const;
const MINUTE_MS = 60_000;
const PART = 20;

interface RequestsTabProps {
  /** A request that another part of the dashboard leads to. */
  wanted: string | undefined;
  onFound(): void;
}

/** The NGO's notifications (section 2): requests for aid that suit it, the most urgent first, and what it has taken on. */
export function RequestsTab(props: RequestsTabProps) {
  if (!useMay('see-ngo-work')) return <EmptyState icon="aid" title={words.notYet} />;
  return <Requests {...props} />;
}

function Requests({ wanted, onFound }: RequestsTabProps) {
  // Another organization may take what is looked at here, and the answer to one's own acts changes the list.
  useNews();
  const isLive = useIsLive();
  const copy = useListCopy(LISTS);
  const told = useOwnNgo()?.told;
  const now = useNow(MINUTE_MS);
  const [standing, setStanding] = useState<NgoStanding>();
  const [category, setCategory] = useState<RequestCategory>();
  const [search, setSearch] = useState('');
  const [isWide, setWide] = useState(false);
  const [limit, setLimit] = useState(PART);
  const isDesk = useWideWindow();
  const text = useSettled(search);
  const focusAreas = told?.focusAreas ?? [];
  const area = told?.area ?? undefined;
  const list = useNgoRequests({ focusAreas, area, category, standing, isWide, text, limit, now });
  // While the copy comes, or where it is a part, nobody knows how many there are.
  const isWhole = copy?.stands === 'whole' && copy.keptOpen === undefined;
  const known = isWhole ? list?.counts : undefined;
  const counts = known && { ...known, all: known.open + known.accepted + known.rejected };
  const filtersOn = [category !== undefined, search !== '', isWide].filter(Boolean).length;
  const clear = () => {
    setSearch('');
    setStanding(undefined);
    setCategory(undefined);
  };
  // It is open, so that no filter may hide it.
  const [shownFor, setShownFor] = useState<string>();
  if (wanted !== shownFor) {
    setShownFor(wanted);
    if (wanted !== undefined) clear();
  }
  return (
    <div className={styles['tab']}>
      <ListBar isLive={isLive} copy={copy && { ...copy, kept: copy.keptOpen }} />
      {told !== undefined && focusAreas.length === 0 && (
        <Banner tone="note" isQuiet actions={<ButtonLink to={ngoTabAddress('profile')}>{words.toProfile}</ButtonLink>}>
          <p>{words.profileFirst}</p>
        </Banner>
      )}
      <form
        role="search"
        aria-label={words.search}
        className={styles['filters']}
        onSubmit={(event) => event.preventDefault()}
      >
        <ChoiceChips label={words.which}>
          <Chip isOn={standing === undefined} onPress={() => setStanding(undefined)}>
            {withCount(words.all, counts?.all)}
          </Chip>
          <Chip isOn={standing === 'accepted'} onPress={() => setStanding('accepted')}>
            {withCount(words.accepted, counts?.accepted)}
          </Chip>
          <Chip isOn={standing === 'rejected'} onPress={() => setStanding('rejected')}>
            {withCount(words.rejected, counts?.rejected)}
          </Chip>
        </ChoiceChips>
        <Fold summary={filtersOn > 0 ? words.filtersOn(filtersOn) : words.filters} isOpenAtFirst={isDesk}>
          <ChoiceChips label={ngoVolunteerTexts.categories}>
            <Chip isOn={category === undefined} onPress={() => setCategory(undefined)}>
              {ngoVolunteerTexts.bothCategories}
            </Chip>
            <Chip isOn={category === 'resource'} onPress={() => setCategory('resource')}>
              {ngoVolunteerTexts.resource}
            </Chip>
            <Chip isOn={category === 'volunteer'} onPress={() => setCategory('volunteer')}>
              {ngoVolunteerTexts.volunteer}
            </Chip>
          </ChoiceChips>
          <Field name="search" label={words.search} hint={words.searchHint}>
            <SearchInput
              name="search"
              label={words.search}
              hint={words.searchHint}
              most={actLimits.searchCharacters}
              value={search}
              onType={setSearch}
            />
          </Field>
          <CheckField name="wide" label={words.wide} checked={isWide} onChange={() => setWide(!isWide)} />
        </Fold>
      </form>
      {list === undefined || copy === undefined ? (
        <Skeleton label={appTexts.loading} lines={6} />
      ) : list.rows.length > 0 ? (
        <>
          <RequestList
            rows={list.rows}
            count={counts?.[standing ?? 'all'] ?? list.rows.length}
            isNear={list.isNear}
            now={now}
            wanted={wanted}
            onFound={onFound}
          />
          {list.hasMore && <Button onClick={() => setLimit(limit + PART)}>{words.more}</Button>}
        </>
      ) : isWhole ? (
        <None standing={standing} isSearch={text.trim() !== ''} onClear={clear} />
      ) : (
        copy.keptOpen && <EmptyState icon="aid" title={listCopyTexts.noneHere} />
      )}
    </div>
  );
}

interface NoneProps {
  standing: NgoStanding | undefined;
  isSearch: boolean;
  onClear(): void;
}

function None({ standing, isSearch, onClear }: NoneProps) {
  if (isSearch) {
    const actions = <Button onClick={onClear}>{words.clear}</Button>;
    return <EmptyState icon="aid" title={words.noneFits} actions={actions} />;
  }
  if (standing === 'accepted') return <EmptyState icon="aid" title={words.noneAccepted} />;
  if (standing === 'rejected') return <EmptyState icon="aid" title={words.noneRejected} />;
  return (
    <EmptyState icon="aid" title={words.none}>
      <p>{words.noneHow}</p>
    </EmptyState>
  );
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : words.counted(label, numberText(count));
}
