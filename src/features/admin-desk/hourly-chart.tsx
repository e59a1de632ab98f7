import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { Hourly } from '../../../contract/calls/overview.ts';
import { hourlyTexts as words, hourText } from '../../strings/admin/hourly.ts';
import { numberText } from '../../strings/plural.ts';
import { Fold } from '../../ui/fold.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import styles from './hourly.module.css';

const HOUR_MS = 3_600_000;
/** Units of the drawing: each hour has one, of which the bar leaves a gap. */
const HEIGHT = 20;
const BAR = 0.8;
/** One report has to be seen beside an hour of hundreds. */
const LEAST = 1;

/** What came in each hour of the last days: as bars for the eye, and as a table for everybody. */
export function HourlyChart({ hourly }: { hourly: Hourly }) {
  const rows = rowsOf(hourly).filter(({ reports, aid }) => reports > 0 || aid > 0);
  return (
    <section className={styles['part']} aria-labelledby="hourly-title">
      <h3 id="hourly-title">{words.title}</h3>
      {rows.length === 0 ? (
        <p className={styles['soft']}>{words.none}</p>
      ) : (
        <>
          <p className={styles['soft']}>{words.lead}</p>
          <div className={styles['charts']}>
            <Bars name={words.reports} counts={hourly.reports} look="reports" hourly={hourly} />
            <Bars name={words.aid} counts={hourly.aid} look="aid" hourly={hourly} />
          </div>
          <Fold summary={words.asTable} isOpenAtFirst={false}>
            <p className={styles['soft']}>{words.quiet}</p>
            <DataTable
              labelledBy="hourly-title"
              rows={[...rows].reverse()}
              keyOf={({ at }) => String(at)}
              columns={[
                { id: 'hour', kind: 'name', head: words.hour, render: ({ at }) => hourText(at) },
                { id: 'reports', kind: 'number', head: words.reports, render: ({ reports }) => numberText(reports) },
                { id: 'aid', kind: 'number', head: words.aid, render: ({ aid }) => numberText(aid) },
              ]}
            />
          </Fold>
        </>
      )}
    </section>
  );
}

interface BarsProps {
  name: string;
  counts: readonly number[];
  look: 'reports' | 'aid';
  hourly: Hourly;
}

/** Each kind by its own measure, which is said: a few requests would not be seen beside hundreds of reports. */
function Bars({ name, counts, look, hourly }: BarsProps) {
  const most = Math.max(0, ...counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const from = epochMsOf(hourly.from);
  const ends = [0, Math.floor(counts.length / 2), counts.length - 1];
  return (
    <div className={styles['chart']}>
      <p>{words.sum(name, numberText(all), numberText(most))}</p>
      <svg
        aria-hidden="true"
        className={styles['bars']}
        viewBox={`0 0 ${counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {counts.map((count, hour) => {
          const height = count === 0 ? 0 : Math.max(LEAST, (HEIGHT * count) / most);
          // An hour has no id but its place.
          return <rect key={hour} className={styles[look]} x={hour} y={HEIGHT - height} width={BAR} height={height} />;
        })}
      </svg>
      <p aria-hidden="true" className={styles['axis']}>
        {ends.map((hour) => (
          <span key={hour}>{hourText(from + hour * HOUR_MS)}</span>
        ))}
      </p>
    </div>
  );
}

/** Each hour with the time at which it began. */
function rowsOf({ from, reports, aid }: Hourly): { at: number; reports: number; aid: number }[] {
  const start = epochMsOf(from);
  return reports.map((count, hour) => ({ at: start + hour * HOUR_MS, reports: count, aid: aid[hour] ?? 0 }));
}
