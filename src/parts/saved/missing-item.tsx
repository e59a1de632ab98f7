import { routes } from '../../routes.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './saved-panel.module.css';

/** For an address of an item that this phone does not hold. */
export function MissingItem() {
  return (
    <section className={styles['panel']}>
      <h1 tabIndex={-1}>{savedTexts.missingTitle}</h1>
      <p>{savedTexts.missingBody}</p>
      <div className={styles['actions']}>
        <ButtonLink to={routes.outbox}>{savedTexts.seeWaiting}</ButtonLink>
        <ButtonLink to={routes.home}>{savedTexts.backHome}</ButtonLink>
      </div>
    </section>
  );
}
