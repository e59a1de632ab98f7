import type { RouteSearch } from '../../../maps/route/find-route.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { drivingTimeText, roadLengthText, routeTexts } from '../../../strings/volunteers/route.ts';
import { clockTime } from '../../../strings/volunteers/tasks.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import styles from '../list/task.module.css';

type RouteFactsProps = NonNullable<RouteSearch['found']> & { now: number };

/** How far it is and how long it takes, where that was heard and when. */
export function RouteFacts({ route, provider, now }: RouteFactsProps) {
  const { by, metres, seconds, host, at, remarks = [] } = route;
  const isEstimate = by === 'estimate';
  const said = (value: string) => (isEstimate ? routeTexts.roughly(value) : value);
  const time = clockTime(at, now);
  return (
    <>
      <Facts>
        <Fact name={routeTexts.distance}>{said(roadLengthText(metres))}</Fact>
        <Fact name={routeTexts.duration}>{said(drivingTimeText(seconds))}</Fact>
        {host !== undefined && (
          <Fact name={routeTexts.source}>
            {provider === 'kept' ? routeTexts.kept(time) : routeTexts.from(leftToRight(host), time)}
          </Fact>
        )}
      </Facts>
      {provider === 'kept' && <p className={styles['note']}>{routeTexts.keptStart}</p>}
      {remarks.map((remark) => (
        <p key={remark} dir="auto" className={styles['note']}>
          {remark}
        </p>
      ))}
      <p className={styles['note']}>{isEstimate ? routeTexts.estimate : routeTexts.caution}</p>
    </>
  );
}
