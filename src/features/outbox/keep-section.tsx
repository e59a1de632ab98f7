import { useEffect, useState } from 'react';
import { wishForAll } from '../../platform/keep-wish.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { setsOf } from '../../hooks/shared/role-sets.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { askAboutSets } from '../../platform/worker/service-worker.ts';
import { keepTexts } from '../../strings/shell/storage.ts';
import { sizeText } from '../../strings/size.ts';
import { Button } from '../../ui/button.tsx';
import styles from './storage-section.module.css';

type Step = 'idle' | 'keeping' | 'failed';

/** Which parts of the app open without a network, and the way to have all of them: whoever is on a thin link decides about the bytes. */
export function KeepSection() {
  const role = usePerson()?.role;
  const hasBaseMap = useConfig()?.pmtilesUrl !== undefined;
  const [missing, setMissing] = useState<number>();
  const [step, setStep] = useState<Step>('idle');
  useEffect(() => {
    let isOpen = true;
    void askAboutSets('missing', setsOf(role, true, hasBaseMap)).then((left) => isOpen && setMissing(left));
    return () => {
      isOpen = false;
    };
  }, [role, hasBaseMap]);
  // No worker on this browser, or none that knows: nothing can be said.
  if (missing === undefined) return null;

  const keep = async () => {
    if (step === 'keeping') return;
    setStep('keeping');
    wishForAll();
    const left = await askAboutSets('keep', setsOf(role, true, hasBaseMap));
    setMissing(left ?? missing);
    setStep(left === 0 ? 'idle' : 'failed');
  };
  return (
    <section className={styles['section']} aria-labelledby="keep-title" data-missing-kb={missing}>
      <h2 id="keep-title">{keepTexts.title}</h2>
      <p>{missing === 0 ? keepTexts.all : keepTexts.core}</p>
      {missing > 0 && (
        <Button icon="save" aria-disabled={step === 'keeping'} onClick={() => void keep()}>
          {keepTexts.keep(sizeText(missing * 1000))}
        </Button>
      )}
      <p role="status">{step === 'keeping' ? keepTexts.keeping : step === 'failed' ? keepTexts.failed : ''}</p>
    </section>
  );
}
