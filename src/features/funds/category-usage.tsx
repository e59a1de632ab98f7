import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { FundSummary } from '../../../contract/entities/donation.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { numberText } from '../../strings/plural.ts';
import { fundInfoTexts as words } from '../../strings/public/funds.ts';
import { listText } from '../../strings/sentence.ts';
import { ngoCategoryLabels } from '../../strings/public/ngos.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import styles from './fund-info.module.css';

type Usage = FundSummary['categoryWiseUsage'];

/** What each category is allocated, and what of that is spent: as bars for the eye, and as a table for everybody. */
export function CategoryUsage({ usage }: { usage: Usage }) {
  return (
    <section className={styles['part']} aria-labelledby="fund-usage">
      <h2 id="fund-usage">{words.usage}</h2>
      {usage.length === 0 ? (
        <p>{words.noUsage}</p>
      ) : (
        <>
          <p>{words.usageLead}</p>
          <Bars usage={usage} />
          <DataTable
            labelledBy="fund-usage"
            rows={usage}
            keyOf={({ category }) => category}
            columns={[
              { id: 'category', kind: 'name', head: words.category, render: ({ category }) => label(category) },
              {
                id: 'amount',
                kind: 'number',
                head: words.allocated,
                render: ({ amount }) => leftToRight(rupeesText(amount)),
              },
              ...(usage.every(({ spent }) => spent === undefined) ? [] : [spentColumn()]),
              { id: 'share', kind: 'number', head: words.share, render: ({ percentage }) => percent(percentage) },
            ]}
          />
        </>
      )}
    </section>
  );
}

/** An older server does not say it. */
const spentColumn = () => ({
  id: 'spent',
  kind: 'number' as const,
  head: words.spent,
  render: ({ spent = 0 }: Usage[number]) => leftToRight(rupeesText(spent)),
});

const BAR = 20;
const ROW = 32;

/** As wide as the share of each, from the side where reading begins. */
function Bars({ usage }: { usage: Usage }) {
  const said = listText(usage.map(({ category, percentage }) => `${label(category)} ${percent(percentage)}`));
  return (
    <div className={styles['chart']} role="img" aria-label={words.chart(said)}>
      <ul aria-hidden="true" className={styles['names']}>
        {usage.map(({ category }) => (
          <li key={category}>{label(category)}</li>
        ))}
      </ul>
      <svg aria-hidden="true" className={styles['bars']} height={usage.length * ROW}>
        {usage.map(({ category, percentage }, index) => (
          <g key={category}>
            <rect className={styles['ground']} y={index * ROW + (ROW - BAR) / 2} width="100%" height={BAR} rx="4" />
            <rect
              className={styles['bar']}
              y={index * ROW + (ROW - BAR) / 2}
              width={`${Math.min(100, percentage)}%`}
              height={BAR}
              rx="4"
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

function label(category: string): string {
  return nameOf(ngoCategoryLabels as Readonly<Record<string, string>>, category);
}

function percent(percentage: number): string {
  return numberText(percentage / 100, { style: 'percent', maximumFractionDigits: 1 });
}
