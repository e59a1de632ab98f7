import { routes } from '../../routes.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './ways-on.module.css';

/** What a reader may do next. */
export function WaysOn() {
  return (
    <section className={styles['ways']}>
      <h2>{guideTexts.tell}</h2>
      <div className={styles['buttons']}>
        <ButtonLink to={routes.reportDisaster} icon="report">
          {titles.report}
        </ButtonLink>
        <ButtonLink to={routes.requestAssistance} icon="aid">
          {titles.aid}
        </ButtonLink>
      </div>
      <div>
        <Button look="quiet" onClick={() => window.print()}>
          {guideTexts.print}
        </Button>
      </div>
    </section>
  );
}
