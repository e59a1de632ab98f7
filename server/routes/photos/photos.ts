import type { FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import {
  getImage,
  getPhoto,
  listPhotos,
  releasePhoto,
  settlePhotos,
  withdrawPhoto,
} from '../../../contract/calls/photos.ts';
import { headers } from '../../../contract/headers.ts';
import { whoSeesWhat } from '../../../contract/policies/who-sees-what.ts';
import type { Viewer } from '../../../contract/policies/viewer.ts';
import type { Person } from '../../../contract/policies/actions.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { isSenderOf } from '../../photos/claim-of.ts';
import { photoViewer } from '../../photos/photo-viewer.ts';
import { releasePhoto as release, withdrawPhoto as withdraw } from '../../photos/release-photo.ts';
import { refusals } from '../../refusal.ts';
import { recordAct } from '../../store/acts/acts.ts';
import {
  findImage,
  findPhoto,
  findPhotoRecord,
  hashOf,
  keepLost,
  photosOf,
  photoView,
  type PhotoRecord,
} from '../../store/photos/photos.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';
import type { Handler, RouteServices } from '../route.ts';

/** Seconds that a released picture may be kept by whoever fetched it: withdrawn, it is gone from everywhere after that. */
const RELEASED_SECONDS = 300;

/** Who may not see them hears the same as of a record that is not there. */
export const answerPhotos: Handler = async (services, request, reply, { person }) => {
  const owner = await ownerAsked(services, request);
  const viewer = owner && (await viewerFor(services, owner, request, person));
  if (owner === undefined || viewer === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchRecord));
  const { announced, lost } = owner;
  const photos = (await photosOf(services.pool, owner.id)).map(photoView);
  return reply.send({ success: true, data: { announced, lost, photos } });
};

/** A picture of somebody's home: nothing of it may be run, kept by a proxy, or taken for something else. */
export const answerPhoto: Handler = async (services, request, reply, { person }) => {
  const asked = is(getPhoto.params, request.params) ? request.params : undefined;
  const photo = asked && (await findPhoto(services.pool, asked.id));
  const owner = photo && (await findPhotoRecord(services.pool, photo.recordId));
  const viewer = owner && (await viewerFor(services, owner, request, person));
  const isAllowed = viewer === 'admin' || (viewer !== undefined && asked?.form !== 'original');
  const hash = photo && asked && isAllowed ? hashOf(photo, asked.form) : undefined;
  const bytes = hash === undefined ? undefined : await services.photoFiles.get(hash);
  if (bytes === undefined || photo === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchPhoto));
  if (person !== undefined && viewer === 'taker' && asked?.form === 'whole') {
    const detail = { as: viewer, photo: photo.id };
    await recordAct(
      services.pool,
      { actor: person._id, action: 'photo-seen', about: photo.recordId, detail },
      services.clock.now(),
    );
  }
  return sendPicture(reply, bytes, asked?.form === 'original' ? 'application/octet-stream' : 'image/jpeg');
};

export const answerImage: Handler = async ({ pool, photoFiles }, request, reply) => {
  const id = is(getImage.params, request.params) ? request.params.id : undefined;
  const hash = id === undefined ? undefined : await findImage(pool, id);
  const bytes = hash === undefined ? undefined : await photoFiles.get(hash);
  if (bytes === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchPhoto));
  reply.header('cache-control', `public, max-age=${RELEASED_SECONDS}`);
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return sendPicture(reply, bytes, 'image/jpeg');
};

export const answerRelease = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, releasePhoto.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const id = is(releasePhoto.params, request.params) ? request.params.id : undefined;
  if (id === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchPhoto));
  const released = await release(services, id, body.value.blurs, person._id);
  if (!released.ok) return sendRefusal(reply, released.failure);
  services.noteStored();
  return reply.send({ success: true, data: photoView(released.value) });
});

export const answerWithdraw = ofAccount(async (services, request, reply, { person }) => {
  const id = is(withdrawPhoto.params, request.params) ? request.params.id : undefined;
  if (id === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchPhoto));
  const withdrawn = await withdraw(services, id, person._id);
  if (!withdrawn.ok) return sendRefusal(reply, withdrawn.failure);
  services.noteStored();
  return reply.send({ success: true, data: photoView(withdrawn.value) });
});

export const answerSettle: Handler = async (services, request, reply, { person }) => {
  const body = parsedBody(request, settlePhotos.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const owner = await ownerAsked(services, request);
  if (owner === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchRecord));
  if ('accountId' in owner && person === undefined) return sendRefusal(reply, refusals.signIn());
  if (!isSenderOf(owner, { person, secret: request.headers[headers.claimSecret] })) {
    return sendRefusal(reply, refusals.forbidden(texts.notYourRecord));
  }
  await keepLost(services.pool, owner.id, Math.min(body.value.lost, owner.announced));
  services.noteStored();
  return reply.send({ success: true });
};

async function ownerAsked({ pool }: RouteServices, request: FastifyRequest): Promise<PhotoRecord | undefined> {
  return is(listPhotos.params, request.params) ? findPhotoRecord(pool, request.params.id) : undefined;
}

/** Undefined: they see no photo that is not released. */
async function viewerFor(
  { pool, clock }: RouteServices,
  owner: PhotoRecord,
  request: FastifyRequest,
  person: Person | undefined,
): Promise<Viewer | undefined> {
  const viewer = await photoViewer({ pool, now: clock.now() }, owner, person, request.headers[headers.claimSecret]);
  const kind = 'accountId' in owner ? 'workPhoto' : 'unreleasedPhoto';
  return 'image' in whoSeesWhat[kind][viewer] ? viewer : undefined;
}

function sendPicture(reply: FastifyReply, bytes: Buffer, type: string): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', 'attachment; filename="photo"')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}
