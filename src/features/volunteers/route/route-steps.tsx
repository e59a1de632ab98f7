import type { RouteStep } from '../../../maps/route/route.ts';
import { routeTexts } from '../../../strings/volunteers/route.ts';
import { Fold } from '../../../ui/fold.tsx';
import styles from './route.module.css';
import { stepWords } from './step-words.ts';

/** The way in words: for who cannot see the line, or drives with somebody who reads it out. */
export function RouteSteps({ steps }: { steps: readonly RouteStep[] }) {
  return (
    <Fold summary={routeTexts.steps} isOpenAtFirst>
      <ol className={styles['steps']} aria-label={routeTexts.steps}>
        {steps.map((step, index) => (
          <li key={index}>{stepWords(step)}</li>
        ))}
      </ol>
    </Fold>
  );
}
