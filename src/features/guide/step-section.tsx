import type { GuideSection } from '../../strings/guide/shape.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './step-section.module.css';

/** What may not be done looks different from what is to be done. */
const NEVER = 'never';

/** Steps under their heading. Heading and steps can be led to: `#during`, `#during-3`. */
export function StepSection({ id, section }: { id: string; section: GuideSection }) {
  const isNever = id === NEVER;
  const titleId = `${id}-title`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={styles[isNever ? 'never' : 'section']}>
      <h2 id={titleId}>
        {isNever && <Icon name="alert" />}
        {section.title}
      </h2>
      <ol className={styles['steps']}>
        {section.steps.map((step, index) => (
          <li key={step} id={`${id}-${index + 1}`} tabIndex={-1} className={styles['step']}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
