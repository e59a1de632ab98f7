import type { Application } from '../../../../contract/entities/account.ts';
import { approvalTexts } from '../../../strings/admin/approvals.ts';
import { isolated } from '../../../strings/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import type { Decision } from './recent-decisions.ts';

interface DecideButtonsProps {
  application: Application;
  onBegin(application: Application, decision: Decision['decision']): void;
}

/** Each says whom it is about: a list of equal buttons tells a screen reader nothing. */
export function DecideButtons({ application, onBegin }: DecideButtonsProps) {
  const { approve, refuse, about } = approvalTexts;
  return (
    <>
      <Button
        look="aid"
        aria-label={about(approve, isolated(application.name))}
        onClick={() => onBegin(application, 'approve')}
      >
        {approve}
      </Button>
      <Button
        look="danger"
        aria-label={about(refuse, isolated(application.name))}
        onClick={() => onBegin(application, 'refuse')}
      >
        {refuse}
      </Button>
    </>
  );
}
