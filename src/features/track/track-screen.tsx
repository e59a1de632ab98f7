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
  return reference === '' ? <LookUpPage reference="" /> : <Found key={reference} reference={reference} />;
}

function Found({ reference }: { reference: string }) {
  const stored = useItemWithReference(reference);
  if (stored.kind === 'reading') return null;
  if (stored.kind !== 'ready') return <StorageTrouble reading={stored} heading={trackTexts.title} />;
  const { item } = stored.value;
  return item ? <OwnRecord item={item} /> : <LookUpPage reference={reference} />;
}

function LookUpPage({ reference }: { reference: string }) {
  useDocumentTitle(lookUpTexts.title);
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{lookUpTexts.title}</h1>
      <p>{lookUpTexts.lead}</p>
      <LookUp reference={reference} />
    </div>
  );
}
