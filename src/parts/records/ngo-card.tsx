import { addressOf } from '../../addresses.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../routes.ts';
import { isolated } from '../../strings/isolate.ts';
import {
  labelIn,
  ngoCategoryLabels,
  ngoListTexts,
  ngoScopeLabels,
  ngoStatusLabels,
} from '../../strings/public/ngos.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './ngo-card.module.css';

/** As much of an NGO as its card shows. */
export interface ShownNgo {
  _id: string;
  organizationName: string;
  status: string;
  city?: string | undefined;
  focusAreas: readonly string[];
  scope?: string | undefined;
  description?: string | undefined;
}

interface NgoCardProps {
  ngo: ShownNgo;
  /** Query of the list that it stands in, for the way back. */
  from?: string;
  /** Of its name: one below the heading that it stands under. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** An NGO in a list: the whole card opens its page, and hands over what is known of it. */
export function NgoCard({ ngo, from = '', heading: Heading = 'h2' }: NgoCardProps) {
  const titleId = useId();
  const { _id, organizationName, status, city, scope, description } = ngo;
  return (
    <div className={styles['frame']}>
      <Card as="article" aria-labelledby={titleId}>
        <Heading id={titleId} dir="auto">
          {organizationName}
        </Heading>
        <p className={styles['line']}>
          <StatusBadge status={status} />
          {scope && <Badge>{labelIn(ngoScopeLabels, scope)}</Badge>}
          {city && (
            <span className={styles['city']}>
              <Icon name="pin" size={18} />
              <bdi>{city}</bdi>
            </span>
          )}
        </p>
        <FocusAreas areas={ngo.focusAreas} />
        {description && (
          <p dir="auto" className={styles['words']}>
            {description}
          </p>
        )}
        <Link
          to={addressOf(routes.ngo, _id)}
          state={{ ngo, from }}
          aria-label={ngoListTexts.viewOf(isolated(organizationName))}
          className={styles['open']}
        >
          {ngoListTexts.view}
        </Link>
      </Card>
    </div>
  );
}

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={status === 'approved' ? 'sent' : 'neutral'}>{labelIn(ngoStatusLabels, status)}</Badge>;
}

/** What an NGO helps with; areas of its own making as it wrote them. */
export function FocusAreas({ areas }: { areas: readonly string[] }) {
  if (areas.length === 0) return null;
  return (
    <ul className={styles['areas']}>
      {[...new Set(areas)].map((area) => (
        <li key={area}>
          <bdi>{labelIn(ngoCategoryLabels, area)}</bdi>
        </li>
      ))}
    </ul>
  );
}
