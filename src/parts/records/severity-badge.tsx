import { readSeverity } from '../../../contract/enumerations.ts';
import { severityWord } from '../../strings/public/disasters.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

const tones = { mild: 'neutral', moderate: 'info', severe: 'bad', critical: 'bad', other: 'info' } as const;

/** How grave it is; nothing where nobody said. */
export function SeverityBadge({ severity }: { severity: string | undefined }) {
  if (severity === undefined) return null;
  return <Badge tone={tones[readSeverity(severity)]}>{severityWord(severity)}</Badge>;
}
