import { useId } from 'react';
import { isUnderWay } from '../../../../contract/policies/delivery-view.ts';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import type { OwnDelivery } from '../../../data/queries/ngos/own-deliveries.ts';
import { DeliveryFacts } from '../../../parts/records/delivery-facts.tsx';
import { DeliveryItems } from '../../../parts/records/delivery-items.tsx';
import { DeliveryMarks } from '../../../parts/records/delivery-marks.tsx';
import { routes } from '../../../routes.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { deliveryStatusNames, deliveryTexts } from '../../../strings/public/deliveries.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from './deliveries.module.css';
import { DeliveryPhotos } from './delivery-photos.tsx';

/** What an NGO is asked before something becomes of a delivery. */
export interface DeliveryQuestion {
  kind: 'deliver' | 'confirm' | 'cancel';
  delivery: OwnDelivery;
}

interface DeliveryCardProps {
  delivery: OwnDelivery;
  country: string | undefined;
  ask(question: DeliveryQuestion): void;
  depart(id: string): void;
}

/** One delivery of the NGO's own, and what can be done with it. */
export function DeliveryCard({ delivery, country, ask, depart }: DeliveryCardProps) {
  const headingId = useId();
  const { _id, status, requester, disaster, confirmed, waits, conflicts, items } = delivery;
  return (
    <Card as="article" aria-labelledby={headingId} data-delivery={_id} data-status={status}>
      <h4 id={headingId} className={styles['name']}>
        {requester ? withName(deliveryTexts.forWhom, requester) : <bdi>{disasterTypeLabel(disaster)}</bdi>}
      </h4>
      <DeliveryMarks delivery={delivery}>
        {waits === 'unsent' && <Badge tone="waiting">{deliveryTexts.waits}</Badge>}
      </DeliveryMarks>
      {waits === 'needs-you' && (
        <Banner tone="bad" actions={<ButtonLink to={routes.outbox}>{deliveryTexts.outbox}</ButtonLink>}>
          <p>{deliveryTexts.needsYou}</p>
        </Banner>
      )}
      {conflicts.map(({ _id: id, what, stands = '' }) => (
        <Banner
          key={id}
          tone="bad"
          actions={<Button onClick={() => void putAwayConflict(id)}>{deliveryTexts.dismiss}</Button>}
        >
          <p>
            {what === 'actOnDelivery.deliver' && stands === 'delivered'
              ? deliveryTexts.wrongCode
              : deliveryTexts.conflict(statusWords(stands))}
          </p>
        </Banner>
      ))}
      {waits === 'unsent' && status === 'delivered' && <p>{deliveryTexts.checking}</p>}
      <DeliveryItems items={items} />
      <DeliveryFacts delivery={delivery} country={country} />
      <DeliveryPhotos photos={delivery.photos} />
      <CardActions>
        {status === 'pending' && (
          <Button icon="send" onClick={() => depart(_id)}>
            {deliveryTexts.depart}
          </Button>
        )}
        {isUnderWay(status) && (
          <>
            <Button look="aid" icon="check" onClick={() => ask({ kind: 'deliver', delivery })}>
              {deliveryTexts.deliver}
            </Button>
            <Button look="danger" onClick={() => ask({ kind: 'cancel', delivery })}>
              {deliveryTexts.cancel}
            </Button>
          </>
        )}
        {status === 'delivered' && confirmed === false && waits === undefined && (
          <Button onClick={() => ask({ kind: 'confirm', delivery })}>{deliveryTexts.confirm}</Button>
        )}
      </CardActions>
    </Card>
  );
}

/** One of a later version is shown as it is. */
function statusWords(stands: string): string {
  return (deliveryStatusNames as Readonly<Record<string, string>>)[stands] ?? stands;
}
