import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import type { ShownTaking } from '../../../data/queries/admin/aid-with-pending.ts';
import { aidActTexts, aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { isolated } from '../../../strings/isolate.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { listText } from '../../../strings/sentence.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from './aid.module.css';
import type { AidDesk } from './aid-question.ts';

/** Who has what in hand, since when; each can be taken back. */
export function TakingList({ aid, desk }: { aid: AdminAid; desk: AidDesk }) {
  const { takings } = aid.shown;
  if (takings.length === 0) return null;
  return (
    <ul className={styles['takings']}>
      {takings.map((taking) => (
        <li key={taking._id} className={styles['taking']} data-taking={taking._id}>
          <p className={styles['words']}>
            {withName((name) => aidCardTexts.hand(name, exactTime(epochMsOf(taking.since))), nameOf(taking))}
          </p>
          <p className={styles['note']}>{listText(needsOf(aid, taking))}</p>
          {aid.acts.waiting.some(({ itemId }) => itemId === taking._id) ? (
            // Before it has arrived there is nothing that the server could take back.
            <Badge tone="waiting">{aidCardTexts.waits}</Badge>
          ) : (
            <Button
              aria-label={aidActTexts.handBackFrom(isolated(nameOf(taking)))}
              onClick={() => desk.ask({ kind: 'hand-back', aid, taking })}
            >
              {aidActTexts.handBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function nameOf({ ngo }: ShownTaking): string {
  return ngo?.name || aidCardTexts.unnamed;
}

function needsOf({ shown }: AdminAid, { lines }: ShownTaking): string[] {
  return lines.flatMap((line) => {
    const need = shown.requirements[line];
    return need === undefined ? [] : [isolated(needLabel(need.type))];
  });
}
