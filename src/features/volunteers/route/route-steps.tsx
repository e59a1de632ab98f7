import { placeOnStep } from '../../../maps/route/on-way.ts';
import type { Route } from '../../../maps/route/route.ts';
import { routeTexts } from '../../../strings/volunteers/route.ts';
import { Fold } from '../../../ui/fold.tsx';
import { BlockedHere } from './blocked-here.tsx';
import styles from './route.module.css';
import { stepWords } from './step-words.ts';

interface RouteStepsProps {
  route: Pick<Route, 'line' | 'steps'>;
  /** Absent where this person may report no blocked roads. */
  onBlocked: (() => void) | undefined;
}

/** The way in words: for who cannot see the line, or drives with somebody who reads it out. */
export function RouteSteps({ route, onBlocked }: RouteStepsProps) {
  return (
    <Fold summary={routeTexts.steps} isOpenAtFirst>
      <ol className={styles['steps']} aria-label={routeTexts.steps}>
        {route.steps.map((step, index) => {
          const place = onBlocked && placeOnStep(route, index);
          const words = stepWords(step);
          return (
            <li key={index}>
              <div className={styles['step']}>
                <span data-step>{words}</span>
                {place && <BlockedHere place={place} stretch={words} onBlocked={onBlocked} />}
              </div>
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
