import type { DisplayStatus } from '../../../contract/enumerations.ts';
import { disasterTexts } from '../../strings/public/disasters.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

/** Whether it is over, in the colours in which an admin sees it too: one colour for one thing, whoever reads it. */
export function PublicStatus({ status }: { status: DisplayStatus }) {
  const isOver = status === 'resolved';
  return <Badge tone={isOver ? 'sent' : 'bad'}>{isOver ? disasterTexts.resolved : disasterTexts.active}</Badge>;
}
