import * as v from 'valibot';
import { isCounted } from '../counted-needs.ts';
import { cameOptions } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { aboutLines, placeInRequest } from './delivery.ts';
import { idSchema, optionalText, positionSchema, requiredText, senderFields } from './fields.ts';
import { ownRecordSchema } from './track.ts';

const { _id: recordId, claimSecret } = ownRecordSchema.entries;
/** The record, and the secret that proves whose it is. `createdAt`: when it was said, by the device's clock. */
const about = { recordId, claimSecret, ...senderFields };

/**
 * Body of `POST /api/track/act`: what whoever sent a report or an aid request says of it later.
 *
 *   still-needed      it stands as it was sent; nobody drives for nothing
 *   no-longer-needed  an aid request is withdrawn, of a report it is told that it is over
 *   needed-again      takes that back
 *   add-need          an aid request has one more requirement
 *   move-place        the place is wrong: it is here; what was said of it before is kept for the admins
 *   received          what came of a delivery that was handed over without the code
 *   message           a short text to those who have it in hand, now or later; nobody else reads it whole
 */
export const ownActSchema = v.variant(
  'act',
  [
    v.strictObject({ act: v.literal('still-needed'), ...about }),
    v.strictObject({ act: v.literal('no-longer-needed'), ...about }),
    v.strictObject({ act: v.literal('needed-again'), ...about }),
    v.strictObject({
      act: v.literal('add-need'),
      ...about,
      need: v.pipe(
        v.strictObject({
          type: requiredText(limits.needCharacters),
          quantity: v.exactOptional(requiredText(limits.quantityCharacters)),
          urgent: v.optional(v.boolean('true or false'), false),
        }),
        v.forward(
          v.check(({ type, quantity }) => quantity !== undefined || !isCounted(type), 'required'),
          ['quantity'],
        ),
      ),
    }),
    v.strictObject({
      act: v.literal('move-place'),
      ...about,
      position: positionSchema,
      /** The place in words. Absent: the words stay as they are. */
      place: v.optional(requiredText(limits.placeCharacters)),
    }),
    v.strictObject({
      act: v.literal('received'),
      ...about,
      deliveryId: idSchema,
      lines: aboutLines(
        v.strictObject({
          line: placeInRequest,
          came: v.picklist(cameOptions, `one of ${cameOptions.join(', ')}`),
          /** Of a part: how much, in words. */
          delivered: v.optional(optionalText(limits.quantityCharacters)),
        }),
      ),
    }),
    v.strictObject({ act: v.literal('message'), ...about, text: requiredText(limits.recordMessageCharacters) }),
  ],
  'one of still-needed, no-longer-needed, needed-again, add-need, move-place, received, message',
);
export type OwnAct = v.InferInput<typeof ownActSchema>;
