import type { PendingAct } from '../../../data/queries/admin/own-acts.ts';
import { alertProgressTexts as words } from '../../../strings/admin/admin-alert-progress.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { AlertWords } from './alert-words.tsx';

/** An alert that no server has yet: it counts for nobody. */
export function QueuedAlert({ act: { state, body } }: { act: PendingAct }) {
  const needsYou = state === 'needs-you';
  return (
    <Card as="article">
      <p>
        <Badge tone={needsYou ? 'bad' : 'waiting'}>{needsYou ? words.notTaken : words.queued}</Badge>
      </p>
      <p>{words.queuedBody}</p>
      <AlertWords title={textIn(body['title'])} body={textIn(body['body'])} />
    </Card>
  );
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
