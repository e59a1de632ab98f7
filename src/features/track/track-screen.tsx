import { useParams } from 'react-router-dom';
import { useItemWithReference } from '../../hooks/items/use-tracked.ts';
import { useDocumentTitle } from '../../hooks/shared/use-document-title.ts';
import { StorageTrouble } from '../../parts/saved/storage-trouble.tsx';
import { lookUpTexts, trackTexts } from '../../strings/forms/track.ts';
import { LookUp } from './look-up.tsx';
import { OwnRecord } from './own-record.tsx';
import styles from './track.module.css';

/**
 * `/track/{reference}`: how something stands. On the phone that sent it all that its sender is told, and what they can say of it; on any other
 * the status alone, by the reference and the telephone number.
 */
export default function TrackScreen() {
  const { reference = '' } = useParams();
  const stored = useItemWithReference(reference);
  const item = stored.kind === 'ready' ? stored.value.item : undefined;
  const isOther = reference === '' || (stored.kind === 'ready' && item === undefined);
  const title = isOther ? lookUpTexts.title : trackTexts.title;
  useDocumentTitle(title);
  if (!isOther && stored.kind !== 'ready' && stored.kind !== 'reading') {
    return <StorageTrouble reading={stored} heading={title} />;
  }
  return (
    <div className={styles['screen']}>
      {/* There from the first moment: it takes the focus when the screen opens. */}
      <h1 tabIndex={-1}>{title}</h1>
      {isOther && <LookUp key={reference} reference={reference} />}
      {item && <OwnRecord key={item.id} item={item} />}
    </div>
  );
}
