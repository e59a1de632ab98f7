import * as v from 'valibot';
import { idSchema } from '../entities/fields.ts';
import { photoViewSchema, recordPhotosSchema, releaseSchema } from '../entities/photo.ts';
import { limits } from '../limits.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';

const params = v.strictObject({ id: idSchema });
const done = { 200: v.strictObject({ success: v.literal(true), data: photoViewSchema }) };

export const listPhotos = defineCall({
  name: 'listPhotos',
  ...askedAddresses.listPhotos,
  summary:
    'The photos of one report or aid request, with how many are still on the phone: for admins, whoever took it, and whoever proves by its secret that it is theirs.',
  who: 'anyone',
  queued: false,
  params,
  answers: { 200: v.strictObject({ success: v.literal(true), data: recordPhotosSchema }) },
});

/** Each form of a photo is an address; none of them has a token in it. */
export const getPhoto = defineCall({
  name: 'getPhoto',
  method: 'GET',
  path: '/api/photos/{id}/{form}',
  summary:
    'A photo that is not released: the picture that the server made of it, its thumbnail, or, for admins, what could not be decoded as it came.',
  who: 'anyone',
  queued: false,
  params: v.strictObject({ id: idSchema, form: v.picklist(['whole', 'thumbnail', 'original']) }),
  media: 'image/jpeg',
  answers: { 200: v.string() },
});

export const getImage = defineCall({
  name: 'getImage',
  method: 'GET',
  path: '/api/images/{id}',
  summary: 'A picture that an admin has released to everybody, at an address of its own. 404 once it is withdrawn.',
  who: 'anyone',
  queued: false,
  params,
  media: 'image/jpeg',
  answers: { 200: v.string() },
});

export const releasePhoto = defineCall({
  name: 'releasePhoto',
  ...askedAddresses.releasePhoto,
  summary:
    'Makes a picture of a report’s photo that everybody may see, with the named parts of it made unrecognizable. Released again it takes the place of the former.',
  who: 'decide-reports',
  queued: false,
  params,
  body: releaseSchema,
  answers: done,
});

export const withdrawPhoto = defineCall({
  name: 'withdrawPhoto',
  ...askedAddresses.withdrawPhoto,
  summary: 'Takes a released picture away again, everywhere.',
  who: 'decide-reports',
  queued: false,
  params,
  answers: done,
});

export const settlePhotos = defineCall({
  name: 'settlePhotos',
  ...askedAddresses.settlePhotos,
  summary:
    'A phone says how many of a record’s photos it has lost or was told to remove, so that nobody waits for them. Safe to repeat. Only by the record’s secret.',
  who: 'anyone',
  queued: false,
  params,
  body: v.strictObject({
    lost: v.pipe(v.number(), v.integer('a whole number'), v.minValue(0), v.maxValue(limits.photos)),
  }),
  answers: { 200: v.strictObject({ success: v.literal(true) }) },
});
