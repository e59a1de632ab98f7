import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { applyUpdate, isUpdateReady, subscribeUpdateReady } from '../../platform/worker/service-worker.ts';
import { routes } from '../../routes.ts';
import { updateTexts } from '../../strings/shell/update.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './update-prompt.module.css';

const forms: readonly string[] = [routes.reportDisaster, routes.requestAssistance];

type Step = 'asking' | 'working' | 'refused' | 'later';

/** Says that a new version is ready and lets the person choose when. Place it last in the page. */
export function UpdatePrompt() {
  const isReady = useSyncExternalStore(subscribeUpdateReady, isUpdateReady);
  const isOnForm = forms.includes(useLocation().pathname);
  const [step, setStep] = useState<Step>('asking');
  if (!isReady || step === 'later') return null;

  const update = async () => {
    setStep('working');
    if (!(await applyUpdate())) setStep('refused');
  };
  return (
    <div className={classes(styles['prompt'], isOnForm && styles['quiet'])}>
      <Banner
        tone="note"
        title={updateTexts.title}
        actions={<Choice step={step} update={update} later={() => setStep('later')} />}
      >
        <p>{step === 'refused' ? updateTexts.refused : updateTexts.body}</p>
      </Banner>
    </div>
  );
}

function Choice({ step, update, later }: { step: Step; update: () => Promise<void>; later: () => void }) {
  return (
    <>
      <Button disabled={step === 'working'} onClick={() => void update()}>
        {step === 'working' ? updateTexts.working : updateTexts.now}
      </Button>
      <Button look="quiet" onClick={later}>
        {updateTexts.later}
      </Button>
    </>
  );
}
