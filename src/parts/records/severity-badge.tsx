import { severities } from '../../../contract/enumerations.ts';
import { severityWords } from '../../strings/public/disasters.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

const tones = { mild: 'neutral', moderate: 'info', severe: 'bad', critical: 'bad' } as const;

/** How grave it is; nothing where that is not one of the contract's words. */
export function SeverityBadge({ severity }: { severity: string | undefined }) {
  const known = severities.find((one) => one === severity);
  return known ? <Badge tone={tones[known]}>{severityWords[known]}</Badge> : null;
}
