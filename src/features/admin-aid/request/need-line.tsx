import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { requirementStatuses } from '../../../../contract/enumerations.ts';
import type { NeedStatus } from '../../../../contract/policies/aid-states.ts';
import { householdName } from '../../../../contract/policies/household-name.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { needStatusNames } from '../../../strings/public/aid-needs.ts';
import { isolated } from '../../../strings/isolate.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { withName } from '../../../ui/with-name.tsx';
import { nameOf } from '../../../strings/forms/labels.ts';
import styles from './aid.module.css';
import type { AidDesk } from './aid-question.ts';
import { NeedBadge } from '../../../parts/aid/need-badge.tsx';

interface NeedLineProps {
  aid: AdminAid;
  /** Its place among the requirements. */
  line: number;
  desk: AidDesk;
}

/** One need: what, how much, how it stands, and in whose hand it is. Its status is changed in place. */
export function NeedLine({ aid, line, desk }: NeedLineProps) {
  const need = aid.shown.requirements[line];
  if (need === undefined || need.left === true) return null;
  const { type, quantity, urgent, status, delivered, given } = need;
  const person = householdName(aid, need.household);
  // An act that has arrived waits no more, though the copy of the list may not have it yet.
  const isWaiting = aid.acts.waiting.some(({ what, body }) => what === 'actOnAid.need' && body['line'] === line);
  const label = needLabel(type);
  const isOpen = aid.shown.status === 'active' || aid.shown.status === 'fulfilled';
  return (
    <li className={styles['need']} data-line={line} data-need-status={status}>
      <p className={styles['what']}>
        <bdi>{label}</bdi>
        {quantity !== undefined && <bdi className={styles['quantity']}>{quantity}</bdi>}
      </p>
      <p className={styles['marks']}>
        {urgent && <Badge tone="bad">{aidCardTexts.urgent}</Badge>}
        <NeedBadge status={status} />
        {isWaiting && <Badge tone="waiting">{aidCardTexts.waits}</Badge>}
      </p>
      {person !== undefined && <p className={styles['note']}>{withName(aidCardTexts.forPerson, person)}</p>}
      {delivered !== undefined && <p className={styles['note']}>{withName(aidCardTexts.delivered, delivered)}</p>}
      {given !== undefined && <p className={styles['note']}>{withName(aidCardTexts.given, given)}</p>}
      <InHand aid={aid} line={line} />
      {isOpen && (
        <span className={styles['change']}>
          <Menu
            look="quiet"
            icon="edit"
            label={aidCardTexts.statusOf(isolated(label), nameOf(needStatusNames, status))}
            entries={choicesFrom(status).map((to) => ({
              label: needStatusNames[to],
              onSelect: () => {
                if (to === 'partially-fulfilled') desk.ask({ kind: 'part', aid, line });
                else void desk.act({ act: 'need', aidId: aid._id, line, seen: status, status: to });
              },
            }))}
          >
            {aidCardTexts.change}
          </Menu>
        </span>
      )}
    </li>
  );
}

function InHand({ aid, line }: Pick<NeedLineProps, 'aid' | 'line'>) {
  const taking = aid.shown.takings.find(({ lines }) => lines.includes(line));
  if (taking === undefined) return null;
  const when = exactTime(epochMsOf(taking.since));
  return (
    <p className={styles['note']}>
      {withName((name) => aidCardTexts.hand(name, when), taking.ngo?.name || aidCardTexts.unnamed)}
    </p>
  );
}

/** Of what has come in part, more may have come. */
function choicesFrom(status: NeedStatus): NeedStatus[] {
  return requirementStatuses.filter((one) => one !== status || one === 'partially-fulfilled');
}
