import { routes } from '../routes.ts';
import { appTexts } from '../strings/app.ts';
import { storageTexts } from '../strings/storage.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './storage-trouble.module.css';
import { TechnicalDetail } from './technical-detail.tsx';

/** Where a screen stands with what it reads from the phone; a hook's own state fits. */
export type Reading =
  | { kind: 'reading' }
  | { kind: 'slow'; retry(): void }
  | { kind: 'failed'; detail: string; retry(): void };

/** Says that the phone's storage is being read, hangs or refuses; claims nothing about what is in it. */
export function StorageTrouble({ reading, heading }: { reading: Reading; heading?: string }) {
  if (reading.kind === 'reading') return <p role="status">{appTexts.loading}</p>;
  const isSlow = reading.kind === 'slow';
  return (
    <div className={styles['trouble']}>
      {heading && <h1 tabIndex={-1}>{heading}</h1>}
      <Banner
        tone={isSlow ? 'note' : 'bad'}
        title={isSlow ? storageTexts.slowTitle : storageTexts.failedTitle}
        actions={<Button onClick={reading.retry}>{storageTexts.tryAgain}</Button>}
      >
        <p>{isSlow ? storageTexts.slowBody : storageTexts.failedBody}</p>
        <p>{storageTexts.formsWork}</p>
        {!isSlow && <TechnicalDetail text={reading.detail} />}
      </Banner>
      <ButtonLink to={routes.home}>{storageTexts.backHome}</ButtonLink>
    </div>
  );
}
