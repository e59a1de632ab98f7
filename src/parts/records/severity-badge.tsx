import { readSeverity } from '../../../contract/enumerations.ts';
import { severityWord } from '../../strings/public/disasters.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

const tones = { mild: 'neutral', moderate: 'info', severe: 'bad', critical: 'bad', other: 'info' } as const;

interface SeverityBadgeProps {
  severity: string | undefined;
  /** For admins: words behind it, where the reporter left it as the form had it. */
  note?: string | undefined;
}

/** How grave it is; nothing where nobody said. */
export function SeverityBadge({ severity, note }: SeverityBadgeProps) {
  if (severity === undefined) return null;
  return <Badge tone={tones[readSeverity(severity)]}>{withNote(severityWord(severity), note)}</Badge>;
}

/** With its note in brackets, where there is one. */
export function withNote(words: string, note: string | undefined): string {
  return note === undefined ? words : `${words} (${note})`;
}
