import type { ReactNode } from 'react';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { ShownRoad } from '../../hooks/roads/use-roads.ts';
import { roadPoint } from './road-on-map.ts';
import { mapsLink } from '../../platform/maps-link.ts';
import { degreesText } from '../../strings/public/disasters.ts';
import { nearLine } from '../../strings/public/near-line.ts';
import { roadKind, roadStateNames, roadTexts } from '../../strings/public/roads.ts';
import { timeSince } from '../../strings/time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './road-list.module.css';

/** 0.0001° is about ten metres: which bend of a road it is. */
const DECIMALS = 4;

interface RoadListProps {
  roads: readonly ShownRoad[];
  /** Epoch milliseconds. */
  now: number;
  /** What can be done with each. */
  actionsOf?: (road: ShownRoad) => ReactNode;
}

/** Blocked roads in words: what a map shows of them, for whoever cannot see it. */
export function RoadList({ roads, now, actionsOf }: RoadListProps) {
  return (
    <ul className={styles['roads']}>
      {roads.map((road) => (
        <li key={road._id} className={styles['road']} data-road={road._id}>
          <Road road={road} now={now} />
          {actionsOf && <div className={styles['actions']}>{actionsOf(road)}</div>}
        </li>
      ))}
    </ul>
  );
}

function Road({ road, now }: { road: ShownRoad; now: number }) {
  const { kind, state, reportedAt, confirmedAt, passedAt, expiresAt, near, note, isWaiting } = road;
  const since = (iso: string) => timeSince(epochMsOf(iso), now);
  const isOver = state === 'lifted' || state === 'expired';
  return (
    <>
      <p className={styles['head']}>
        <strong>{roadKind(kind)}</strong>
        <span>{roadStateNames[state]}</span>
      </p>
      {near && <p>{nearLine(near)}</p>}
      {note && (
        <p dir="auto" className={styles['note']}>
          {note}
        </p>
      )}
      <p className={styles['soft']}>
        {roadTexts.reported(since(reportedAt))}
        {confirmedAt !== undefined && ` · ${roadTexts.confirmed(since(confirmedAt))}`}
        {!isOver && ` · ${roadTexts.until(exactTime(epochMsOf(expiresAt)))}`}
      </p>
      {passedAt !== undefined && <p className={styles['soft']}>{roadTexts.passed(since(passedAt))}</p>}
      {isWaiting && <p className={styles['soft']}>{roadTexts.waiting}</p>}
      <p>
        <a className={styles['link']} href={mapsLink(roadPoint(road))} rel="noreferrer">
          <Icon name="pin" size={20} />
          {roadTexts.openInMaps} ({degreesOf(road)})
        </a>
      </p>
    </>
  );
}

/** Where it is: beside which town, where a server has told that, and in degrees. */
export function placeText(road: ShownRoad): string {
  const degrees = degreesOf(road);
  return road.near ? `${nearLine(road.near)} · ${degrees}` : degrees;
}

function degreesOf(road: ShownRoad): string {
  const { lat, lng } = roadPoint(road);
  return degreesText(lat, lng, DECIMALS);
}
