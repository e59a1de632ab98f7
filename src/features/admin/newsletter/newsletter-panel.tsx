import { useEffect, useState } from 'react';
import { newsletters, type Newsletters } from '../../../data/commands/admin/newsletters.ts';
import { useRemote } from '../../../hooks/shared/use-remote.ts';
import { adminNewsletterTexts as words } from '../../../strings/admin/admin-newsletter.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../inbox/inbox.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import { SentNewsletter } from './sent-newsletter.tsx';

/** Milliseconds between two looks at how far one has come, while it goes out. */
const LOOK_MS = 5_000;

const ask = () => newsletters();

/** Where admins write to all who asked for the newsletter, and see what became of it. */
export function NewsletterPanel() {
  const { remote, reload, change } = useRemote(ask);
  const [notice, setNotice] = useState('');
  const isGoing = remote.kind === 'ready' && remote.value.rows.some(({ waiting }) => waiting > 0);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isGoing, reload]);
  return (
    <section className={styles['panel']} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{words.title}</h2>
      <p>{words.lead}</p>
      <p role="status" className={styles[notice ? 'notice' : 'silent']}>
        {notice}
      </p>
      {remote.kind === 'loading' && <Skeleton label={appTexts.loading} lines={6} />}
      {remote.kind === 'failed' && (
        <Banner tone="bad" title={words.failedTitle} actions={<Button onClick={reload}>{words.reload}</Button>}>
          <p>{askedFailureText(remote.failure)}</p>
        </Banner>
      )}
      {remote.kind === 'ready' && (
        <>
          <Writing
            {...remote.value}
            onSent={(isNew) => {
              setNotice(isNew ? words.onItsWay : '');
              reload();
            }}
          />
          <Sent
            {...remote.value}
            onMore={(more) => change((old) => ({ ...more, rows: [...old.rows, ...more.rows] }))}
          />
        </>
      )}
    </section>
  );
}

interface WritingProps extends Pick<Newsletters, 'subscribers' | 'canSend'> {
  onSent(isNew: boolean): void;
}

function Writing({ subscribers, canSend, onSent }: WritingProps) {
  return (
    <>
      <p>{subscribers === 0 ? words.nobody : words.readers(subscribers)}</p>
      {!canSend && (
        <Banner tone="note" title={words.noMailTitle}>
          <p>{words.noMail}</p>
        </Banner>
      )}
      {canSend && subscribers > 0 && <NewsletterForm subscribers={subscribers} onSent={onSent} />}
    </>
  );
}

function Sent({ rows, next, onMore }: Newsletters & { onMore(more: Newsletters): void }) {
  const [failure, setFailure] = useState('');
  async function more(cursor: string): Promise<void> {
    const page = await newsletters(cursor);
    if (page.ok) onMore(page.value);
    setFailure(page.ok ? '' : askedFailureText(page.failure));
  }
  return (
    <section className={styles['part']} aria-labelledby="newsletters-sent">
      <h3 id="newsletters-sent">{words.sentTitle}</h3>
      {rows.length === 0 && <p>{words.none}</p>}
      {rows.map((letter) => (
        <SentNewsletter key={letter._id} letter={letter} />
      ))}
      {next !== undefined && <Button onClick={() => void more(next)}>{words.showMore}</Button>}
      {failure && <p role="status">{failure}</p>}
    </section>
  );
}
