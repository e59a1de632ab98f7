import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { outboxItem } from '../../data/queries/items/outbox.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { itemAddress } from '../../addresses.ts';
import { newsletterTexts } from '../../strings/public/newsletter.ts';
import { reasonTexts } from '../../strings/forms/reasons.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { Button } from '../../ui/button.tsx';
import styles from './newsletter-field.module.css';

/** What became of a wish that was just saved, in the place of its field. */
export function NewsletterState({ id, onAnother }: { id: string; onAnother(): void }) {
  const item = useQuery(() => outboxItem(id), [id]);
  const mail = useConfig()?.mail === true;
  const words = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  const isSent = item?.state === 'sent';
  const needsYou = item?.state === 'needs-you' && item.reason;
  return (
    <>
      <p ref={words} tabIndex={-1} role="status" className={styles['state']} data-newsletter-state={item?.state}>
        {needsYou
          ? savedTexts.needsYou(reasonTexts[needsYou.code])
          : isSent
            ? newsletterTexts.arrived
            : newsletterTexts.saved}
      </p>
      {isSent && <p>{mail ? newsletterTexts.lookInMail : newsletterTexts.noMailYet}</p>}
      <div className={styles['ways']}>
        <Link to={itemAddress('subscribeNewsletter', 'item', id)}>{newsletterTexts.details}</Link>
        <Button look="quiet" onClick={onAnother}>
          {newsletterTexts.another}
        </Button>
      </div>
    </>
  );
}
