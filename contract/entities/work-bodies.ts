import * as v from 'valibot';
import { hasVisibleText } from '../base/text.ts';
import { courseIds } from '../courses.ts';
import { workSteps } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { idSchema, isoTimeSchema, optionalText, photosToFollow } from './fields.ts';

/* What volunteers send, each a queued call's body. */

/** Asks for a place on a disaster. */
export const acceptanceBodySchema = v.strictObject({
  /** The volunteer's own account. */
  id: idSchema,
  disasterId: idSchema,
  /** Device time. */
  createdAt: v.optional(isoTimeSchema),
});

/** A small step on the way to a disaster that was accepted, or out of it. */
export const stepBodySchema = v.pipe(
  v.strictObject({
    workId: idSchema,
    step: v.picklist(workSteps, `one of ${workSteps.join(', ')}`),
    /** Device time. */
    takenAt: isoTimeSchema,
    reason: v.optional(optionalText(limits.reasonCharacters)),
    /** Of `arrived` and `done`: they come by themselves, under this item's id. */
    photosToFollow: photosToFollow(),
  }),
  v.forward(
    v.check(({ step, reason = '' }) => step !== 'withdraw' || hasVisibleText(reason), 'required'),
    ['reason'],
  ),
);

/** A module of a course was learned. */
export const learnedBodySchema = v.strictObject({
  course: v.picklist(courseIds, 'a course'),
  module: v.pipe(v.string('text'), v.regex(/^[a-z0-9-]{1,40}$/, 'a module')),
  learnedAt: isoTimeSchema,
});
