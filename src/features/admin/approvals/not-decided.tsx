import type { ActFailure } from '../../../data/commands/admin/acts.ts';
import { approvalStateTexts } from '../../../strings/admin/admin-approvals.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** Why the last press saved nothing. */
export function NotDecided({ failure }: { failure: ActFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <Banner tone="bad">
      <p>{failure.kind === 'signed-out' ? approvalStateTexts.signedOut : approvalStateTexts.notSaved}</p>
    </Banner>
  );
}
