import type { Point } from '../../../../contract/base/great-circle.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { sizeText } from '../../../strings/size.ts';
import { drivingTimeText, roadLengthText, routeTexts } from '../../../strings/volunteers/route.ts';
import { taskTexts } from '../../../strings/volunteers/tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/field.tsx';
import { awayWords } from '../place/direction.ts';
import { useOwnPosition } from '../place/own-position.ts';
import { classes } from '../../../ui/classes.ts';
import { LazyGoogleConsent } from '../../../maps/google/lazy-google-consent.tsx';
import styles from '../list/task.module.css';
import type { RouteState } from './use-route.ts';

interface RouteAskingProps {
  state: RouteState;
  place: Point;
}

/** The buttons that bring a route, who gets the position by that, and the way to take that back. */
export function RouteAsking({ state, place }: RouteAskingProps) {
  const own = useOwnPosition();
  const accuracyM = (own.kind === 'on' && own.accuracyM) || 0;
  const { host, googleKey, hasRoads, missingBytes, isAllowed, kind, found, hasTakenBack } = state;
  const isAsking = kind === 'asking';
  const hasService = host !== undefined || googleKey !== undefined;
  const mustAsk = hasService && !isAllowed;
  const words = isAsking ? routeTexts.working : kind === 'asked' ? foundWords(found, place, accuracyM) : '';
  return (
    <>
      {(mustAsk || state.offersGoogle) && <Consent state={state} />}
      <div className={styles['near']}>
        <Button
          icon="pin"
          aria-disabled={isAsking}
          aria-describedby={mustAsk ? CONSENT : undefined}
          onClick={() => state.show()}
        >
          {!hasService && !hasRoads ? taskTexts.howFarFromHere : found && !mustAsk ? routeTexts.again : routeTexts.show}
        </Button>
        {hasService && (!isAllowed || hasRoads) && (
          <Button look="quiet" aria-disabled={isAsking} onClick={() => state.show(true)}>
            {hasRoads ? routeTexts.ownRoads : routeTexts.onPhone}
          </Button>
        )}
        {missingBytes > 0 && (
          <Button icon="down" aria-disabled={isAsking} onClick={() => state.showByRoads({ mayFetch: true })}>
            {routeTexts.fetchRoads(sizeText(missingBytes))}
          </Button>
        )}
      </div>
      {hasRoads && state.avoidsUnconfirmed && (
        <CheckField
          name="avoidsUnconfirmed"
          label={routeTexts.avoidUnconfirmed}
          checked
          onChange={() => state.setAvoidsUnconfirmed(false)}
        />
      )}
      <p role="status" className={classes(styles['note'], styles['quietly'])}>
        {hasTakenBack ? routeTexts.takenBack : words}
      </p>
      {hasService ? (
        <Agreed state={state} />
      ) : (
        <p className={styles['note']}>{hasRoads ? routeTexts.roadsStay : routeTexts.stays}</p>
      )}
    </>
  );
}

const CONSENT = 'route-consent';

/** Who is told what by a tap, before it. Google is one of them once that can be read. */
function Consent({ state: { host, allowed, offersGoogle, nameGoogle } }: { state: RouteState }) {
  const withoutGoogle = host !== undefined && !allowed.host && <p>{routeTexts.asks(leftToRight(host))}</p>;
  return (
    <div id={CONSENT}>
      {offersGoogle ? <LazyGoogleConsent host={host} onShown={nameGoogle} without={withoutGoogle} /> : withoutGoogle}
    </div>
  );
}

/** Whom the person allowed to be told, and the way to take that back. */
function Agreed({ state: { host, allowed, takeBack } }: { state: RouteState }) {
  const names = [
    ...(allowed.google ? ['Google'] : []),
    ...(allowed.host && host !== undefined ? [leftToRight(host)] : []),
  ];
  if (names.length === 0) return null;
  return (
    <div className={styles['near']}>
      {names.map((name) => (
        <p key={name} className={styles['note']}>
          {routeTexts.agreed(name)}
        </p>
      ))}
      <Button look="quiet" onClick={takeBack}>
        {routeTexts.takeBack}
      </Button>
    </div>
  );
}

/** Said once to who does not see the page change. */
function foundWords(found: RouteState['found'], place: Point, accuracyM: number): string {
  // A kept one was there before, and why it is not another is said beside it.
  if (!found || found.provider === 'kept') return '';
  const { by, from, metres, seconds } = found.route;
  const [distance, time] = [roadLengthText(metres), drivingTimeText(seconds)];
  if (by !== 'estimate') return routeTexts.found(distance, time);
  return `${awayWords(from, place, accuracyM)}. ${routeTexts.estimated(distance, time)}`;
}
