import { useCallback, useEffect, useId, useState } from 'react';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import type { OwnDelivery } from '../../../data/queries/ngos/own-deliveries.ts';
import { useNews } from '../../../hooks/admin/use-news.ts';
import { useOwnDeliveries } from '../../../hooks/ngos/use-own-deliveries.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { KeptAge } from '../../../parts/found/kept-age.tsx';
import { deliveryWorkTexts } from '../../../strings/public/delivery-work.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { bringHandoverPhotos } from './bring-handover-photos.ts';
import styles from './deliveries.module.css';
import { DeliveryCard, type DeliveryQuestion } from './delivery-card.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { ReadyToPack } from './ready-to-pack.tsx';
import { useDeliveryAct } from './use-delivery-act.ts';

/** All deliveries of the signed-in NGO, from this phone's copy, with what it did since. */
export function Deliveries() {
  useNews();
  const state = useOwnDeliveries();
  const acting = useDeliveryAct();
  const [question, setQuestion] = useState<DeliveryQuestion>();
  const close = useCallback(() => setQuestion(undefined), []);
  const country = useConfig()?.country;
  useEffect(() => void bringHandoverPhotos().catch(() => undefined), []);
  if (state === undefined) return <Skeleton label={deliveryWorkTexts.loading} lines={6} />;
  const { underWay, over, notMade, isKnown, asOf, isRefreshing, refresh } = state;
  const isEmpty = underWay.length + over.length === 0;
  const ask = (asked: DeliveryQuestion) => {
    acting.forget();
    setQuestion(asked);
  };
  const list = { country, ask, depart: (id: string) => void acting.act({ act: 'depart', deliveryId: id }) };
  return (
    <div className={styles['tab']}>
      {acting.problem !== undefined && question === undefined && <Banner tone="bad">{acting.problem}</Banner>}
      {notMade.map(({ _id }) => (
        <Banner
          key={_id}
          tone="bad"
          actions={<Button onClick={() => void putAwayConflict(_id)}>{deliveryWorkTexts.dismiss}</Button>}
        >
          <p>{deliveryWorkTexts.packConflict}</p>
        </Banner>
      ))}
      {isKnown && <KeptAge asOf={asOf} />}
      {isEmpty && isKnown && (
        <EmptyState icon="aid" title={deliveryWorkTexts.none}>
          {deliveryWorkTexts.noneBody}
        </EmptyState>
      )}
      {!isKnown &&
        (isRefreshing ? <Skeleton label={deliveryWorkTexts.loading} lines={6} /> : <p>{deliveryWorkTexts.noCopy}</p>)}
      <ReadyToPack own={state} />
      <Section title={deliveryWorkTexts.underWay} deliveries={underWay} {...list} />
      <Section title={deliveryWorkTexts.over} deliveries={over} {...list} />
      <Button onClick={refresh} disabled={isRefreshing}>
        {deliveryWorkTexts.refresh}
      </Button>
      {question !== undefined && (
        <DeliveryDialog key={question.kind} question={question} acting={acting} onClose={close} />
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  deliveries: readonly OwnDelivery[];
  country: string | undefined;
  ask(question: DeliveryQuestion): void;
  depart(id: string): void;
}

function Section({ title, deliveries, ...rest }: SectionProps) {
  const id = useId();
  if (deliveries.length === 0) return null;
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <h3 id={id} className={styles['part']}>
        {title}
      </h3>
      {deliveries.map((delivery) => (
        <DeliveryCard key={delivery._id} delivery={delivery} {...rest} />
      ))}
    </section>
  );
}
