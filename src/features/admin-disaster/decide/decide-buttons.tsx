import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { reportDecisionTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import styles from '../shared/admin-disaster.module.css';

/** What is asked once more before it is done. */
export type Question = 'alert' | 'approve' | 'wanted' | 'resolve' | 'reopen' | 'dismiss' | 'bringBack';

interface DecideButtonsProps {
  report: AdminReport;
  isBusy: boolean;
  onAsk(question: Question): void;
  onRelease(): void;
}

const looks: Readonly<Partial<Record<Question, ButtonLook>>> = { alert: 'alarm', resolve: 'aid', dismiss: 'danger' };

/** Section 2: only a pending disaster has 'Alert Volunteers', only an active one 'Mark as Resolved'. */
const questions: Readonly<Record<AdminReport['shownStatus'], readonly Question[]>> = {
  pending: ['alert', 'approve', 'dismiss'],
  active: ['resolve', 'alert', 'wanted', 'dismiss'],
  resolved: ['reopen'],
  dismissed: ['bringBack'],
};

export function DecideButtons({ report: { shownStatus, lane }, isBusy, onAsk, onRelease }: DecideButtonsProps) {
  const label = (question: Question) =>
    question === 'alert' && shownStatus === 'active' ? words.alertAgain : words[question];
  const look = (question: Question) =>
    question === 'alert' && shownStatus === 'active' ? 'plain' : (looks[question] ?? 'plain');
  return (
    <div className={styles['buttons']}>
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
      {lane === 'triage' && shownStatus !== 'active' && (
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onRelease()}>
          {words.release}
        </Button>
      )}
    </div>
  );
}
