import type { DonationView } from '../../../contract/entities/donation.ts';
import type { CallFailure } from '../../data/commands/admin/donations.ts';
import type { ServerPages } from '../../hooks/lists/use-server-pages.ts';
import { ListPart } from '../../parts/found/list-part.tsx';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { restTexts } from '../../strings/public/rest-on-server.ts';
import { adminDonationTexts as words, donationListTexts } from '../../strings/admin/admin-donations.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './admin-donations.module.css';
import { DonationsTable } from './donations-table.tsx';
import { isFiltered, plainDonationView, type DonationTabView } from './read-donation-view.ts';

interface DonationListProps {
  titleId: string;
  pages: ServerPages<DonationView>;
  view: DonationTabView;
  onChange(part: Partial<DonationTabView>): void;
  onOpen(id: string): void;
  onRefresh(): void;
}

/** The donations that fit, a page at a time. */
export function DonationList({ titleId, pages, view, onChange, onOpen, onRefresh }: DonationListProps) {
  const { rows, first, isAsking, failure, hasMore, isNear, back } = pages;
  const found = (hasMore ? words.foundMore : words.found)(first + rows.length);
  return (
    <>
      <div className={styles['head']}>
        <p role="status">{rows.length > 0 && (isNear ? restTexts.near : found)}</p>
        <Button look="quiet" aria-disabled={isAsking} onClick={onRefresh}>
          {words.refresh}
        </Button>
      </div>
      {rows.length === 0 && isAsking && <Skeleton label={words.loading} lines={6} />}
      {rows.length === 0 && !isAsking && !failure && (
        <EmptyState
          icon="aid"
          title={donationListTexts.none}
          actions={
            isFiltered(view) && (
              <Button onClick={() => onChange({ ...plainDonationView, sort: view.sort })}>{words.clear}</Button>
            )
          }
        />
      )}
      {rows.length > 0 && (
        <ListPart first={first} count={rows.length} isComing={isAsking} onBack={back}>
          <DonationsTable
            labelledBy={titleId}
            rows={rows}
            sort={view.sort}
            onSort={(sort) => onChange({ sort })}
            onOpen={onOpen}
          />
        </ListPart>
      )}
      <End pages={pages} />
    </>
  );
}

function End({ pages: { rows, failure, hasMore, isAsking, isFull, more } }: { pages: ServerPages<DonationView> }) {
  if (failure) {
    return (
      <Banner
        tone="bad"
        title={isSilent(failure) ? donationListTexts.noServer : donationListTexts.failed}
        actions={<Button onClick={more}>{words.tryAgain}</Button>}
      >
        <p>{askedFailureText(failure)}</p>
        {isSilent(failure) && rows.length === 0 && <p>{words.needsNetwork}</p>}
      </Banner>
    );
  }
  if (!hasMore) return null;
  return (
    <Button aria-disabled={isAsking} onClick={more}>
      {isAsking ? words.loading : isFull ? words.next : words.more}
    </Button>
  );
}

/** Section 8 tells the server's refusal from no answer at all. */
function isSilent({ kind }: CallFailure): boolean {
  return kind === 'unreachable' || kind === 'timed-out';
}
