import { useId, type KeyboardEvent } from 'react';
import type { PhotoView } from '../../../contract/entities/photo.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { recordPhotoTexts as words } from '../../strings/public/record-photos.ts';
import { sizeText } from '../../strings/size.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useModal } from '../../ui/overlay/use-modal.ts';
import { photoName, type PhotoSource } from './record-photo-source.ts';
import styles from './photo-viewer.module.css';

interface PhotoViewerProps {
  /** Those that can be looked at. */
  photos: readonly PhotoView[];
  /** Id of the one that is looked at. */
  open: string;
  source: PhotoSource;
  onMove(id: string): void;
  onClose(): void;
}

/** One picture large, with the ones before and behind it. What was not tapped is shown small, with what the whole of it costs. */
export function PhotoViewer({ photos, open, source, onMove, onClose }: PhotoViewerProps) {
  const modal = useModal(onClose);
  const headingId = useId();
  const at = photos.findIndex(({ _id }) => _id === open);
  const photo = photos[at];
  if (photo === undefined) return null;
  const name = photoName(at, photos.length);
  const move = (to: number) => {
    const next = photos[to];
    if (next) onMove(next._id);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDialogElement>) => {
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') move(key === forward ? at + 1 : at - 1);
  };
  return (
    // The arrow keys do what the two buttons do.
    <dialog {...modal} className={styles['viewer']} aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <div className={styles['head']}>
        <h2 id={headingId}>{name}</h2>
        <button type="button" className={styles['close']} aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Large photo={photo} name={name} source={source} />
      {photo.caption && (
        <p dir="auto" className={styles['caption']}>
          {photo.caption}
        </p>
      )}
      {photos.length > 1 && (
        <div className={styles['moves']}>
          <Button aria-disabled={at === 0} onClick={() => move(at - 1)}>
            {words.previous}
          </Button>
          <Button aria-disabled={at === photos.length - 1} onClick={() => move(at + 1)}>
            {words.next}
          </Button>
        </div>
      )}
    </dialog>
  );
}

function Large({ photo, name, source }: { photo: PhotoView; name: string; source: PhotoSource }) {
  const { _id, caption, width, height, bytes = 0 } = photo;
  const whole = source.picture(_id, 'whole');
  const small = source.picture(_id, 'thumbnail');
  const shown = whole?.kind === 'ready' ? whole : small;
  const bring = () => void source.bring(_id, 'whole').catch(console.error);
  return (
    <>
      {shown?.kind === 'ready' && (
        <img
          src={shown.url}
          alt={caption ?? name}
          width={width}
          height={height}
          className={styles['picture']}
          data-form={shown === whole ? 'whole' : 'thumbnail'}
        />
      )}
      <div role="status" className={styles['state']}>
        {whole?.kind === 'loading' && <p>{words.loadingFull}</p>}
        {whole?.kind === 'failed' && <p>{askedFailureText(whole.failure)}</p>}
      </div>
      {whole?.kind === 'failed' && <Button onClick={bring}>{words.tryAgain}</Button>}
      {whole === undefined && <Button onClick={bring}>{words.loadFull(sizeText(bytes))}</Button>}
    </>
  );
}
