import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../contract/calls/overview.ts';
import { adminTabAddress } from '../../addresses.ts';
import { overviewTexts } from '../../strings/admin/admin-desk.ts';
import { numberText } from '../../strings/plural.ts';
import { timeSince } from '../../strings/time.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './needs.module.css';
import { OldestReport } from './oldest-report.tsx';

type Waiting = Overview['waiting'];
type Need = keyof Waiting;

/** The gravest first. */
const needs = [
  'reports',
  'aid',
  'approvals',
  'messages',
  'work',
  'deliveries',
  'roads',
  'donations',
  'triage',
  'messagesAside',
] as const satisfies readonly Need[];

const icons: Readonly<Record<Need, IconName>> = {
  reports: 'report',
  aid: 'aid',
  approvals: 'check',
  messages: 'send',
  work: 'clock',
  deliveries: 'check',
  roads: 'pin',
  donations: 'rupee',
  triage: 'alert',
  messagesAside: 'send',
};

/** Each need leads to where it is decided. */
const places: Readonly<Record<Need, string>> = {
  reports: adminTabAddress('reported', { status: 'pending' }),
  aid: adminTabAddress('aid', { unclaimed: 'true' }),
  approvals: adminTabAddress('approval'),
  messages: adminTabAddress('desk', { part: 'messages' }),
  work: adminTabAddress('desk', { part: 'work' }),
  deliveries: adminTabAddress('aid', { status: 'all', unconfirmed: 'true' }),
  roads: adminTabAddress('desk', { part: 'roads' }),
  donations: adminTabAddress('donations', { status: 'completed', allocated: 'false' }),
  triage: adminTabAddress('desk', { part: 'triage' }),
  messagesAside: adminTabAddress('desk', { part: 'messages' }),
};

/** What waits for an admin, each thing one tap from where it is decided. */
export function NeedsNow({ waiting, now }: { waiting: Waiting; now: number }) {
  const shown = needs.flatMap((need) => {
    const queue = waiting[need];
    return queue !== undefined && queue.count > 0 ? [{ need, queue }] : [];
  });
  return (
    <section className={styles['part']} aria-labelledby="needs-title">
      <h3 id="needs-title">{overviewTexts.needs}</h3>
      {shown.length === 0 ? (
        <EmptyState icon="check" title={overviewTexts.nothing} />
      ) : (
        <ul className={styles['needs']}>
          {shown.map(({ need, queue }) => (
            <li key={need} className={styles['need']}>
              <NeedLink need={need} queue={queue} urgent={need === 'aid' ? waiting.aid.urgent : 0} now={now} />
              {need === 'reports' && waiting.reports.oldest && <OldestReport report={waiting.reports.oldest} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface NeedLinkProps {
  need: Need;
  queue: Waiting['messages'];
  /** How many of them are. */
  urgent: number;
  now: number;
}

function NeedLink({ need, queue: { count, since }, urgent, now }: NeedLinkProps) {
  return (
    <Link to={places[need]} className={styles['link']}>
      <Icon name={icons[need]} size={22} />
      <span className={styles['words']}>
        <span className={styles['what']}>
          <strong className={styles['number']}>{numberText(count)}</strong> {overviewTexts[need](count)}
        </span>
        {urgent > 0 && <span className={styles['urgent']}>{overviewTexts.urgent(urgent)}</span>}
        {since !== undefined && (
          <span className={styles['since']}>{overviewTexts.oldest(timeSince(epochMsOf(since), now))}</span>
        )}
      </span>
    </Link>
  );
}
