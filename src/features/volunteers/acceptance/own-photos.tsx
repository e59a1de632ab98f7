import type { AnnouncedPhotos } from '../../../../contract/entities/photo.ts';
import type { ItemState } from '../../../data/outbox/item.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { usePhotoProgress } from '../../../hooks/photos/use-photo-progress.ts';
import { PhotoProgress } from '../../../parts/photos/photo-progress.tsx';
import { nameOf } from '../../../strings/forms/labels.ts';
import { photoProgressTexts } from '../../../strings/forms/photos.ts';
import { stepNames } from '../../../strings/volunteers/step-names.ts';
import { SentPhotos } from './sent-photos.tsx';

interface StepWithPhotos {
  id: string;
  state: ItemState;
  /** What the step is called. */
  name: string;
  /** As the server tells of them. */
  told?: AnnouncedPhotos;
}

/** The photos of the volunteer's steps: how far this phone has come with them, or, on another phone, what has arrived. */
export function OwnPhotos({ work: { photos = [], pending } }: { work: ShownWork }) {
  const told: StepWithPhotos[] = photos.map((one) => ({
    id: one._id,
    state: 'sent',
    name: nameOf<string>(stepNames, one.stage),
    told: one,
  }));
  const untold = pending.filter(({ itemId }) => told.every(({ id }) => id !== itemId));
  const steps = [
    ...told,
    ...untold.map(({ itemId, state, step }): StepWithPhotos => ({ id: itemId, state, name: stepNames[step] })),
  ];
  return steps.map((step) => <PhotosOfStep key={step.id} {...step} />);
}

function PhotosOfStep({ id, state, name, told }: StepWithPhotos) {
  // Without a body: what another phone announced is not lost on this one.
  const progress = usePhotoProgress({ id, state, body: '{}' });
  if (progress) return <PhotoProgress {...progress} name={`${photoProgressTexts.title}: ${name}`} />;
  return told ? <SentPhotos photos={[told]} /> : null;
}
