import { routes } from '../../routes.ts';
import { helpTexts } from '../../strings/public/disaster.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './disaster-screen.module.css';

/** With money, with one's hands, and with what one knows. To one that is over nobody sets out any more. */
export function WaysToHelp({ id, isOver }: { id: string; isOver: boolean }) {
  return (
    <section className={styles['section']}>
      <h2>{helpTexts.title}</h2>
      <div className={styles['doors']}>
        <ButtonLink to={`${routes.donate}?campaign=${encodeURIComponent(id)}`} look="aid">
          {helpTexts.donate}
        </ButtonLink>
        {!isOver && <ButtonLink to={routes.volunteer}>{helpTexts.volunteer}</ButtonLink>}
        <ButtonLink to={routes.requestAssistance} icon="aid">
          {helpTexts.aid}
        </ButtonLink>
        <ButtonLink to={routes.reportDisaster} icon="report">
          {helpTexts.report}
        </ButtonLink>
      </div>
    </section>
  );
}
