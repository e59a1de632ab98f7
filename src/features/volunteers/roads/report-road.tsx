import { lazy, useState } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useMay } from '../../../hooks/shared/use-may.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { roadReportTexts } from '../../../strings/volunteers/road-report.ts';
import { Button } from '../../../ui/button.tsx';

const RoadSheet = lazy(() => loadUntilThere(async () => ({ default: (await import('./road-sheet.tsx')).RoadSheet })));

/** The first of the two taps by which a volunteer reports a blocked road. `around`: where a map begins if the phone knows no better. */
export function ReportRoad({ around }: { around?: Point | undefined }) {
  const mayReport = useMay('report-road-blocks');
  const [isOpen, setOpen] = useState(false);
  if (!mayReport) return null;
  return (
    <>
      <div>
        <Button icon="alert" onClick={() => setOpen(true)}>
          {roadReportTexts.report}
        </Button>
      </div>
      {isOpen && (
        <LatePart>
          <RoadSheet around={around} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
