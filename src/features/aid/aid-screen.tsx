import { lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEmergencyNumber } from '../../hooks/use-emergency-number.ts';
import { FormIntro } from '../../parts/form-intro.tsx';
import { SavedPlainly } from '../../parts/saved-plainly.tsx';
import { aidTexts } from '../../strings/aid.ts';
import { titles } from '../../strings/titles.ts';
import { AidForm } from './aid-form.tsx';

const loadSaved = () =>
  import('./saved-aid.tsx').then(
    (chunk) => ({ default: chunk.SavedAid }),
    () => ({ default: SavedPlainly }),
  );
const SavedAid = lazy(loadSaved);

/** `/request-assistance`: the form, or with `?item=` what became of the request. */
export default function AidScreen() {
  const [search, setSearch] = useSearchParams();
  const emergencyNumber = useEmergencyNumber();
  // Not needed to fill the form, but at hand before there is no network to fetch it.
  useEffect(() => void loadSaved(), []);
  const itemId = search.get('item');
  if (itemId !== null) return <SavedAid id={itemId} />;
  return (
    <>
      <FormIntro title={titles.aid} lead={aidTexts.lead} emergencyNumber={emergencyNumber} />
      <AidForm onSaved={(item) => setSearch({ item }, { replace: true })} />
    </>
  );
}
