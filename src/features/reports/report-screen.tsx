import { bringOtherTexts } from '../../strings/packs.ts';
import { lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { FormIntro } from '../../parts/form/form-intro.tsx';
import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { reportTexts } from '../../strings/forms/report.ts';
import { titles } from '../../strings/shell/titles.ts';
import { ReportForm } from './report-form.tsx';

const loadSaved = () =>
  bringOtherTexts()
    .then(() => import('./saved-report.tsx'))
    .then(
      (chunk) => ({ default: chunk.SavedReport }),
      // In one file with what saved it.
      () =>
        loadUntilThere(async () => ({ default: (await import('../../parts/saved/saved-plainly.tsx')).SavedPlainly })),
    );
const SavedReport = lazy(loadSaved);
const loadSent = () => loadUntilThere(() => import('./sent-report.tsx'));
const SentReport = lazy(async () => ({ default: (await loadSent()).SentReport }));
const ReportCorrection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./report-correction.tsx')).ReportCorrection })),
);

/** `/report-disaster`: the form, with `?item=` what became of the report, with `?correct=` a refused one as a form again. */
export default function ReportScreen() {
  const [search, setSearch] = useSearchParams();
  const [saved, setSaved] = useState<string>();
  const [sent, setSent] = useState<OutboxItem>();
  const emergencyNumber = useEmergencyNumber();
  // Not needed to fill the form, but at hand before there is no network to fetch it.
  useEffect(() => void Promise.all([loadSaved(), loadSent()]), []);
  const itemId = search.get('item');
  const corrected = search.get('correct') ?? undefined;
  const [opened, setOpened] = useState<string>();
  if (itemId !== null) return <SavedReport id={itemId} isFresh={itemId === saved} />;
  if (sent) return <SentReport sent={sent} onAnother={() => setSent(undefined)} />;
  return (
    <>
      <FormIntro title={titles.report} lead={reportTexts.lead} emergencyNumber={emergencyNumber} />
      {corrected === undefined || corrected === opened ? (
        <ReportForm
          key={corrected}
          corrected={corrected}
          isShared={search.has('shared')}
          onShared={() => setSearch({}, { replace: true })}
          onSaved={(item) => {
            setSaved(item);
            setSearch({ item }, { replace: true });
          }}
          onSentDirectly={setSent}
        />
      ) : (
        <ReportCorrection key={corrected} id={corrected} onOpened={() => setOpened(corrected)} />
      )}
    </>
  );
}
