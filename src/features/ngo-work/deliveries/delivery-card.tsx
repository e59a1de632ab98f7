import { entryOf } from '../../../../contract/base/entry-of.ts';
import { useId } from 'react';
import { awaitsAnswer, isUnderWay } from '../../../../contract/policies/delivery-view.ts';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import type { OwnDelivery } from '../../../data/queries/ngos/own-deliveries.ts';
import { DeliveryFacts } from '../../../parts/records/delivery-facts.tsx';
import { DeliveryItems } from '../../../parts/records/delivery-items.tsx';
import { DeliveryMarks } from '../../../parts/records/delivery-marks.tsx';
import { routes } from '../../../routes.ts';
import { listText } from '../../../strings/sentence.ts';
import { needText } from '../../../strings/forms/need-text.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { deliveryStatusNames } from '../../../strings/public/deliveries.ts';
import { deliveryWorkTexts } from '../../../strings/public/delivery-work.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from './deliveries.module.css';
import { DeliveryHouseholds } from './delivery-households.tsx';
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
  const { _id, status, requester, waits, conflicts, items } = delivery;
  return (
    <Card as="article" aria-labelledby={headingId} data-delivery={_id} data-status={status}>
      <h4 id={headingId} className={styles['name']}>
        {requester ? withName(deliveryWorkTexts.forWhom, requester) : <bdi>{titleOf(delivery)}</bdi>}
      </h4>
      <DeliveryMarks delivery={delivery}>
        {waits === 'unsent' && <Badge tone="waiting">{deliveryWorkTexts.waits}</Badge>}
      </DeliveryMarks>
      {waits === 'needs-you' && (
        <Banner tone="bad" actions={<ButtonLink to={routes.outbox}>{deliveryWorkTexts.outbox}</ButtonLink>}>
          <p>{deliveryWorkTexts.needsYou}</p>
        </Banner>
      )}
      {conflicts.map(({ _id: id, what, stands = '' }) => (
        <Banner
          key={id}
          tone="bad"
          actions={<Button onClick={() => void putAwayConflict(id)}>{deliveryWorkTexts.dismiss}</Button>}
        >
          <p>
            {what === 'actOnDelivery.deliver' && stands === 'delivered'
              ? wrongCodeText(delivery)
              : deliveryWorkTexts.conflict(statusWords(stands))}
          </p>
        </Banner>
      ))}
      {waits === 'unsent' && status === 'delivered' && <p>{deliveryWorkTexts.checking}</p>}
      <DeliveryItems items={items} />
      <DeliveryFacts delivery={delivery} country={country} />
      <DeliveryHouseholds delivery={delivery} country={country} />
      <DeliveryPhotos photos={delivery.photos} />
      <CardActions>
        {status === 'pending' && (
          <Button icon="send" onClick={() => depart(_id)}>
            {deliveryWorkTexts.depart}
          </Button>
        )}
        {isUnderWay(status) && (
          <>
            <Button look="aid" icon="check" onClick={() => ask({ kind: 'deliver', delivery })}>
              {deliveryWorkTexts.deliver}
            </Button>
            <Button look="danger" onClick={() => ask({ kind: 'cancel', delivery })}>
              {deliveryWorkTexts.cancel}
            </Button>
          </>
        )}
        {awaitsAnswer(delivery) && delivery.triesLeft !== 0 && waits === undefined && (
          <Button onClick={() => ask({ kind: 'confirm', delivery })}>{deliveryWorkTexts.confirm}</Button>
        )}
      </CardActions>
    </Card>
  );
}

/** Of one that is over it is not told any more for whom it was: what, and where about. */
function titleOf({ items, disaster, near }: OwnDelivery): string {
  const what = items.length === 0 ? disasterTypeLabel(disaster) : listText(items.map(needText));
  return near === undefined ? what : deliveryWorkTexts.of(what, near);
}

function wrongCodeText({ triesLeft }: OwnDelivery): string {
  return triesLeft === 0 ? deliveryWorkTexts.tooManyCodes : deliveryWorkTexts.wrongCode;
}

/** One of a later version is shown as it is. */
function statusWords(stands: string): string {
  return entryOf(deliveryStatusNames, stands) ?? stands;
}
