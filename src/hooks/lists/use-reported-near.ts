import { useCallback, useEffect, useState } from 'react';
import type { Point } from '../../../contract/base/great-circle.ts';
import { reportedNear, type KnownNear } from '../../data/queries/lists/reported-near.ts';
import { refreshReportIndex } from '../../data/sync/refresh-report-index.ts';
import { isMeteredLink, isThinLink, onLinkChange } from '../../platform/link.ts';
import { useQuery } from '../shared/use-query.ts';

export interface ReportedState {
  /** Undefined while this phone is being asked. */
  known: KnownNear | undefined;
  isAsking: boolean;
  /** The last question brought no answer. */
  hasFailed: boolean;
  /** Asks the server, because somebody wants it. */
  ask(): void;
}

/**
 * What is already reported near the place. The server is asked by itself on a link that is neither thin nor metered, and by a phone that
 * was here before: a first visit has to bring the app.
 */
export function useReportedNear(disasterType: string, place: Point | undefined): ReportedState {
  const { lat, lng } = place ?? {};
  const at = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const known = useQuery(() => reportedNear(disasterType, at), [disasterType, lat, lng]);
  const ask = useCallback(() => {
    setAsking(true);
    void refreshReportIndex(lat === undefined || lng === undefined ? undefined : { lat, lng }).then((isThere) => {
      setAsking(false);
      setFailed(!isThere);
    });
  }, [lat, lng]);
  useEffect(() => {
    const askUnasked = () => {
      if (mayAskUnasked()) ask();
    };
    askUnasked();
    return onLinkChange(askUnasked);
  }, [ask]);
  return { known, isAsking, hasFailed, ask };
}

function mayAskUnasked(): boolean {
  const wasHere =
    typeof navigator.serviceWorker?.controller === 'object' && navigator.serviceWorker.controller !== null;
  return navigator.onLine && wasHere && !isThinLink() && !isMeteredLink();
}
