import type pg from 'pg';
import type { AnnouncedPhotos } from '../../../contract/entities/photo.ts';

export interface NewWorkPhotos {
  /** Of the item that announced them. */
  id: string;
  /** To which of both they belong. */
  about: { acceptanceId: string } | { deliveryId: string };
  accountId: string;
  stage: AnnouncedPhotos['stage'];
  announced: number;
}

/** Keeps that photos will follow. `now` in epoch milliseconds. */
export async function keepAnnounced(client: pg.PoolClient, photos: NewWorkPhotos, now: number): Promise<void> {
  const { id, about, accountId, stage, announced } = photos;
  await client.query({
    name: 'keep-announced',
    text: `INSERT INTO work_photos (id, acceptance_id, delivery_id, account_id, stage, announced, received_at)
           VALUES ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision / 1000))`,
    values: [
      id,
      'acceptanceId' in about ? about.acceptanceId : null,
      'deliveryId' in about ? about.deliveryId : null,
      accountId,
      stage,
      announced,
      now,
    ],
  });
}

/** SQL: what was announced with the row of this id, as `AnnouncedPhotos`, the oldest first, which of one batch is the arrival; null where nothing was. */
export function announcedWith(column: 'acceptance_id' | 'delivery_id', id: string): string {
  return `(SELECT jsonb_agg(jsonb_build_object('_id', work_photos.id, 'stage', stage, 'announced', announced)
                            ORDER BY work_photos.received_at, stage, work_photos.id)
           FROM work_photos WHERE work_photos.${column} = ${id})`;
}
