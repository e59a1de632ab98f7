import { useId } from 'react';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import { ActState } from '../../../parts/act-state.tsx';
import { aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { isolated } from '../../../strings/isolate.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import styles from './aid.module.css';
import { AidFacts } from './aid-facts.tsx';
import { AidMarks } from './aid-marks.tsx';
import type { AidDesk } from './aid-question.ts';
import { NeedLine } from './need-line.tsx';

interface AidCardProps {
  aid: AdminAid;
  /** Epoch milliseconds. */
  now: number;
  desk: AidDesk;
  isFromServer: boolean;
  onOpen(): void;
}

/** One aid request: section 2's members, and how each need stands. */
export function AidCard({ aid, now, desk, isFromServer, onOpen }: AidCardProps) {
  const headingId = useId();
  const kind = disasterTypeLabel(aid.disasterType);
  return (
    <Card as="article" aria-labelledby={headingId} data-aid={aid._id} data-status={aid.shown.status}>
      <h3 id={headingId} className={styles['name']}>
        <bdi>{kind}</bdi>
      </h3>
      <AidMarks aid={aid} now={now} isFromServer={isFromServer} />
      <ActState acts={aid.acts} putAway={(id) => void putAwayConflict(id)} />
      <AidFacts aid={aid} now={now} />
      {aid.description && (
        <p dir="auto" className={styles['short']}>
          {aid.description}
        </p>
      )}
      <ul className={styles['needs']} aria-label={aidCardTexts.requirements}>
        {aid.shown.requirements.map((_, line) => (
          // Needs have no id but their place, which never changes.
          <NeedLine key={line} aid={aid} line={line} desk={desk} />
        ))}
      </ul>
      <CardActions>
        <Button aria-label={aidCardTexts.detailsOf(isolated(kind), isolated(aid.name ?? ''))} onClick={onOpen}>
          {aidCardTexts.viewDetails}
        </Button>
      </CardActions>
    </Card>
  );
}
