import { lazy, useCallback, useId, useState } from 'react';
import type { DonationView } from '../../../contract/entities/donation.ts';
import {
  findDonations,
  type DonationQuery,
  type DonationSummary as Summary,
} from '../../data/commands/admin/donations.ts';
import { useServerPages } from '../../hooks/lists/use-server-pages.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useMay } from '../../hooks/shared/use-may.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { adminDonationTexts as words } from '../../strings/admin/admin-donations.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import styles from './admin-donations.module.css';
import { DonationFilters } from './donation-filters.tsx';
import { DonationList } from './donation-list.tsx';
import { DonationSummary } from './donation-summary.tsx';
import { ExportDonations } from './export-donations.tsx';
import { donationQuery } from './read-donation-view.ts';
import { useDonationView } from './use-donation-view.ts';

const DonationSheet = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./donation-sheet.tsx')).DonationSheet })),
);

/** The admin's tab Donations. What donors wrote is not kept on the phone: it is asked for each time. */
export function DonationsTab() {
  const person = usePerson();
  if (!useMay('manage-donations')) return <EmptyState icon="aid" title={words.notYet} />;
  return <Donations key={person?.id} />;
}

function Donations() {
  const { view, settled, change } = useDonationView();
  const [summary, setSummary] = useState<Summary>();
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<string>();
  /** As they stand since something was done with their money. */
  const [changed, setChanged] = useState<ReadonlyMap<string, DonationView>>(new Map());
  const titleId = useId();
  const find = useCallback(async ({ round: _, ...query }: DonationQuery & { round: number }) => {
    const answer = await findDonations(query);
    if (answer.ok) setSummary(answer.value.summary);
    return answer;
  }, []);
  const query = donationQuery(settled);
  const pages = useServerPages(find, { ...query, round });
  const rows = pages.rows.map((row) => changed.get(row._id) ?? row);

  function onChanged(donation: DonationView): void {
    setChanged((before) => new Map(before).set(donation._id, donation));
    // For the sums: the rows stay as they are under the person's eyes.
    void find({ ...query, round });
  }

  return (
    <div className={styles['tab']}>
      {summary && <DonationSummary summary={summary} />}
      <section className={styles['part']} aria-labelledby={titleId}>
        <div className={styles['head']}>
          <h3 id={titleId}>{words.list}</h3>
          <ExportDonations query={query} />
        </div>
        <DonationFilters view={view} campaigns={summary?.campaigns ?? []} onChange={change} />
        <DonationList
          titleId={titleId}
          pages={{ ...pages, rows }}
          view={view}
          onChange={change}
          onOpen={setOpened}
          onRefresh={() => {
            setChanged(new Map());
            setRound(round + 1);
          }}
        />
      </section>
      {opened !== undefined && (
        <LatePart>
          <DonationSheet key={opened} id={opened} onChanged={onChanged} onClose={() => setOpened(undefined)} />
        </LatePart>
      )}
    </div>
  );
}
