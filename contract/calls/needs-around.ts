import * as v from 'valibot';
import { idSchema } from '../entities/fields.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const findNeeds = defineCall({
  name: 'findNeeds',
  ...askedAddresses.findNeeds,
  summary:
    'What is asked for within 25 km of a confirmed disaster, by kind: of open aid requests for the same type of disaster, by the positions that everybody is told, the most urgent first. `data` is null where its place is not known; with `hasMore` there are more requests than were counted.',
  who: 'anyone',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.nullable(
        v.strictObject({
          requests: count,
          hasMore: v.boolean(),
          kinds: v.array(v.strictObject({ kind: v.string(), requests: count, urgent: count })),
        }),
      ),
    }),
  },
});
