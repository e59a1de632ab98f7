import { requirementStatuses } from '../../../../contract/enumerations.ts';
import { householdName } from '../../../../contract/policies/household-name.ts';
import { NeedBadge } from '../../../parts/aid/need-badge.tsx';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';
import { nameOf } from '../../../strings/forms/labels.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { isolated } from '../../../strings/isolate.ts';
import { needStatusNames } from '../../../strings/public/aid-needs.ts';
import { ngoRequestCardTexts as words } from '../../../strings/public/ngo-requests.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { withName } from '../../../ui/with-name.tsx';
import type { RequestDesk } from './request-question.ts';
import styles from './requests.module.css';

interface RequestNeedProps {
  aid: NgoAid;
  /** Its place among the requirements. */
  line: number;
  desk: RequestDesk;
}

/** One need: what, how much, how far it has come, and in whose hands it is. What is this NGO's own it moves on. */
export function RequestNeed({ aid, line, desk }: RequestNeedProps) {
  const need = aid.shown.requirements[line];
  if (need === undefined || need.left === true) return null;
  const { type, quantity, urgent, status, delivered, given } = need;
  const person = householdName(aid, need.household);
  const taking = aid.own.find(({ lines }) => lines.includes(line));
  const isOthers = taking === undefined && status !== 'fulfilled' && !aid.free.includes(line);
  const isWaiting = aid.acts.waiting.some(({ what, body }) => what === 'actOnAid.need' && body['line'] === line);
  const label = needLabel(type);
  return (
    <li className={styles['need']} data-line={line} data-need-status={status}>
      <p className={styles['what']}>
        <bdi>{label}</bdi>
        {quantity !== undefined && <bdi className={styles['quantity']}>{quantity}</bdi>}
      </p>
      <p className={styles['marks']}>
        {urgent && <Badge tone="bad">{words.urgent}</Badge>}
        <NeedBadge status={status} />
        {taking && <Badge tone="info">{words.ours}</Badge>}
        {isWaiting && <Badge tone="waiting">{words.waits}</Badge>}
      </p>
      {person !== undefined && <p className={styles['note']}>{withName(words.forPerson, person)}</p>}
      {isOthers && <p className={styles['note']}>{words.others}</p>}
      {delivered !== undefined && <p className={styles['note']}>{withName(words.delivered, delivered)}</p>}
      {given !== undefined && <p className={styles['note']}>{withName(words.given, given)}</p>}
      {taking && taking.isPending !== true && (
        <span className={styles['change']}>
          <Menu
            look="quiet"
            icon="edit"
            label={words.statusOf(isolated(label), nameOf(needStatusNames, status))}
            entries={requirementStatuses
              // Of what has come in part, more may have come.
              .filter((one) => one !== status || one === 'partially-fulfilled')
              .map((to) => ({
                label: needStatusNames[to],
                onSelect: () => {
                  if (to === 'partially-fulfilled') desk.ask({ kind: 'part', aid, line });
                  else if (to === 'fulfilled') desk.ask({ kind: 'given', aid, line, taking });
                  else void desk.act({ act: 'need', aidId: aid._id, line, seen: status, status: to });
                },
              }))}
          >
            {words.change}
          </Menu>
        </span>
      )}
    </li>
  );
}
