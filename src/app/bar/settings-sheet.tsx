import { createPortal } from 'react-dom';
import { settingsTexts } from '../../strings/shell/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LanguageList } from './language-list.tsx';
import styles from './settings-sheet.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** Language and display in one place. Stands outside of what opened it: a menu that closes must not take it along. */
export function SettingsSheet({ onClose }: { onClose(): void }) {
  return createPortal(
    <Dialog title={settingsTexts.title} onCancel={onClose}>
      <div className={styles['parts']}>
        <section aria-labelledby="settings-language" className={styles['part']}>
          <h3 id="settings-language">{settingsTexts.language}</h3>
          <LanguageList />
          <p className={styles['hint']}>{settingsTexts.languageHint}</p>
        </section>
        <ThemeChoice />
        <Button onClick={onClose}>{settingsTexts.close}</Button>
      </div>
    </Dialog>,
    document.body,
  );
}
