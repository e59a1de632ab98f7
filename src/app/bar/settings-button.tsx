import { lazy, Suspense, useState } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { language, languageCodes, languages } from '../../strings/language.ts';
import { settingsTexts } from '../../strings/shell/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './settings-button.module.css';

const SettingsSheet = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./settings-sheet.tsx')).SettingsSheet })),
);

/** Opens the choice of language and display. Names the language that is spoken, or says this. */
export function SettingsButton({ label }: { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['button']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name={label === undefined ? 'globe' : 'display'} size={20} />
        {label ?? <Spoken />}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The language that is spoken; where there is room, the others too: whoever reads none but theirs finds it. */
function Spoken() {
  const all = [language(), ...languageCodes.filter((code) => code !== language())];
  return (
    <>
      <span className={styles['title']}>{settingsTexts.title} </span>
      {all.map((code) => (
        <span key={code} lang={code} className={code === language() ? undefined : styles['other']}>
          {languages[code].name}
        </span>
      ))}
    </>
  );
}
