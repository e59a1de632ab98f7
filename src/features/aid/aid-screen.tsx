import { bringOtherTexts } from '../../strings/packs.ts';
import { lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { FormIntro } from '../../parts/form/form-intro.tsx';
import { aidTexts } from '../../strings/forms/aid.ts';
import { titles } from '../../strings/shell/titles.ts';
import { AidForm } from './aid-form.tsx';

const loadSaved = () =>
  bringOtherTexts()
    .then(() => import('./saved-aid.tsx'))
    .then(
      (chunk) => ({ default: chunk.SavedAid }),
      // In one file with what saved it.
      () =>
        loadUntilThere(async () => ({ default: (await import('../../parts/saved/saved-plainly.tsx')).SavedPlainly })),
    );
const SavedAid = lazy(loadSaved);
const loadSent = () => loadUntilThere(() => import('./sent-aid.tsx'));
const SentAid = lazy(async () => ({ default: (await loadSent()).SentAid }));
const AidCorrection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./aid-correction.tsx')).AidCorrection })),
);

/** `/request-assistance`: the form, with `?item=` what became of the request, with `?correct=` a refused one as a form again. */
export default function AidScreen() {
  const [search, setSearch] = useSearchParams();
  const [sent, setSent] = useState<OutboxItem>();
  const emergencyNumber = useEmergencyNumber();
  // Not needed to fill the form, but at hand before there is no network to fetch it.
  useEffect(() => void Promise.all([loadSaved(), loadSent()]), []);
  const itemId = search.get('item');
  const corrected = search.get('correct') ?? undefined;
  const [opened, setOpened] = useState<string>();
  if (itemId !== null) return <SavedAid id={itemId} />;
  if (sent) return <SentAid sent={sent} onAnother={() => setSent(undefined)} />;
  return (
    <>
      <FormIntro title={titles.aid} lead={aidTexts.lead} emergencyNumber={emergencyNumber} />
      {corrected === undefined || corrected === opened ? (
        <AidForm
          key={corrected}
          corrected={corrected}
          onSaved={(item) => setSearch({ item }, { replace: true })}
          onSentDirectly={setSent}
        />
      ) : (
        <AidCorrection key={corrected} id={corrected} onOpened={() => setOpened(corrected)} />
      )}
    </>
  );
}
