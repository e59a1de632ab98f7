import { useState, type ReactNode } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { placePhone } from '../../data/commands/alerts/alerts.ts';
import { askPlace, bringPush } from '../../hooks/alerts/bring-push.ts';
import { alertCardTexts, alertTexts } from '../../strings/shell/alerts.ts';
import { sharingTexts } from '../../strings/volunteers/sharing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './alert-card.module.css';
import { alertsAddress } from './alerts-address.ts';

interface AlertPlaceProps {
  later: ReactNode;
  onPlaced(): void;
  /** It is chosen where all else of alerts is. */
  onElsewhere(): void;
}

/** Near what: one more tap, which the browser asks about by itself. */
export function AlertPlace({ later, onPlaced, onElsewhere }: AlertPlaceProps) {
  const [notice, setNotice] = useState('');
  async function place(): Promise<void> {
    setNotice(alertCardTexts.finding);
    const found = await askPlace();
    if (!found.ok) return setNotice(sharingTexts[found.failure]);
    const kept = await placePhone(found.value, systemClock.now());
    if (!kept.ok) return setNotice(alertTexts.notKept);
    void bringPush();
    return onPlaced();
  }
  return (
    <>
      <p>{alertCardTexts.placeBody}</p>
      <p role="status" className={styles['status']}>
        {notice}
      </p>
      <div className={styles['actions']}>
        <Button look="aid" icon="pin" onClick={() => void place()}>
          {alertCardTexts.thisPhone}
        </Button>
        <ButtonLink to={alertsAddress('volunteer')} icon="globe" onClick={onElsewhere}>
          {alertCardTexts.otherPlace}
        </ButtonLink>
        {later}
      </div>
    </>
  );
}
