import { useState } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { isOneOver, mergeWish } from '../../../data/queries/admin/merge-wish.ts';
import { sameReports } from '../../../data/queries/admin/same-records.ts';
import { useOverview } from '../../../hooks/admin/use-overview.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { LazyPlacesMap } from '../../../maps/lazy-places-map.tsx';
import type { MapPlace } from '../../../maps/place.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { SamePair, type Compared } from '../../../parts/records/same-pair.tsx';
import { displayStatusNames } from '../../../strings/admin/admin-disaster.ts';
import { mergeTexts as words } from '../../../strings/admin/decisions.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { MemberPhotos } from '../shared/member-photos.tsx';
import styles from '../shared/admin-disaster.module.css';
import { useAct, type Acting } from '../shared/use-act.ts';
import { ReportLink } from './report-link.tsx';

const HEIGHT = 'min(40vh, 280px)';

interface SameSectionProps {
  report: AdminReport;
  onAct(): void;
}

/** What this report is one with, and what it may be one with: as the server proposes, and as this phone heard last. */
export function SameSection({ report, onAct }: SameSectionProps) {
  // Asks anew, where there is a network.
  useOverview();
  const { _id, sameAs } = report;
  const same = useQuery(() => sameReports(_id, sameAs), [_id, sameAs]);
  const [apart, setApart] = useState<string>();
  const act = useAct();
  if (same === undefined) return null;
  const { into, members } = same;
  // What was found while it stood alone is on screen for a moment longer.
  const proposals = sameAs === undefined ? same.proposals : [];
  if (sameAs === undefined && members.length === 0 && proposals.length === 0 && apart === undefined) return null;
  const run = (save: Parameters<Acting['run']>[0]) => {
    onAct();
    void act.run(save).catch(console.error);
  };
  const keepApart = (other: string, isApart: boolean) => {
    setApart(isApart ? other : undefined);
    run(({ keepReportApart }) => keepReportApart({ reportId: _id, other, apart: isApart }));
  };
  const added = proposals.filter(({ why }) => why.includes('added'));
  return (
    <section className={styles['section']} aria-labelledby="same-title">
      <h2 id="same-title">{words.title}</h2>
      {sameAs !== undefined && (
        <Merged
          id={sameAs}
          into={into}
          isBusy={act.isSaving}
          onUnmerge={() => run(({ unmergeReport }) => unmergeReport({ reportId: _id, seen: sameAs }))}
        />
      )}
      {members.length > 0 && (
        <>
          <p>{words.members(members.length + 1)}</p>
          <ul>
            {members.map((member) => (
              <li key={member._id}>
                <ReportLink id={member._id} report={member} />
                <MemberPhotos photos={[{ _id: member._id, stage: 'merged', announced: member.photosToFollow ?? 0 }]} />
              </li>
            ))}
          </ul>
        </>
      )}
      {proposals.length > 0 && <p>{words.lead}</p>}
      {added.length > 1 && report.shownStatus !== 'pending' && (
        <Button look="aid" onClick={() => run(({ mergeAdded }) => mergeAdded(_id))}>
          {words.mergeAdded}
        </Button>
      )}
      <Places report={report} others={proposals.map(({ other }) => other)} />
      {proposals.map(({ other, why }) => (
        <SamePair
          key={other._id}
          own={comparedOf(report)}
          other={comparedOf(other)}
          why={why}
          isOver={isOneOver(report, other)}
          isBusy={act.isSaving}
          onMerge={() => run(({ mergeReport }) => mergeReport(mergeWish(report, other)))}
          onApart={() => keepApart(other._id, true)}
        />
      ))}
      {apart !== undefined && (
        <p role="status">
          {words.keptApart} <Button onClick={() => keepApart(apart, false)}>{words.undo}</Button>
        </p>
      )}
      <p role="alert" className={styles['problem']}>
        {act.problem}
      </p>
    </section>
  );
}

interface MergedProps {
  id: string;
  into: AdminReport | undefined;
  isBusy: boolean;
  onUnmerge(): void;
}

function Merged({ id, into, isBusy, onUnmerge }: MergedProps) {
  return (
    <>
      <p>
        {words.into} <ReportLink id={id} report={into} />
      </p>
      <p>{words.unmergeNote}</p>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && onUnmerge()}>
        {words.unmerge}
      </Button>
    </>
  );
}

/** All of them on one map; none where nobody knows where any of them is. */
function Places({ report, others }: { report: AdminReport; others: readonly AdminReport[] }) {
  const places = [
    ...placesOf(report, `${words.this}: ${reportTypeLabel(report.disasterType)}`, 'danger'),
    ...others.flatMap((other) => placesOf(other, `${words.other}: ${reportTypeLabel(other.disasterType)}`, 'info')),
  ];
  if (others.length === 0 || places.length < 2) return null;
  return <LazyPlacesMap places={places} label={words.mapLabel} height={HEIGHT} keepsAllInView />;
}

function placesOf({ _id, location }: AdminReport, label: string, tone: MapPlace['tone']): MapPlace[] {
  const place = placeOf(location);
  return place ? [{ id: _id, ...place, label, tone }] : [];
}

function comparedOf(report: AdminReport): Compared {
  const { _id, disasterType, shownStatus, description, name, contactNumber, reportedAt } = report;
  return {
    title: <ReportLink id={_id} report={report} />,
    facts: [
      [words.what, `${reportTypeLabel(disasterType)} · ${displayStatusNames[shownStatus]}`],
      [words.where, placeLine(report)],
      [words.when, exactTime(epochMsOf(reportedAt))],
      [words.who, [name, contactNumber].filter(Boolean).join(' · ')],
      [words.words, description ?? ''],
    ],
  };
}
