import type { Point } from '../../../../contract/base/great-circle.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { sizeText } from '../../../strings/size.ts';
import { drivingTimeText, roadLengthText, routeTexts } from '../../../strings/volunteers/route.ts';
import { taskTexts } from '../../../strings/volunteers/tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { awayWords } from '../place/direction.ts';
import { classes } from '../../../ui/classes.ts';
import styles from '../list/task.module.css';
import type { RouteState } from './use-route.ts';

interface RouteAskingProps {
  state: RouteState;
  place: Point;
}

/** The buttons that bring a route, who gets the position by that, and the way to take that back. */
export function RouteAsking({ state, place }: RouteAskingProps) {
  const { host, hasRoads, missingBytes, isAllowed, kind, found, hasTakenBack, show, showByRoads, takeBack } = state;
  const isAsking = kind === 'asking';
  const words = isAsking ? routeTexts.working : kind === 'asked' ? foundWords(found, place) : '';
  const name = host === undefined ? '' : leftToRight(host);
  return (
    <>
      {host !== undefined && !isAllowed && <p id="route-consent">{routeTexts.asks(name)}</p>}
      <div className={styles['near']}>
        <Button
          icon="pin"
          aria-disabled={isAsking}
          aria-describedby={host !== undefined && !isAllowed ? 'route-consent' : undefined}
          onClick={() => show()}
        >
          {host === undefined && !hasRoads
            ? taskTexts.howFarFromHere
            : found && (isAllowed || host === undefined)
              ? routeTexts.again
              : routeTexts.show}
        </Button>
        {host !== undefined && (!isAllowed || hasRoads) && (
          <Button look="quiet" aria-disabled={isAsking} onClick={() => show(true)}>
            {hasRoads ? routeTexts.ownRoads : routeTexts.onPhone}
          </Button>
        )}
        {missingBytes > 0 && (
          <Button icon="down" aria-disabled={isAsking} onClick={() => showByRoads({ mayFetch: true })}>
            {routeTexts.fetchRoads(sizeText(missingBytes))}
          </Button>
        )}
      </div>
      <p role="status" className={classes(styles['note'], styles['quietly'])}>
        {hasTakenBack ? routeTexts.takenBack : words}
      </p>
      {host === undefined ? (
        <p className={styles['note']}>{hasRoads ? routeTexts.roadsStay : routeTexts.stays}</p>
      ) : (
        isAllowed && (
          <div className={styles['near']}>
            <p className={styles['note']}>{routeTexts.agreed(name)}</p>
            <Button look="quiet" onClick={takeBack}>
              {routeTexts.takeBack}
            </Button>
          </div>
        )
      )}
    </>
  );
}

/** Said once to who does not see the page change. */
function foundWords(found: RouteState['found'], place: Point): string {
  // A kept one was there before, and why it is not another the banner says.
  if (!found || found.provider === 'kept') return '';
  const { by, from, metres, seconds } = found.route;
  const [distance, time] = [roadLengthText(metres), drivingTimeText(seconds)];
  if (by !== 'estimate') return routeTexts.found(distance, time);
  return `${awayWords(from, place)}. ${routeTexts.estimated(distance, time)}`;
}
