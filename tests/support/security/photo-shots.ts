import { createHash, randomUUID } from 'node:crypto';
import { report } from '../server/bodies.ts';
import { askCall } from './ask-call.ts';
import type { Scene, Shot, Shooter } from './scene.ts';

const secret = 'a claim secret of a phone with a camera';

/** Requests about photos of a report: of one's own with its secret, of another's without the right one. */
export const photoShots: Readonly<Record<string, Shot>> = {
  listPhotos: async (shooter) => ({ id: (await photographed(shooter.scene)).record, headers: claim(shooter) }),
  getPhoto: async (shooter) => ({ id: (await photographed(shooter.scene)).photo, headers: claim(shooter) }),
  async getImage({ scene, whose }) {
    if (whose === 'others') return { id: randomUUID() };
    const { record, photo } = await photographed(scene);
    // A released picture is everybody's while its report is public.
    await scene.app.query(`UPDATE reports SET status = 'approved', active_since = now() WHERE id = $1`, [record]);
    const image = randomUUID();
    await scene.app.query('UPDATE photos SET image_id = $2, image_hash = hash WHERE id = $1', [photo, image]);
    return { id: image };
  },
  releasePhoto: async ({ scene }) => ({ id: (await photographed(scene)).photo, body: { blurs: [] } }),
  withdrawPhoto: async ({ scene }) => ({ id: (await photographed(scene)).photo }),
  settlePhotos: async (shooter) => ({
    id: (await photographed(shooter.scene)).record,
    headers: claim(shooter),
    body: { lost: 1 },
  }),
};

const claim = ({ whose }: Shooter) => ({ 'x-claim-secret': whose === 'own' ? secret : 'somebody elses' });

/** A JPEG of one pixel, as the server keeps what it has made. */
const pixel = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

async function photographed({ app }: Scene): Promise<{ record: string; photo: string }> {
  const [record, photo] = [randomUUID(), randomUUID()];
  const claimSecretHash = createHash('sha256').update(secret).digest('hex');
  const body = { ...report, claimSecretHash, photosToFollow: 1 };
  await askCall(app.url, 'reportDisaster', { body, headers: { 'idempotency-key': record } });
  const hash = await app.photos.photoFiles.put(pixel);
  await app.query(
    `INSERT INTO photos (id, record_id, record_call, place, state, hash, thumbnail_hash, width, height, created_at)
     VALUES ($1, $2, 'reportDisaster', 0, 'ready', $3, $3, 1, 1, now())`,
    [photo, record, hash],
  );
  return { record, photo };
}
