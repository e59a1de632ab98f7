import { adminShownMessages, reportDecisionTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../shared/admin-disaster.module.css';
import type { Resolving } from './use-resolve.ts';

/** Section 8: what is said of the step at which it stopped. */
const messages = {
  report: 'reportStatusFailed',
  disaster: 'disasterStatusFailed',
  volunteers: 'volunteerStatusFailed',
} as const;

/** How resolving goes on: at work, stopped at a step, or saved for when there is a network. */
export function ResolveState({ resolve, onAct }: { resolve: Resolving; onAct(): void }) {
  const { isBusy, stopped, isKept, start } = resolve;
  if (stopped) {
    const again = () => {
      onAct();
      start();
    };
    return (
      <Banner
        tone="bad"
        title={adminShownMessages[messages[stopped.step]]}
        actions={<Button onClick={again}>{words.resolveAgain}</Button>}
      >
        <p>{askedFailureText(stopped.failure)}</p>
        {stopped.step !== 'report' && <p>{words.resolveStopped}</p>}
      </Banner>
    );
  }
  return (
    <p role="status" className={styles['soft']}>
      {isBusy ? words.resolving : isKept && words.resolveKept}
    </p>
  );
}
