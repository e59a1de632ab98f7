import { useEffect, useRef } from 'react';
import { routes } from '../../routes.ts';
import { formOutcomeTexts } from '../../strings/forms/form-outcomes.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RelayTrack } from './relay-track.tsx';
import styles from './saved-panel.module.css';

interface SentDirectlyProps {
  /** Absent where the host gives none. */
  reference: string | undefined;
  successText: string;
  /** What went without. */
  remark?: string | undefined;
  anotherText: string;
  onCopy(): void;
  onAnother(): void;
}

/** What was sent and is kept nowhere on this phone: only this panel knows its reference. */
export function SentDirectly({ reference, successText, remark, anotherText, onCopy, onAnother }: SentDirectlyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <section className={styles['panel']} data-item-state="sent">
      <RelayTrack state="sent" />
      <h1 ref={heading} tabIndex={-1}>
        {reference === undefined ? savedTexts.sentPlain : savedTexts.sent(leftToRight(reference))}
      </h1>
      <Banner tone="good" title={successText}>
        <p>{reference === undefined ? formOutcomeTexts.sentDirectlyPlain : formOutcomeTexts.sentDirectly}</p>
      </Banner>
      {remark && <p className={styles['remark']}>{remark}</p>}
      <div className={styles['actions']}>
        <Button icon="save" onClick={onCopy}>
          {savedTexts.takeCopy}
        </Button>
        <Button icon="plus" onClick={onAnother}>
          {anotherText}
        </Button>
        <ButtonLink to={routes.home}>{savedTexts.backHome}</ButtonLink>
      </div>
    </section>
  );
}
