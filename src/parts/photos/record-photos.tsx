import { useId, useState, type ReactNode } from 'react';
import type { AnnouncedPhotos, PhotoView, RecordPhotos as Photos } from '../../../contract/entities/photo.ts';
import { photosComing } from '../../../contract/policies/photos-coming.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import type { FailureToShow } from '../../strings/accounts/call-failures.ts';
import { recordPhotoTexts as words } from '../../strings/public/record-photos.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { PhotoSource } from './record-photo-source.ts';
import { PhotoTile } from './record-photo-tile.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import styles from './record-photos.module.css';

/** `merged`: of a record for which another one stands. */
export type PhotoStage = AnnouncedPhotos['stage'] | 'merged';

interface RecordPhotosProps<Source extends PhotoSource> {
  id: string;
  /** At what they were taken; absent: of the record itself. */
  stage?: PhotoStage | undefined;
  /** Of its heading. */
  level?: 2 | 3 | 4;
  /** May whoever looks have what could not be decoded? */
  mayDownload?: boolean;
  /** What can be done with a photo. */
  actions?: (photo: PhotoView, source: Source) => ReactNode;
}

/** The section, with the hook that brings its photos: parts of the screen know nothing of the server. */
export function withPhotos<Source extends PhotoSource>(usePhotos: (id: string) => Source) {
  return function RecordPhotos({ id, stage, level = 2, mayDownload = false, actions }: RecordPhotosProps<Source>) {
    const source = usePhotos(id);
    return (
      <PhotosOf
        source={source}
        stage={stage}
        level={level}
        mayDownload={mayDownload}
        actions={(photo) => actions?.(photo, source)}
      />
    );
  };
}

interface PhotosOfProps {
  source: PhotoSource;
  stage?: PhotoStage | undefined;
  level: 2 | 3 | 4;
  mayDownload: boolean;
  actions(photo: PhotoView): ReactNode;
}

/** What has arrived of a record's photos, and how many are still to come. A whole picture is loaded at a tap alone. */
export function PhotosOf({ source, stage, level, mayDownload, actions }: PhotosOfProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const [open, setOpen] = useState<string>();
  const { photos, failure } = source;
  const sorted = [...(photos?.photos ?? [])].sort((a, b) => a.place - b.place);
  const isAnyComing = photos !== undefined && photosComing(photos) > 0;
  const ready = sorted.filter(({ state }) => state === 'ready');
  return (
    // Several people's may stand on one page: each is a group there, and no landmark.
    <section
      className={styles['section']}
      aria-labelledby={headingId}
      data-photos
      {...(stage !== undefined && { role: 'group' })}
    >
      <Heading id={headingId}>{stage === undefined ? words.title : words.titles[stage]}</Heading>
      {photos && <Standing photos={photos} />}
      {photos === undefined && failure === undefined && <Skeleton label={words.loading} />}
      {sorted.length > 0 && (
        <ul className={styles['tiles']}>
          {sorted.map((photo, at) => (
            <PhotoTile
              key={photo._id}
              photo={photo}
              at={at}
              count={sorted.length}
              source={source}
              mayDownload={mayDownload}
              isAnyComing={isAnyComing}
              onOpen={() => {
                setOpen(photo._id);
                void source.bring(photo._id, 'whole').catch(console.error);
              }}
            >
              {actions(photo)}
            </PhotoTile>
          ))}
        </ul>
      )}
      {failure && <Trouble failure={failure} onAgain={source.again} />}
      {open !== undefined && (
        <PhotoViewer photos={ready} open={open} source={source} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

/** What there is no picture of: on the phone still, or lost there. */
function Standing({ photos: { announced, lost, photos } }: { photos: Photos }) {
  const onPhone = Math.max(0, announced - lost - photos.length);
  return (
    <div className={styles['standing']} role="status">
      {onPhone > 0 && <p>{words.onPhone(onPhone)}</p>}
      {lost > 0 && <p>{words.lost(lost)}</p>}
      {photos.length === 0 && onPhone === 0 && lost === 0 && <p>{words.none}</p>}
    </div>
  );
}

function Trouble({ failure, onAgain }: { failure: FailureToShow; onAgain(): void }) {
  const isAway = failure.kind === 'unreachable' || failure.kind === 'timed-out';
  return (
    <div className={styles['trouble']}>
      <p role="status">{isAway ? words.needNetwork : askedFailureText(failure)}</p>
      <Button onClick={onAgain}>{words.again}</Button>
    </div>
  );
}
