import { lazy } from 'react';
import { useAwaitedDeliveries } from '../../hooks/items/use-awaited-deliveries.ts';
import { useReceived } from '../../hooks/items/use-received.ts';
import { useFollowedItem } from '../../hooks/items/use-followed-item.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { usePhotoProgress } from '../../hooks/photos/use-photo-progress.ts';
import { PhotoProgress } from '../../parts/photos/photo-progress.tsx';
import { isOnBehalf, referenceShown } from '../../hooks/items/on-behalf.ts';
import type { ShownItem } from '../../hooks/items/shown-item.ts';
import { ReadOutSlot } from '../../parts/saved/read-out-slot.tsx';
import { SavedItem } from '../../parts/saved/saved-item.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { routes } from '../../routes.ts';
import { aidTexts } from '../../strings/forms/aid.ts';
import { shownMessages } from '../../strings/forms/messages.ts';
import { titles } from '../../strings/shell/titles.ts';
import { aidFailureText } from './aid-failure.ts';

const AwaitedDeliveries = lazy(() =>
  loadUntilThere(async () => ({
    default: (await import('../../parts/records/awaited-deliveries.tsx')).AwaitedDeliveries,
  })),
);

/** What became of an aid request, and what is under way to whoever asked. */
export function SavedAid({ id }: { id: string }) {
  const saved = useFollowedItem(id);
  const item = saved.kind === 'ready' ? saved.value.item : undefined;
  // A host of another maker knows of no deliveries.
  const hasArrived = item?.state === 'sent' && item.isPlain !== true;
  return (
    <>
      <SavedItem
        saved={saved}
        heading={titles.aid}
        successText={shownMessages.aidSubmitted}
        failureText={aidFailureText}
        isTracked
        another={{ to: routes.requestAssistance, label: aidTexts.another }}
      />
      {item && isOnBehalf(item) && <ReadOutSlot reference={referenceShown(item)} isSent={item.state === 'sent'} />}
      {item && !item.isNewer && <PhotosOf item={item} />}
      {hasArrived && (
        <LatePart>
          <AwaitedOf id={id} />
        </LatePart>
      )}
    </>
  );
}

function AwaitedOf({ id }: { id: string }) {
  const awaited = useAwaitedDeliveries(id);
  const answers = useReceived(id);
  return awaited && <AwaitedDeliveries awaited={awaited} answers={answers} />;
}

function PhotosOf({ item }: { item: ShownItem }) {
  const photos = usePhotoProgress(item);
  return photos && <PhotoProgress {...photos} />;
}
