import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { alertProgress, type AlertProgress, type ToldProgress } from '../../data/queries/admin/alert-progress.ts';
import { refreshAlertProgress } from '../../data/sync/refresh-alert-progress.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';

export interface AlertsState {
  /** As this phone heard last. */
  told: ToldProgress | undefined;
  /** The server was asked since what `stamp` tells of has happened, and has answered or not. */
  isAnswered: boolean;
  /** At the person's word: what is asked for by itself is no news until it is there. */
  isRefreshing: boolean;
  /** Why the last try brought nothing. */
  trouble: 'unreachable' | 'refused' | undefined;
  refresh(): void;
}

/**
 * How far the alerts to a disaster have come: this phone's copy, asked for anew when the screen opens, when `stamp` has become another,
 * and as long as more is to come while the page is looked at. `undefined` while the copy is being read.
 */
export function useAlertProgress(id: string, stamp: string): AlertsState | undefined {
  const account = usePerson()?.id;
  const [answer, setAnswer] = useState<{ stamp: string; trouble: AlertsState['trouble'] }>();
  const [isRefreshing, setRefreshing] = useState(false);
  const read = useQuery(async () => ({ told: await alertProgress(id) }), [id, account]);
  /** Only the answer to what was asked last counts. */
  const asked = useRef(0);
  const ask = useCallback(async () => {
    const turn = (asked.current += 1);
    const brought = await refreshAlertProgress(id);
    if (turn !== asked.current) return;
    const isAway = !brought.ok && (brought.failure.kind === 'unreachable' || brought.failure.kind === 'timed-out');
    setAnswer({ stamp, trouble: brought.ok ? undefined : isAway ? 'unreachable' : 'refused' });
  }, [id, stamp]);
  useEffect(() => whenWorthIt(() => void ask().catch(console.error)), [ask, account]);
  const againMs = read?.told && askAgainMs(read.told.alerts, systemClock.now());
  useEffect(() => {
    if (againMs === undefined) return undefined;
    const bring = () => document.visibilityState === 'visible' && void ask().catch(console.error);
    const timer = setInterval(bring, againMs);
    return () => clearInterval(timer);
  }, [ask, againMs]);
  const refresh = async () => {
    setRefreshing(true);
    await ask();
    setRefreshing(false);
  };
  return (
    read && {
      told: read.told,
      isAnswered: answer?.stamp === stamp,
      isRefreshing,
      trouble: answer?.trouble,
      refresh: () => void refresh().catch(console.error),
    }
  );
}

const SOON_MS = 15_000;
const LATER_MS = 60_000;
/** An alert goes to nobody more after that, and hardly anybody answers. */
const DAY_MS = 24 * 3_600_000;

/** Milliseconds after which the server is worth asking again; undefined: nothing more is to come. `now` in epoch milliseconds. */
export function askAgainMs(alerts: readonly AlertProgress[], now: number): number | undefined {
  if (alerts.some(({ state }) => state !== 'done')) return SOON_MS;
  const isAwaited = ({ at, sent, reached, held }: AlertProgress) =>
    now - epochMsOf(at) < DAY_MS && (reached < sent || held.quiet > 0);
  return alerts.some(isAwaited) ? LATER_MS : undefined;
}
