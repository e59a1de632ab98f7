import { useCallback } from 'react';
import { awaitsAnswer, isUnderWay } from '../../../../contract/policies/delivery-view.ts';
import { deliveriesOfAid } from '../../../data/commands/admin/aid-deliveries.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { useLiveRemote } from '../../../hooks/shared/use-live-remote.ts';
import { DeliveryFacts } from '../../../parts/records/delivery-facts.tsx';
import { DeliveryItems } from '../../../parts/records/delivery-items.tsx';
import { DeliveryMarks } from '../../../parts/records/delivery-marks.tsx';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { deliveryTexts } from '../../../strings/public/deliveries.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { withName } from '../../../ui/with-name.tsx';
import styles from './aid.module.css';
import { DeliveryPhotos } from './delivery-photos.tsx';

interface DeliveryListProps {
  aidId: string;
  /** After too many wrong codes no code confirms it, but a new one. */
  onNewCode(deliveryId: string): void;
}

/** Who brings what of a request, how it stands, and whether its receiver confirmed it. */
export function DeliveryList({ aidId, onNewCode }: DeliveryListProps) {
  const country = useConfig()?.country;
  const ask = useCallback(() => deliveriesOfAid(aidId), [aidId]);
  const { remote, reload } = useLiveRemote('aid', ask, newest);
  return (
    <section aria-labelledby="deliveries-of-aid" className={styles['section']}>
      <h3 id="deliveries-of-aid" className={styles['title']}>
        {deliveryTexts.ofRequest}
      </h3>
      {remote.kind === 'loading' && <Skeleton label={appTexts.loading} />}
      {remote.kind === 'failed' && (
        <Banner
          tone="bad"
          title={deliveryTexts.failed}
          actions={<Button onClick={reload}>{deliveryTexts.retry}</Button>}
        >
          <p>{askedFailureText(remote.failure)}</p>
        </Banner>
      )}
      {remote.kind === 'ready' && remote.value.length === 0 && (
        <p className={styles['note']}>{deliveryTexts.noneOfRequest}</p>
      )}
      {remote.kind === 'ready' && remote.value.length > 0 && (
        <ul className={styles['takings']}>
          {remote.value.map((delivery) => (
            <li key={delivery._id} className={styles['taking']} data-delivery={delivery._id}>
              <p className={styles['words']}>{withName(deliveryTexts.by, delivery.assignedNGO.name)}</p>
              <DeliveryMarks delivery={delivery} />
              <DeliveryItems items={delivery.items} />
              <DeliveryFacts delivery={delivery} country={country} withoutRequester />
              <DeliveryPhotos photos={delivery.photos} />
              {delivery.triesLeft === 0 && (isUnderWay(delivery.status) || awaitsAnswer(delivery)) && (
                <Button onClick={() => onNewCode(delivery._id)}>{aidActTexts.newCode}</Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function newest<Value>(_: Value, fresh: Value): Value {
  return fresh;
}
