import { routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { storageTexts } from '../../strings/shell/storage.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './storage-trouble.module.css';
import { TechnicalDetail } from '../technical-detail.tsx';

/** Where a screen stands with what it reads from the phone; a hook's own state fits. */
export type Reading =
  | { kind: 'reading' }
  | { kind: 'slow'; retry(): void }
  | { kind: 'failed'; detail: string; retry(): void };

interface StorageTroubleProps {
  reading: Reading;
  heading?: string;
  /** Takes a copy of what waits from where it lies a second time. */
  onCopy?: (() => void) | undefined;
  /** What came of that. */
  notice?: string;
}

/** Says that the phone's storage is being read, hangs or refuses; claims nothing about what is in it. */
export function StorageTrouble({ reading, heading, onCopy, notice }: StorageTroubleProps) {
  if (reading.kind === 'reading') return <p role="status">{appTexts.loading}</p>;
  const isSlow = reading.kind === 'slow';
  return (
    <div className={styles['trouble']}>
      {heading && <h1 tabIndex={-1}>{heading}</h1>}
      <Banner
        tone={isSlow ? 'note' : 'bad'}
        title={isSlow ? storageTexts.slowTitle : storageTexts.failedTitle}
        actions={
          <>
            <Button onClick={reading.retry}>{storageTexts.tryAgain}</Button>
            {onCopy && (
              <Button icon="save" onClick={onCopy}>
                {storageTexts.takeCopy}
              </Button>
            )}
          </>
        }
      >
        <p>{isSlow ? storageTexts.slowBody : storageTexts.failedBody}</p>
        {onCopy && <p>{storageTexts.copyHelp}</p>}
        <p>{storageTexts.formsWork}</p>
        {!isSlow && <TechnicalDetail text={reading.detail} />}
      </Banner>
      {onCopy && <p role="status">{notice}</p>}
      <ButtonLink to={routes.home}>{storageTexts.backHome}</ButtonLink>
    </div>
  );
}
