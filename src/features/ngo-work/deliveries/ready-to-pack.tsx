import { useId, useState } from 'react';
import { packedLines, type OwnDeliveries } from '../../../data/queries/ngos/own-deliveries.ts';
import { takenAid, type TakenAid } from '../../../data/queries/ngos/taken-aid.ts';
import { useListCopy } from '../../../hooks/lists/use-list-copy.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { isolated } from '../../../strings/isolate.ts';
import { deliveryWorkTexts } from '../../../strings/public/delivery-work.ts';
import { listText } from '../../../strings/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from './deliveries.module.css';
import { PackDelivery } from './pack-delivery.tsx';

const LISTS = ['aid'] as const;

/** What the NGO has in hand and no delivery has yet, request by request. */
export function ReadyToPack({ own }: { own: Pick<OwnDeliveries, 'underWay' | 'over'> }) {
  const account = usePerson()?.id;
  const id = useId();
  useListCopy(LISTS);
  const taken = useQuery(takenAid, [account]) ?? [];
  const [packing, setPacking] = useState<TakenAid>();
  const ready = taken.flatMap((one) => {
    const packed = packedLines(own, one.takingId);
    const needs = one.needs.filter(({ line }) => !packed.has(line));
    return needs.length === 0 ? [] : [{ ...one, needs }];
  });
  return (
    <>
      {ready.length > 0 && (
        <section className={styles['list']} aria-labelledby={id}>
          <h3 id={id} className={styles['part']}>
            {deliveryWorkTexts.ready}
          </h3>
          {ready.map((one) => (
            <ReadyCard key={one.takingId} taken={one} onPack={() => setPacking(one)} />
          ))}
        </section>
      )}
      {packing !== undefined && (
        <PackDelivery
          aidId={packing.aidId}
          takingId={packing.takingId}
          lines={packing.needs.map(({ line, need: { type, quantity } }) => ({
            line,
            label: needLabel(type),
            quantity,
          }))}
          onClose={() => setPacking(undefined)}
        />
      )}
    </>
  );
}

function ReadyCard({ taken, onPack }: { taken: TakenAid; onPack(): void }) {
  const headingId = useId();
  const { aidId, requester = '', disasterType, location, needs } = taken;
  const name = requester || disasterTypeLabel(disasterType);
  return (
    <Card as="article" aria-labelledby={headingId} data-ready={aidId}>
      <h4 id={headingId} className={styles['name']}>
        {withName(deliveryWorkTexts.forWhom, name)}
      </h4>
      <p>{listText(needs.map(({ need }) => isolated(needLabel(need.type))))}</p>
      {location && (
        <p>
          <bdi>{location}</bdi>
        </p>
      )}
      <CardActions>
        <Button look="aid" icon="aid" aria-label={deliveryWorkTexts.packFor(isolated(name))} onClick={onPack}>
          {deliveryWorkTexts.pack}
        </Button>
      </CardActions>
    </Card>
  );
}
