import { useState } from 'react';
import { language, languageCodes, languages, type Language } from '../../strings/language.ts';
import { settingsTexts } from '../../strings/shell/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { changeLanguage } from './change-language.ts';
import styles from './language-list.module.css';

type Step = 'loading' | 'missing' | 'unkept';

/** Every language by its own name, so that whoever reads no other finds it; a tap changes to it. */
export function LanguageList() {
  const [step, setStep] = useState<Step>();
  const choose = async (code: Language) => {
    if (step === 'loading' || code === language()) return;
    setStep('loading');
    setStep(await changeLanguage(code));
  };
  return (
    <>
      <ul className={styles['list']}>
        {languageCodes.map((code) => (
          <li key={code}>
            <Choice code={code} isBusy={step === 'loading'} onChoose={() => void choose(code)} />
          </li>
        ))}
      </ul>
      <p role="status" className={styles['notice']}>
        {step && settingsTexts[step]}
      </p>
    </>
  );
}

function Choice({ code, isBusy, onChoose }: { code: Language; isBusy: boolean; onChoose(): void }) {
  const { name, direction } = languages[code];
  const isCurrent = code === language();
  return (
    <button
      type="button"
      lang={code}
      dir={direction}
      className={styles['choice']}
      aria-current={isCurrent}
      aria-disabled={isBusy}
      onClick={onChoose}
    >
      {name}
      {isCurrent && <Icon name="check" size={20} />}
    </button>
  );
}
