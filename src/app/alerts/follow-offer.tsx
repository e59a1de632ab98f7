import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { systemClock } from '../../../contract/base/clock.ts';
import { turnAlertsOff, turnAlertsOn } from '../../data/commands/alerts/alerts.ts';
import type { PushState } from '../../data/queries/alerts.ts';
import { bringPush } from '../../hooks/alerts/bring-push.ts';
import { useSavedItem } from '../../hooks/items/use-saved-item.ts';
import { askForAlerts, type AlertPermission } from '../../platform/push/alert-permission.ts';
import { routes } from '../../routes.ts';
import { alertCardTexts, alertTexts, followTexts } from '../../strings/shell/alerts.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './alert-card.module.css';

interface FollowOfferProps {
  state: PushState | null;
  permission: AlertPermission;
}

/** Under what has just arrived: to be told of what becomes of it. */
export function FollowOffer(props: FollowOfferProps) {
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get('item');
  const isOfForm = pathname === routes.reportDisaster || pathname === routes.requestAssistance;
  return isOfForm && id !== null ? <OfferFor key={id} id={id} {...props} /> : null;
}

function OfferFor({ id, state, permission }: FollowOfferProps & { id: string }) {
  const saved = useSavedItem(id);
  const [notice, setNotice] = useState('');
  const item = saved.kind === 'ready' ? saved.value.item : undefined;
  // A host that gives no receipts tells nobody what becomes of anything.
  if (!item || item.state !== 'sent' || item.isPlain) return null;
  if (permission === 'install' || permission === 'never') return null;
  const isOn = permission === 'allowed' && state?.isOn === true;
  const isFollowed =
    isOn && (state.followed.includes(id) || state.follow.includes(id) || item.createdAt >= state.begunAt);
  async function ask(): Promise<void> {
    if (permission === 'ask') setNotice(alertCardTexts.browserAsks);
    const answer = await askForAlerts();
    if (answer !== 'allowed') return setNotice(answer === 'blocked' ? '' : alertCardTexts.notAnswered);
    const kept = await turnAlertsOn(systemClock.now(), id);
    setNotice(kept.ok ? '' : followTexts.notKept);
    void bringPush();
  }
  async function turnOff(): Promise<void> {
    const kept = await turnAlertsOff(systemClock.now());
    setNotice(kept.ok ? '' : followTexts.notKept);
    void bringPush();
  }
  return (
    <section className={classes(styles['card'], styles['below'])} data-follow={isFollowed || undefined}>
      {!isFollowed && permission !== 'blocked' && (
        <>
          {permission === 'ask' && <p className={styles['hint']}>{followTexts.asks}</p>}
          <div className={styles['actions']}>
            <Button icon="info" onClick={() => void ask()}>
              {followTexts.ask}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles['status']}>
        {notice || standing(isFollowed, permission, state?.followed.includes(id) === true)}
      </p>
      {/* Who has an account finds it there, among more of the kind. */}
      {isFollowed && state.owner === '' && (
        <div className={styles['actions']}>
          <Button look="quiet" onClick={() => void turnOff()}>
            {alertTexts.turnOff}
          </Button>
        </div>
      )}
    </section>
  );
}

function standing(isFollowed: boolean, permission: AlertPermission, isTold: boolean): string {
  if (isFollowed) return isTold ? followTexts.on : followTexts.waits;
  return permission === 'blocked' ? followTexts.blocked : '';
}
