import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { useAdminAid } from '../../../hooks/admin/use-admin-aid.ts';
import { useListParts } from '../../../hooks/lists/use-list-parts.ts';
import { aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { triageTexts } from '../../../strings/admin/admin-triage.ts';
import { needText } from '../../../strings/forms/need-text.ts';
import { listText } from '../../../strings/sentence.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import styles from './triage.module.css';
import { TriageCard } from './triage-card.tsx';
import { TriagePart } from './triage-part.tsx';

interface HeldAidProps {
  text: string;
  isWhole: boolean;
  onRelease(aid: AdminAid): void;
  onEnd(aid: AdminAid): void;
}

/** Aid requests that are held back. */
export function HeldAid({ text, isWhole, onRelease, onEnd }: HeldAidProps) {
  const parts = useListParts();
  const { list } = useAdminAid({ status: 'active', lane: 'triage', ...(text !== '' && { text }), ...parts.wanted });
  return (
    <TriagePart
      title={triageTexts.aid}
      none={triageTexts.noAid}
      isSearched={text !== ''}
      isWhole={isWhole}
      list={list}
      parts={parts}
      timeOf={({ createdAt }) => createdAt}
      render={(aid) => (
        <TriageCard
          record={aid}
          place={aid.location ?? ''}
          cameAt={aid.createdAt}
          marks={aid.requirements.some(({ urgent }) => urgent) && <Badge tone="bad">{aidCardTexts.urgent}</Badge>}
          away={triageTexts.closeRequest}
          onRelease={() => onRelease(aid)}
          onAway={() => onEnd(aid)}
        >
          <p className={styles['words']}>{listText(aid.requirements.map(needText))}</p>
        </TriageCard>
      )}
    />
  );
}
