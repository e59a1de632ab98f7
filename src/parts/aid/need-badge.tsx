import type { NeedStatus } from '../../../contract/policies/aid-states.ts';
import { needStatusNames } from '../../strings/public/aid-needs.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { nameOf } from '../../strings/forms/labels.ts';
import styles from './aid-parts.module.css';

const tones = { pending: 'waiting', 'partially-fulfilled': 'info', fulfilled: 'sent' } as const;

/** Section 4: pending yellow, fulfilled green, partially fulfilled orange. */
export function NeedBadge({ status }: { status: NeedStatus }) {
  const badge = <Badge tone={tones[status]}>{nameOf(needStatusNames, status)}</Badge>;
  return status === 'partially-fulfilled' ? <span className={styles['part']}>{badge}</span> : badge;
}
