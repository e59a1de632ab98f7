import { useEffect, useRef } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { readSeverity } from '../../../../contract/enumerations.ts';
import { PUBLIC_RADIUS_M } from '../../../../contract/policies/public-position.ts';
import { reportLife, unconfirmedSince } from '../../../../contract/policies/record-age.ts';
import type { PossibleDoubles } from '../../../data/queries/admin/possible-doubles.ts';
import { useDeskKeys } from '../../../hooks/admin/use-desk-keys.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { placesText } from '../../../parts/records/places-text.ts';
import { ageText, dispatchDeskTexts as words } from '../../../strings/admin/dispatch-desk.ts';
import { reportCardTexts } from '../../../strings/admin/admin-reports.ts';
import { recordAgeTexts } from '../../../strings/forms/record-age.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { isolated } from '../../../strings/isolate.ts';
import { numberText } from '../../../strings/plural.ts';
import { farText } from '../../../strings/how-far.ts';
import { severityWord } from '../../../strings/public/disasters.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { VirtualList } from '../../../ui/list/virtual-list.tsx';
import { kmFrom, type CardReport } from '../shown-report.ts';
import { focusRow } from './focus-row.ts';
import styles from './desk-rows.module.css';

export interface DeskRowsProps {
  rows: readonly CardReport[];
  onNearEnd?: (() => void) | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** The place that is looked around. */
  from: Point | undefined;
  /** `undefined` while they are being looked for. */
  doubles: PossibleDoubles | undefined;
  /** Id of the report whose details are shown. */
  chosen: string | undefined;
  isFromServer: boolean;
  onChoose(report: CardReport): void;
  /** Somebody goes on to the details. */
  onOpen(): void;
}

/** One line for each report. J and K go through them; the details beside follow. */
export function DeskRows({ rows, onNearEnd, chosen, onChoose, onOpen, ...shown }: DeskRowsProps) {
  const at = rows.findIndex(({ _id }) => _id === chosen);
  const last = useRef(0);
  useEffect(() => {
    if (at >= 0) last.current = at;
  }, [at]);
  useEffect(() => {
    const [first] = rows;
    if (at < 0 && first) onChoose(first);
    // Once: a report that leaves the list by its decision stays beside it, with what came of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function goTo(place: number): void {
    const index = Math.min(Math.max(place, 0), rows.length - 1);
    const report = rows[index];
    if (!report) return;
    onChoose(report);
    focusRow(report._id, index / rows.length);
  }

  useDeskKeys({
    // In the place of one that has left the list stands the next.
    j: () => goTo(at < 0 ? last.current : at + 1),
    k: () => goTo((at < 0 ? last.current : at) - 1),
    Escape: () => goTo(at < 0 ? last.current : at),
  });

  return (
    <VirtualList
      rows={rows}
      keyOf={({ _id }) => _id}
      render={(report) => (
        <DeskRow
          {...shown}
          report={report}
          isChosen={report._id === chosen}
          onOpen={() => {
            onChoose(report);
            onOpen();
          }}
        />
      )}
      rowRem={2.75}
      onNearEnd={onNearEnd}
    />
  );
}

interface DeskRowProps extends Pick<DeskRowsProps, 'now' | 'from' | 'doubles' | 'isFromServer' | 'onOpen'> {
  report: CardReport;
  isChosen: boolean;
}

function DeskRow({ report, now, from, doubles, isFromServer, isChosen, onOpen }: DeskRowProps) {
  const { _id, severity, shownStatus, reportedAt, resolvedAt, lane } = report;
  const at = epochMsOf((shownStatus === 'resolved' && resolvedAt) || reportedAt);
  const km = kmFrom(from, report);
  const others = doubles?.get(_id) ?? 0;
  const grave = severity && severityWord(severity);
  const isOld = unconfirmedSince(reportLife({ ...report, displayStatus: shownStatus }), now) !== undefined;
  const marks = [
    lane === 'triage' && reportCardTexts.triage,
    isFromServer && reportCardTexts.fromServer,
    isOld && recordAgeTexts.mark,
  ]
    .map((mark) => mark && ` · ${mark}`)
    .filter(Boolean);
  return (
    <button
      type="button"
      className={styles['row']}
      data-severity={severity && readSeverity(severity)}
      data-report={_id}
      aria-current={isChosen}
      onClick={onOpen}
    >
      {/* Read out with a pause behind it; seen, it stands in a column of its own. */}
      <VisuallyHidden>{grave && `${grave}, `}</VisuallyHidden>
      <span aria-hidden="true" className={styles['severity']}>
        {grave}
      </span>
      <span className={styles['age']} title={Number.isFinite(at) ? exactTime(at) : undefined}>
        {Number.isFinite(at) ? ageText(at, now) : '–'}
      </span>
      <bdi className={styles['type']}>{reportTypeLabel(report.disasterType)}</bdi>
      <span className={styles['place']}>
        <bdi>{placeLine(report)}</bdi>
        {marks}
      </span>
      <span className={styles['more']}>
        {km !== undefined && <span>{farText(km * 1000, PUBLIC_RADIUS_M)}</span>}
        {others > 0 && (
          <span className={styles['doubles']} title={words.doubles(others)}>
            <span aria-hidden="true">{words.times(others + 1)}</span>
            <VisuallyHidden>{words.doubles(others)}</VisuallyHidden>
          </span>
        )}
        <Team report={report} />
      </span>
    </button>
  );
}

/** How many have accepted, of how many. */
function Team({ report }: { report: CardReport }) {
  const text = placesText(report);
  if (text === undefined) return null;
  const { volunteersAccepted = 0, volunteersWanted } = report;
  const short = [volunteersAccepted, volunteersWanted].filter((one) => one !== undefined).map((one) => numberText(one));
  return (
    <span className={styles['team']} title={text}>
      <span aria-hidden="true">{short.join('/')}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** What the details of a report are called. */
export function rowLabel(report: CardReport): string {
  return words.details(isolated(reportTypeLabel(report.disasterType)), isolated(placeLine(report)));
}
