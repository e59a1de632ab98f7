import { useCallback, useEffect, useState } from 'react';
import { reportedNear, type KnownNear, type Said } from '../../data/queries/lists/reported-near.ts';
import { refreshReportIndex } from '../../data/sync/refresh-report-index.ts';
import { isMeteredLink, isThinLink, onLinkChange } from '../../platform/link.ts';
import { loadUntilThere } from '../shared/load-until-there.ts';
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
 * What is already reported near the place, or by the words of the form. The server is asked by itself on a link that is neither thin nor
 * metered, and by a phone that was here before: a first visit has to bring the app.
 */
export function useReportedNear({ disasterType, place, words }: Omit<Said, 'soundOf'>): ReportedState {
  const { lat, lng } = place ?? {};
  const at = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const soundOf = useSoundOfNames(words);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const known = useQuery(
    () => reportedNear({ disasterType, place: at, words, soundOf }),
    [disasterType, lat, lng, words, soundOf],
  );
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

/** What compares names by their sound, brought once somebody writes Devanagari. */
function useSoundOfNames(words: string): ((text: string) => string) | undefined {
  const [sound, setSound] = useState<{ of(text: string): string }>();
  const isNeeded = /[\u0900-\u097f]/.test(words);
  useEffect(() => {
    if (!isNeeded) return;
    void loadUntilThere(() => import('../../strings/search/name-sound.ts')).then(({ soundOfNames }) =>
      setSound({ of: soundOfNames }),
    );
  }, [isNeeded]);
  return isNeeded ? sound?.of : undefined;
}

function mayAskUnasked(): boolean {
  const wasHere =
    typeof navigator.serviceWorker?.controller === 'object' && navigator.serviceWorker.controller !== null;
  return navigator.onLine && wasHere && !isThinLink() && !isMeteredLink();
}
