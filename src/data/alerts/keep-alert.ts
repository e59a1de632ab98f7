import type { OutboxStore } from '../outbox/ports.ts';
import { ALERTS_KEY, readSession } from '../outbox/accounts/session.ts';
import type { KeptAlert, KeptAlerts } from './kept-alert.ts';

/** More than a week's, at the most that are sent in a day. */
const KEPT_AT_MOST = 50;

/** Keeps the alert for whoever is logged in on this phone; where nobody is, it was for who has just left. Rejects when storage refuses. */
export function keepAlert(store: OutboxStore, alert: KeptAlert): Promise<void> {
  return store.write(async (transaction) => {
    const owner = (await readSession(transaction))?.accountId;
    if (owner === undefined) return;
    const kept = (await transaction.meta(ALERTS_KEY)) as KeptAlerts | undefined;
    const before = kept?.owner === owner ? kept.alerts.filter(({ id }) => id !== alert.id) : [];
    await transaction.putMeta(ALERTS_KEY, { owner, alerts: [alert, ...before].slice(0, KEPT_AT_MOST) });
  });
}
