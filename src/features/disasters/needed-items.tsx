import type { Campaign } from '../../../contract/entities/report.ts';
import { OTHER } from '../../../contract/policies/public-disaster-type.ts';
import { NEAR_KM } from '../../../contract/policies/needs-around.ts';
import type { ShownNeeds } from '../../hooks/lists/use-needed.ts';
import { neededTexts, disasterPageTexts } from '../../strings/public/disaster.ts';
import { kilometresText } from '../../strings/public/disasters.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './disaster-screen.module.css';

interface NeededItemsProps {
  /** What its campaign asks for, as it was written. */
  asked: Campaign['needs'];
  /** Null where nobody can tell; `undefined` while it is being read. */
  needed: ShownNeeds | null | undefined;
  hasPlace: boolean;
  /** The requests are on their way to this phone. */
  isComing: boolean;
}

/** What those who lead the relief work ask for, and what people near it have asked for, by kind. */
export function NeededItems({ asked, needed, hasPlace, isComing }: NeededItemsProps) {
  return (
    <section className={styles['section']} aria-busy={needed === undefined || isComing}>
      <h2>{neededTexts.title}</h2>
      {asked.length > 0 && <Asked asked={asked} />}
      {!hasPlace && <p>{neededTexts.unknown}</p>}
      {hasPlace &&
        (needed?.kinds.length || needed?.hasMore ? (
          <Kinds needed={needed} />
        ) : (
          <Nothing needed={needed} isComing={isComing} />
        ))}
    </section>
  );
}

function Asked({ asked }: Pick<NeededItemsProps, 'asked'>) {
  return (
    <>
      <p className={styles['soft']}>{neededTexts.asked}</p>
      <List>
        {asked.map(({ type, quantity }, place) => (
          // A list as it was written: nothing in it changes its place.
          <ListRow key={place} title={<bdi>{needLabel(type)}</bdi>} detail={<bdi>{quantity}</bdi>} />
        ))}
      </List>
      <h3>{neededTexts.nearby}</h3>
    </>
  );
}

function Nothing({ needed, isComing }: Pick<NeededItemsProps, 'needed' | 'isComing'>) {
  if (isComing || needed === undefined) return <Skeleton label={disasterPageTexts.loading} />;
  if (needed?.isPart) return <p>{neededTexts.part}</p>;
  return <p>{needed === null ? neededTexts.noCopy : neededTexts.none(kilometresText(NEAR_KM))}</p>;
}

function Kinds({ needed: { kinds, requests: counted, hasMore, isPart } }: { needed: ShownNeeds }) {
  return (
    <>
      <p className={styles['soft']}>{neededTexts.within(kilometresText(NEAR_KM))}</p>
      {(hasMore || isPart) && (
        <p className={styles['soft']}>{isPart ? neededTexts.part : neededTexts.notAll(counted)}</p>
      )}
      <List>
        {kinds.map(({ kind, requests, urgent }) => (
          <ListRow
            key={kind}
            title={kind === OTHER ? neededTexts.other : needLabel(kind)}
            badge={urgent > 0 && <Badge tone="bad">{neededTexts.urgent(urgent)}</Badge>}
            detail={neededTexts.requests(requests)}
          />
        ))}
      </List>
    </>
  );
}
