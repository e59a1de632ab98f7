import { useRef, useState, type Ref } from 'react';
import { sharesStorage, type InstallWay } from '../../platform/install-way.ts';
import { installTexts } from '../../strings/shell/install.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusHeir } from '../../ui/form/use-focus-heir.ts';
import styles from './install-card.module.css';
import { InstallElsewhere } from './install-elsewhere.tsx';
import { InstallSteps } from './install-steps.tsx';

interface InstallCardProps {
  way: InstallWay;
  /** Something waits on this phone. */
  hasUnsent: boolean;
  /** The person asked for it: no step more between them and the way. */
  isWanted: boolean;
  onInstall(): void;
  onLater(): void;
  onDone(): void;
  ref: Ref<HTMLElement>;
}

/** What is gained by installing, and how it is done in this browser. */
export function InstallCard({ way, hasUnsent, isWanted, onInstall, onLater, onDone, ref }: InstallCardProps) {
  const [isOpen, setOpen] = useState(isWanted);
  const opened = useRef<HTMLDivElement>(null);
  const isBySteps = way === 'share-menu' || way === 'menu';
  const isShown = isOpen && way !== 'offer';
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles['card']}
      aria-labelledby="install-title"
      {...useFocusHeir(opened)}
    >
      <h2 id="install-title">{installTexts.title}</h2>
      <p>{installTexts.body}</p>
      {hasUnsent && !sharesStorage(way) && <p className={styles['stays']}>{installTexts.staysHere}</p>}
      {isShown && (
        <div ref={opened} tabIndex={-1} className={styles['how']}>
          {isBySteps ? <InstallSteps way={way} /> : <InstallElsewhere way={way} />}
        </div>
      )}
      <div className={styles['actions']}>
        {way === 'offer' && (
          <Button look="aid" onClick={onInstall}>
            {installTexts.install}
          </Button>
        )}
        {way !== 'offer' && !isOpen && <Button onClick={() => setOpen(true)}>{installTexts.show}</Button>}
        {isShown && isBySteps && <Button onClick={onDone}>{installTexts.done}</Button>}
        <Button look="quiet" onClick={onLater}>
          {installTexts.later}
        </Button>
      </div>
    </section>
  );
}
