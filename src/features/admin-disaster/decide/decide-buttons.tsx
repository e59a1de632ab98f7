import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { reportDecisionTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import styles from '../shared/admin-disaster.module.css';

/** What is asked once more before it is done. */
export type Question = 'alert' | 'approve' | 'wanted' | 'resolve' | 'reopen' | 'dismiss' | 'bringBack';

interface DecideButtonsProps {
  report: AdminReport;
  isBusy: boolean;
  /** It is active, and an alert to it reached somebody, or is on its way. */
  isReached: boolean;
  onAsk(question: Question): void;
  onRelease(): void;
}

const looks: Readonly<Partial<Record<Question, ButtonLook>>> = { alert: 'alarm', dismiss: 'danger' };

/**
 * Section 2: only a pending disaster has 'Alert Volunteers', only an active one 'Mark as Resolved'. That is never where 'Alert Volunteers' was a
 * moment ago, nor filled: what comes next is to see whom the alert reached, or to alert again where it reached nobody.
 */
const questions: Readonly<Record<AdminReport['shownStatus'], readonly Question[]>> = {
  pending: ['alert', 'approve', 'dismiss'],
  active: ['alert', 'wanted', 'resolve', 'dismiss'],
  resolved: ['reopen'],
  dismissed: ['bringBack'],
};

export function DecideButtons({ report, isBusy, isReached, onAsk, onRelease }: DecideButtonsProps) {
  const { shownStatus, lane } = report;
  const isActive = shownStatus === 'active';
  const label = (question: Question) => (question === 'alert' && isActive ? words.alertAgain : words[question]);
  const look = (question: Question) => (question === 'alert' && isReached ? 'plain' : (looks[question] ?? 'plain'));
  return (
    <div className={styles['buttons']}>
      {isReached && (
        <Button look="aid" onClick={() => document.getElementById('alerts-title')?.focus()}>
          {words.reach}
        </Button>
      )}
      {questions[shownStatus].map((question) => (
        <Button
          key={question}
          look={look(question)}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onAsk(question);
          }}
        >
          {label(question)}
        </Button>
      ))}
      {lane === 'triage' && !isActive && (
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onRelease()}>
          {words.release}
        </Button>
      )}
    </div>
  );
}
