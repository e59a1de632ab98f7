import type { PhotoRecord } from '../store/photos/photos.ts';
import { addPhoto, findPhotoRecord, keepReleased, keepWorked, noteContent } from '../store/photos/photos.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { MINUTE_MS } from './around.ts';
import { deliveries } from './deliveries.ts';
import type { Drawn, Scene } from './draw-scene.ts';
import { part, type Desk, type Plan } from './part.ts';
import type { DemoItem } from './post-item.ts';
import { reports } from './reports.ts';
import type { Seeded } from './seeded.ts';
import { work } from './work.ts';

/** One photo that has arrived, after the item that announced it. */
interface DemoPhoto {
  id: string;
  recordId: string;
  place: number;
  caption: string;
  at: number;
  scene: Scene;
  /** Everybody sees it, under this id, at the report. */
  imageId?: string;
}

export const photos = part<DemoPhoto>('photos', makePhotos, keepPhotos);

/** Of every third report with photos one is still on the phone, and of the first that is active one is shown to everybody. */
function makePhotos(plan: Plan, chance: Seeded): DemoPhoto[] {
  const made = reports.make(plan);
  const reported = made.filter(announcesPhotos);
  const shown = reported.find(({ decisions }) => decisions.at(-1)?.to === 'active');
  const ofReports = reported.flatMap((report, index) =>
    Array.from({ length: index % 3 === 2 ? 1 : countIn(report) }, (_, place): DemoPhoto => {
      const isShown = report === shown && place === 0;
      const photo = photoOf(report, place, { kind: 'street', variant: index + place }, chance);
      // Behind the decision: nothing of a report that waits is shown.
      const at = isShown ? (report.decisions.at(-1)?.at ?? photo.at) : photo.at;
      return { ...photo, at, ...(isShown ? { imageId: chance.id() } : {}) };
    }),
  );
  const steps = work.make(plan).flatMap(({ acceptances }) => acceptances.flatMap((one) => one.steps));
  const ofSteps = steps.filter(announcesPhotos).map((step, index) => {
    const isArrival = (step.body as { step: string }).step === 'arrived';
    return photoOf(step, 0, { kind: isArrival ? 'arrival' : 'work', variant: index }, chance);
  });
  const handed = deliveries.make(plan).flatMap(({ deliver }) => deliver ?? []);
  const ofDeliveries = handed.map((act, index) => photoOf(act, 0, { kind: 'handover', variant: index }, chance));
  return [...ofReports, ...ofSteps, ...ofDeliveries];
}

function countIn({ body }: DemoItem): number {
  return (body as { photosToFollow?: number }).photosToFollow ?? 0;
}

function announcesPhotos(item: DemoItem): boolean {
  return countIn(item) > 0;
}

const captions: Readonly<Record<Scene['kind'], string>> = {
  street: 'The street this morning',
  arrival: 'The boat at the school',
  work: 'The yard is clear',
  handover: 'At the door',
};

function photoOf({ id, at }: DemoItem, place: number, scene: Scene, chance: Seeded): DemoPhoto {
  const caption = place === 0 ? captions[scene.kind] : '';
  return { id: chance.id(), recordId: id, place, caption, at: at + (place + 1) * MINUTE_MS, scene };
}

async function keepPhotos(desk: Desk, rows: readonly DemoPhoto[]): Promise<void> {
  // What draws is in the memory of a demonstration alone.
  const { drawScene } = await import('./draw-scene.ts');
  const drawn = new Map<string, Drawn>();
  for (const row of rows) {
    const key = `${row.scene.kind} ${row.scene.variant % 4}`;
    const picture = drawn.get(key) ?? (await drawScene({ ...row.scene, variant: row.scene.variant % 4 }));
    drawn.set(key, picture);
    await keepPhoto(desk, row, picture);
  }
}

async function keepPhoto({ pool, photoFiles }: Desk, row: DemoPhoto, drawn: Drawn): Promise<void> {
  const [hash, thumbnailHash] = [await photoFiles.put(drawn.bytes), await photoFiles.put(drawn.thumbnail)];
  await inTransaction(pool, async (client) => {
    const { id, recordId, place, caption, at, imageId } = row;
    const owner: PhotoRecord | undefined = await findPhotoRecord(client, recordId);
    if (owner === undefined) throw new Error(`${recordId} announced no photos`);
    await addPhoto(client, { id, owner, place, caption: caption === '' ? undefined : caption }, at);
    await noteContent(client, hash, drawn.bytes.length, at);
    await noteContent(client, thumbnailHash, drawn.thumbnail.length, at);
    const { width, height } = drawn;
    await keepWorked(client, id, { state: 'ready', hash, thumbnailHash, width, height });
    if (imageId === undefined) return;
    await keepReleased(client, { id, recordId }, { id: imageId, hash }, at);
    // As all of its rows: changed when that was done, and not now.
    await client.query('UPDATE reports SET changed_at = $2 WHERE id = $1', [recordId, new Date(at)]);
  });
}
