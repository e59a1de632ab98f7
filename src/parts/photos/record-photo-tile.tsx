import { useState, type ReactNode } from 'react';
import type { PhotoView } from '../../../contract/entities/photo.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { numberText } from '../../strings/plural.ts';
import { recordPhotoTexts as words } from '../../strings/public/record-photos.ts';
import { sizeText } from '../../strings/size.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { photoName, type PhotoSource } from './record-photo-source.ts';
import styles from './record-photos.module.css';

interface PhotoTileProps {
  photo: PhotoView;
  /** Its place among those that are shown, and how many these are. */
  at: number;
  count: number;
  source: PhotoSource;
  mayDownload: boolean;
  /** Is any of the record's photos still on its way? */
  isAnyComing: boolean;
  onOpen(): void;
  children: ReactNode;
}

/** One photo small, what it is, and how far it has come. */
export function PhotoTile({ photo, at, count, source, mayDownload, isAnyComing, onOpen, children }: PhotoTileProps) {
  const { _id, state, caption, bytes } = photo;
  const name = photoName(at, count);
  const small = source.picture(_id, 'thumbnail');
  const picture =
    small?.kind === 'ready' ? (
      <img src={small.url} alt={state === 'ready' ? '' : (caption ?? name)} />
    ) : (
      <Icon name="image" size={32} />
    );
  return (
    <li className={styles['tile']} data-photo={_id} data-state={state}>
      {state === 'ready' ? (
        <button type="button" className={styles['open']} aria-label={words.open(name)} onClick={onOpen}>
          {picture}
        </button>
      ) : (
        <div className={styles['open']}>{picture}</div>
      )}
      <p className={styles['name']}>{name}</p>
      {caption && (
        <p dir="auto" className={styles['caption']}>
          {caption}
        </p>
      )}
      {photo.image !== undefined && (
        <p>
          <Badge tone="sent">{words.released}</Badge>
        </p>
      )}
      <p className={styles['soft']}>{stateWords(photo, isAnyComing)}</p>
      {state === 'undecodable' && mayDownload && <Download photo={photo} at={at} bytes={bytes ?? 0} source={source} />}
      {children && <div className={styles['actions']}>{children}</div>}
    </li>
  );
}

function stateWords({ state, percent = 0, bytes }: PhotoView, isAnyComing: boolean): string {
  switch (state) {
    case 'awaited':
      return isAnyComing ? words.arriving(numberText(percent / 100, { style: 'percent' })) : words.notComing;
    case 'new':
      return words.checking;
    case 'ready':
      return bytes === undefined ? '' : words.fullSize(sizeText(bytes));
    default:
      return words[state];
  }
}

interface DownloadProps {
  photo: PhotoView;
  at: number;
  bytes: number;
  source: PhotoSource;
}

function Download({ photo, at, bytes, source }: DownloadProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const download = async () => {
    setAsking(true);
    // Most are of one kind, and what a computer opens goes by its ending.
    const failure = await source.download(photo._id, `photo-${at + 1}.heic`);
    setAsking(false);
    setProblem(failure ? askedFailureText(failure) : '');
  };
  return (
    <>
      <Button
        icon="save"
        aria-disabled={isAsking}
        onClick={() => {
          if (!isAsking) void download().catch(console.error);
        }}
      >
        {words.download(sizeText(bytes))}
      </Button>
      <p role="status" className={styles['soft']}>
        {isAsking ? words.downloading : problem}
      </p>
    </>
  );
}
