import { useState, type ReactNode } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { turnAlertsOn } from '../../data/commands/alerts/alerts.ts';
import { bringPush } from '../../hooks/alerts/bring-push.ts';
import { askForAlerts } from '../../platform/push/alert-permission.ts';
import { alertCardTexts, alertTexts } from '../../strings/shell/alerts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './alert-card.module.css';
import type { AlertAudience, AlertStep } from './alert-step.ts';

interface AlertAskProps {
  audience: AlertAudience;
  later: ReactNode;
  onStep(step: AlertStep): void;
}

/** The tap that the browser wants to have seen before it asks itself. */
export function AlertAsk({ audience, later, onStep }: AlertAskProps) {
  const [notice, setNotice] = useState('');
  async function ask(): Promise<void> {
    setNotice(alertCardTexts.browserAsks);
    const permission = await askForAlerts();
    if (permission === 'blocked') return onStep('blocked');
    if (permission !== 'allowed') return setNotice(alertCardTexts.notAnswered);
    const kept = await turnAlertsOn(systemClock.now());
    if (!kept.ok) return setNotice(alertTexts.notKept);
    void bringPush();
    return onStep(audience === 'volunteer' ? 'place' : 'done');
  }
  return (
    <>
      <p>{alertCardTexts.body[audience]}</p>
      <p role="status" className={styles['status']}>
        {notice}
      </p>
      <div className={styles['actions']}>
        <Button look="aid" onClick={() => void ask()}>
          {alertCardTexts.allow}
        </Button>
        {later}
      </div>
    </>
  );
}
