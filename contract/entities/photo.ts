import * as v from 'valibot';
import { limits } from '../limits.ts';
import { photoLimits } from '../photo-limits.ts';
import { idSchema, listOf } from './fields.ts';

/**
 * `awaited`: not all of it is there · `new`: there, and not looked at by the server · `ready`: made anew by the server, without
 * anything but the picture · `undecodable`: kept as it came, for an admin to download · `refused`: no picture of a kind that is taken · `missing`: its file is gone
 */
export const photoStates = ['awaited', 'new', 'ready', 'undecodable', 'refused', 'missing'] as const;
export type PhotoState = (typeof photoStates)[number];

/** A photo of a record, as whoever may see it is told of it. The pictures themselves are fetched one by one. */
export const photoViewSchema = v.strictObject({
  _id: idSchema,
  /** Its place among the record's photos, from 0. */
  place: v.number(),
  caption: v.optional(v.string()),
  state: v.picklist(photoStates),
  /** Is its small picture there? */
  hasThumbnail: v.boolean(),
  /** Of the picture that the server made, pixels. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** Of what there is to fetch. */
  bytes: v.optional(v.number()),
  /** Percent of it that has arrived, while it is awaited. */
  percent: v.optional(v.number()),
  /** Address of the released picture; absent: nobody sees it, since it is not released or its report is not public. */
  image: v.optional(v.string()),
  /** When an admin released it; absent: none has. */
  releasedAt: v.optional(v.string()),
});
export type PhotoView = v.InferOutput<typeof photoViewSchema>;

/** All photos of one record. */
export const recordPhotosSchema = v.strictObject({
  /** How many the record announced. */
  announced: v.number(),
  /** How many of them have been lost on the phone, by what that said itself. */
  lost: v.number(),
  photos: v.pipe(v.array(photoViewSchema), v.maxLength(limits.photos)),
});
export type RecordPhotos = v.InferOutput<typeof recordPhotosSchema>;

/** At what photos of work were taken: `handed-over`: of a delivery. */
export const photoStages = ['arrived', 'done', 'handed-over'] as const;

/** Photos that came, or are to come, with a step of a volunteer or with the handing over of a delivery. They are asked for by this id. */
export const announcedPhotosSchema = v.strictObject({
  /** Of the item that announced them. */
  _id: idSchema,
  stage: v.picklist(photoStages),
  announced: v.number(),
});
export type AnnouncedPhotos = v.InferOutput<typeof announcedPhotosSchema>;

/** A member of work and of deliveries; absent: none. */
export function announcedPhotos() {
  return v.optional(v.array(announcedPhotosSchema));
}

const fraction = v.pipe(v.number('a number'), v.minValue(0, 'at least 0'), v.maxValue(1, 'at most 1'));

/** A part of the picture that is made unrecognizable, in fractions of its width and height from its upper left corner. */
export const blurSchema = v.strictObject({ left: fraction, top: fraction, width: fraction, height: fraction });
export type Blur = v.InferOutput<typeof blurSchema>;

export const releaseSchema = v.strictObject({
  blurs: listOf(blurSchema, photoLimits.blurs, `at most ${photoLimits.blurs}`),
});
