import { routes } from '../../routes.ts';
import { unbuiltTexts } from '../../strings/shell/app.ts';
import { outboxTexts } from '../../strings/shell/outbox.ts';
import { titles } from '../../strings/shell/titles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './unbuilt-screen.module.css';

/** For every address that this version has no screen for. */
export default function UnbuiltScreen() {
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.unbuilt}</h1>
      <p>{unbuiltTexts.body}</p>
      <ButtonLink to={routes.reportDisaster} look="alarm" icon="report" isWide>
        {titles.report}
      </ButtonLink>
      <ButtonLink to={routes.requestAssistance} look="aid" icon="aid" isWide>
        {titles.aid}
      </ButtonLink>
      <ButtonLink to={routes.outbox} icon="phone" isWide>
        {outboxTexts.see}
      </ButtonLink>
    </div>
  );
}
