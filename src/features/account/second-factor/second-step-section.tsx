import { useState } from 'react';
import { secondStepTexts } from '../../../strings/accounts/account-page.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../shared/account-screen.module.css';
import { SecondStepEnd } from './second-step-end.tsx';
import { SecondStepSetUp } from './second-step-set-up.tsx';

/** A code besides the password at login: set up, or taken away again. */
export function SecondStepSection({ isOn, onChanged }: { isOn: boolean; onChanged(): void }) {
  // Which of the two was begun: the account may say "on" while the recovery codes still have to be kept.
  const [begun, setBegun] = useState<'set-up' | 'end'>();
  const [notice, setNotice] = useState('');
  const texts = secondStepTexts;

  function close(said: string): void {
    setBegun(undefined);
    setNotice(said);
    onChanged();
  }

  function cancel(): void {
    setBegun(undefined);
    // It may be done all the same: its answer was lost.
    onChanged();
  }

  return (
    <section className={styles['section']} aria-labelledby="account-second-step">
      <h2 id="account-second-step">{texts.title}</h2>
      {!begun && <p>{isOn ? texts.on : texts.off}</p>}
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
      {!begun && (
        <Button
          look={isOn ? 'danger' : 'plain'}
          onClick={() => {
            setNotice('');
            setBegun(isOn ? 'end' : 'set-up');
          }}
        >
          {isOn ? texts.end : texts.begin}
        </Button>
      )}
      {begun === 'end' && <SecondStepEnd onDone={() => close(texts.ended)} onCancel={cancel} />}
      {begun === 'set-up' && <SecondStepSetUp onDone={() => close('')} onCancel={cancel} />}
    </section>
  );
}
