import { controlPairs, wordPairs } from '../ui/colour-pairs.ts';
import styles from './gallery.module.css';
import { colourNames, headings } from './headings.ts';
import { Section } from './section.tsx';

const sizes = ['xl', 'l', 'm', 's'];

/** Each colour that may stand on another, and the sizes of letters. */
export function ColourParts() {
  return (
    <Section title={headings.colours}>
      <ul className={styles['swatches']}>
        {wordPairs.map(([front, ground]) => (
          <li
            key={`${front}-${ground}`}
            className={styles['swatch']}
            style={{ background: `var(--${ground})`, color: `var(--${front})` }}
          >
            {colourNames.words(front, ground)}
          </li>
        ))}
        {controlPairs.map(([front, ground]) => (
          <li
            key={`${front}-${ground}-edge`}
            className={styles['swatch']}
            style={{ background: `var(--${ground})`, border: `3px solid var(--${front})` }}
          >
            {colourNames.edge(front, ground)}
          </li>
        ))}
      </ul>
      <div className={styles['scale']}>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }} dir="ltr">
            {colourNames.letters(size)}
          </p>
        ))}
      </div>
    </Section>
  );
}
