import { googleTexts } from '../../strings/public/google.ts';
import styles from './google-links.module.css';

/** What Google does with what it is sent, and on which terms: whoever offers its maps has to show where that is said. */
export function GoogleLinks() {
  return (
    <p className={styles['links']}>
      <a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer">
        {googleTexts.privacy}
      </a>
      <a href="https://maps.google.com/help/terms_maps/" target="_blank" rel="noreferrer">
        {googleTexts.terms}
      </a>
    </p>
  );
}
