import { lazy, useState } from 'react';
import type { ReportedWork } from '../../../../contract/entities/volunteer.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { ReportedWorkCard } from './reported-work-card.tsx';
import type { WorkDecisions } from './use-work-decisions.ts';

/** Decisions need the server anyway, so the question may too. */
const NotConfirmDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./not-confirm-dialog.tsx')).NotConfirmDialog })),
);

interface WorkCardsProps {
  rows: readonly ReportedWork[];
  decisions: WorkDecisions;
}

/** Work that was reported as done, each with what can be decided about it. */
export function WorkCards({ rows, decisions: { busyId, decide } }: WorkCardsProps) {
  const [question, setQuestion] = useState<ReportedWork>();
  return (
    <>
      {rows.map((work) => (
        <ReportedWorkCard
          key={work._id}
          work={work}
          isBusy={busyId === work._id}
          onConfirm={() => void decide(work, { decision: 'confirm' })}
          onRefuse={() => setQuestion(work)}
        />
      ))}
      <LatePart>
        {question && (
          <NotConfirmDialog
            work={question}
            onCancel={() => setQuestion(undefined)}
            onRefuse={(reason) => {
              setQuestion(undefined);
              void decide(question, { decision: 'refuse', reason });
            }}
          />
        )}
      </LatePart>
    </>
  );
}
