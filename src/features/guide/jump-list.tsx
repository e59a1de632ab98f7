import { guideTexts } from '../../strings/guide-screens.ts';
import type { GuideTopic } from '../../strings/guide/shape.ts';
import styles from './jump-list.module.css';

/** The sections of this page. Plain links: the browser itself goes there, and back. */
export function JumpList({ sections }: { sections: GuideTopic['sections'] }) {
  return (
    <nav aria-label={guideTexts.onThisPage} className={styles['nav']}>
      <ul className={styles['list']}>
        {Object.entries(sections).map(([key, { title }]) => (
          <li key={key}>
            <a href={`#${key}`} className={styles['link']}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
