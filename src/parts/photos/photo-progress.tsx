import { photoProgressTexts, photoTexts } from '../../strings/forms/photos.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { SmallPicture } from './small-picture.tsx';
import styles from './photo-progress.module.css';

interface UploadToShow {
  size: number;
  offset: number;
  isSent: boolean;
}

interface SentPhoto {
  id: string;
  caption: string;
  state: 'kept' | 'sent' | 'refused' | 'sealed';
  /** Why it was refused. */
  reason?: string;
  whole: UploadToShow;
  thumbnail?: UploadToShow;
}

export interface PhotoProgressProps {
  /** Of what they are, where several stand on one page. */
  name?: string;
  rows: readonly SentPhoto[];
  pictures: ReadonlyMap<string, ArrayBuffer>;
  lost: number;
  isTextSent: boolean;
  isForeign: boolean;
  waitsForWiFi: boolean;
  isUrgent: boolean;
  sendNow(): void;
}

/** How far the photos of something that was saved have come. */
export function PhotoProgress(props: PhotoProgressProps) {
  const { name, rows, pictures, lost, isTextSent, isForeign, isUrgent, sendNow } = props;
  const kept = rows.filter(({ state }) => state === 'kept').length;
  return (
    <section
      className={styles['photos']}
      aria-label={name ?? photoProgressTexts.title}
      data-photos-kept={kept}
      {...(name !== undefined && { role: 'group' })}
    >
      {name !== undefined && <p>{name}</p>}
      {summaryOf(props, kept).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {lost > 0 && <p className={styles['bad']}>{photoProgressTexts.lost(lost)}</p>}
      {rows.length > 0 && (
        <ol className={styles['list']}>
          {rows.map((row, index) => (
            <li key={row.id} className={styles['photo']}>
              <SmallPicture picture={pictures.get(row.id)} alt="" />
              <div className={styles['words']}>
                <p>{row.caption === '' ? photoTexts.photo(index + 1) : <bdi>{row.caption}</bdi>}</p>
                <p className={styles['state']}>{isForeign && row.state === 'kept' ? '' : stateOf(row)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {kept > 0 && isTextSent && !isForeign && !isUrgent && (
        <Button
          icon="send"
          onClick={() => {
            sendNow();
            announce(photoProgressTexts.sendingNow);
          }}
        >
          {photoProgressTexts.sendNow}
        </Button>
      )}
    </section>
  );
}

function summaryOf({ rows, isTextSent, isForeign, waitsForWiFi, isUrgent }: PhotoProgressProps, kept: number) {
  const sent = rows.filter(({ state }) => state === 'sent').length;
  if (kept === 0) return sent > 0 ? [photoProgressTexts.allSent(sent)] : [];
  const how = isForeign
    ? photoProgressTexts.foreign
    : !isTextSent
      ? photoProgressTexts.afterText
      : isUrgent
        ? photoProgressTexts.sendingNow
        : waitsForWiFi
          ? photoProgressTexts.smallFirst
          : undefined;
  return [photoProgressTexts.onPhone(kept), how].filter((words) => words !== undefined);
}

function refusalOf(reason: string | undefined): string {
  if (reason === 'too-large') return photoProgressTexts.tooLarge;
  return reason === 'unreadable' ? photoProgressTexts.unreadable : photoProgressTexts.refused;
}

function stateOf({ state, reason, whole, thumbnail }: SentPhoto): string {
  if (state === 'sent') return photoProgressTexts.sent;
  if (state === 'refused') return refusalOf(reason);
  if (whole.offset > 0) return photoProgressTexts.partSent(whole.offset, whole.size);
  return thumbnail?.isSent ? photoProgressTexts.smallSent : photoProgressTexts.waits;
}
