import { lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormIntro } from '../../parts/form-intro.tsx';
import { SavedPlainly } from '../../parts/saved-plainly.tsx';
import { useEmergencyNumber } from '../../hooks/use-emergency-number.ts';
import { reportTexts } from '../../strings/report.ts';
import { titles } from '../../strings/titles.ts';
import { ReportForm } from './report-form.tsx';

const loadSaved = () =>
  import('./saved-report.tsx').then(
    (chunk) => ({ default: chunk.SavedReport }),
    () => ({ default: SavedPlainly }),
  );
const SavedReport = lazy(loadSaved);

/** `/report-disaster`: the form, or with `?item=` what became of the report. */
export default function ReportScreen() {
  const [search, setSearch] = useSearchParams();
  const emergencyNumber = useEmergencyNumber();
  // Not needed to fill the form, but at hand before there is no network to fetch it.
  useEffect(() => void loadSaved(), []);
  const itemId = search.get('item');
  if (itemId !== null) return <SavedReport id={itemId} />;
  return (
    <>
      <FormIntro title={titles.report} lead={reportTexts.lead} emergencyNumber={emergencyNumber} />
      <ReportForm onSaved={(item) => setSearch({ item }, { replace: true })} />
    </>
  );
}
