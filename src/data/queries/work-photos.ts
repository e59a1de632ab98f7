import type { WorkStep } from '../../../contract/enumerations.ts';
import { mainDb } from '../db.ts';
import { WORK_PHOTOS_KEY } from '../own-settings.ts';
import { readPerson } from '../person-store.ts';

/** By what they are for: the id under which they are kept, and how many there are to be. */
export type WorkPhotos = Readonly<Record<string, { id: string; count: number }>>;

/** Photos that whoever is at this phone has chosen for steps and handovers which are not made yet. Live, as all queries are. */
export async function workPhotos(): Promise<WorkPhotos> {
  const row = await mainDb.settings.get(WORK_PHOTOS_KEY);
  const kept = row?.value as { owner: string; photos: WorkPhotos } | undefined;
  return kept !== undefined && kept.owner === readPerson()?.id ? kept.photos : {};
}

/** Names the photos of a step of an acceptance. */
export function stepPhotos(workId: string, step: WorkStep): string {
  return `${workId} ${step}`;
}

/** Names the photos of a delivery's handing over. */
export function deliveryPhotos(deliveryId: string): string {
  return `${deliveryId} deliver`;
}
