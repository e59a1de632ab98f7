import { useState, useSyncExternalStore } from 'react';
import { isInstallable, installsByShareMenu, promptInstall, subscribeInstallable } from '../platform/install-prompt.ts';
import { installTexts } from '../strings/install.ts';
import { Button } from '../ui/button.tsx';
import styles from './install-card.module.css';

/** Offers to install the app where that is possible and not done; "Not now" holds until the next start. */
export function InstallCard() {
  const canAsk = useSyncExternalStore(subscribeInstallable, isInstallable);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || (!canAsk && !installsByShareMenu())) return null;
  return (
    <section className={styles['card']} aria-labelledby="install-title">
      <h2 id="install-title">{installTexts.title}</h2>
      <p>{installTexts.body}</p>
      {!canAsk && <p>{installTexts.byShareMenu}</p>}
      <div className={styles['actions']}>
        {canAsk && <Button onClick={() => void promptInstall()}>{installTexts.install}</Button>}
        <Button look="quiet" onClick={() => setDismissed(true)}>
          {installTexts.later}
        </Button>
      </div>
    </section>
  );
}
