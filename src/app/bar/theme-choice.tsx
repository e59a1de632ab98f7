import { useState } from 'react';
import { themes, writeTheme, type Theme } from '../../data/appearance-store.ts';
import { showTheme, shownTheme } from '../../platform/appearance.ts';
import { settingsTexts } from '../../strings/shell/settings.ts';
import styles from './theme-choice.module.css';

const choices = ['automatic', ...themes] as const;

/** How the app looks: shown at once, kept on this phone. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(() => themes.find((one) => one === shownTheme()));
  const choose = (chosen: Theme | undefined) => {
    setTheme(chosen);
    showTheme(chosen);
    writeTheme(chosen);
  };
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>{settingsTexts.display}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={choice === (theme ?? 'automatic')}
            onChange={() => choose(choice === 'automatic' ? undefined : choice)}
          />
          <span>
            {settingsTexts.themes[choice]}
            {settingsTexts.themeHints[choice] && (
              <span className={styles['hint']}>{settingsTexts.themeHints[choice]}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
