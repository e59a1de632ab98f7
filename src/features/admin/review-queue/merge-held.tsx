import { useState } from 'react';
import { nearReports } from '../../../data/queries/admin/near-reports.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { SameChoice } from '../../../parts/records/same-choice.tsx';
import { mergeTexts } from '../../../strings/admin/decisions.ts';
import { Button } from '../../../ui/button.tsx';

const MINUTE_MS = 60_000;

/** Which report is it a double of? Where one is named it is better merged with that than dismissed. */
export function MergeHeld({ report, onMerge }: { report: AdminReport; onMerge(other: AdminReport): void }) {
  const near = useQuery(() => nearReports(report), [report._id]);
  const now = useNow(MINUTE_MS);
  const [same, setSame] = useState('');
  if (near === undefined) return null;
  const other = near.find((one) => one.report._id === same)?.report;
  return (
    <div
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'same') setSame(target.value);
      }}
    >
      <SameChoice near={near} now={now} problem={undefined} />
      {other && (
        <>
          <p>{mergeTexts.insteadLead}</p>
          <Button look="aid" onClick={() => onMerge(other)}>
            {mergeTexts.instead}
          </Button>
        </>
      )}
    </div>
  );
}
