import { useEffect, useId, useState } from 'react';
import type { Blur, PhotoView } from '../../../../contract/entities/photo.ts';
import type { ShownPhotos } from '../../../hooks/photos/use-record-photos.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { photoReleaseTexts as words } from '../../../strings/admin/photo-release.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useModal } from '../../../ui/overlay/use-modal.ts';
import { BlurEditor } from './blur-editor.tsx';
import { whyNotDone } from './release-failure.ts';
import styles from './release-dialog.module.css';

interface ReleaseDialogProps {
  photo: PhotoView;
  isOpen: boolean;
  source: ShownPhotos;
  boxes: readonly Blur[];
  onBoxes(boxes: readonly Blur[]): void;
  onClose(): void;
}

/** Covers what shows who somebody is, and shows the picture to everybody. A failure leaves the dialog open, with all that was drawn. */
export function ReleaseDialog({ photo, isOpen, source, boxes, onBoxes, onClose }: ReleaseDialogProps) {
  const modal = useModal(onClose);
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const whole = source.picture(photo._id, 'whole');
  const { bring } = source;
  useEffect(() => void bring(photo._id, 'whole').catch(console.error), [bring, photo._id]);

  async function release(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const answer = await source.release(photo._id, boxes);
    setBusy(false);
    if (answer.ok) {
      announce(isOpen ? words.released : words.everybodyOnceOpen);
      onClose();
    } else setProblem(whyNotDone(answer.failure));
  }

  return (
    <dialog {...modal} className={styles['dialog']} aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <div id={`${id}-body`} className={styles['body']}>
        <p>
          <strong>{isOpen ? words.everybody : words.everybodyOnceOpen}</strong>
        </p>
        <p>{words.cover}</p>
      </div>
      {whole?.kind === 'ready' && <BlurEditor url={whole.url} photo={photo} boxes={boxes} onBoxes={onBoxes} />}
      {whole?.kind === 'failed' ? (
        <Banner
          tone="bad"
          actions={
            <Button onClick={() => void bring(photo._id, 'whole').catch(console.error)}>{words.tryAgain}</Button>
          }
        >
          <p>{askedFailureText(whole.failure)}</p>
        </Banner>
      ) : (
        whole?.kind !== 'ready' && <p role="status">{words.loading}</p>
      )}
      {problem !== undefined && (
        <Banner tone="bad">
          <p>{problem}</p>
        </Banner>
      )}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          look="alarm"
          aria-disabled={isBusy || whole?.kind !== 'ready'}
          onClick={() => {
            if (!isBusy && whole?.kind === 'ready') void release().catch(console.error);
          }}
        >
          {isBusy ? words.releasing : words.release}
        </Button>
      </div>
    </dialog>
  );
}
