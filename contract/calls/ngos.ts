import * as v from 'valibot';
import { ngoViewSchema } from '../entities/ngo.ts';
import { wholeListAddresses } from './changes-address.ts';
import { defineCall } from './define-call.ts';
import { wholeListQuery } from './page.ts';

export const listNgos = defineCall({
  name: 'listNgos',
  ...wholeListAddresses.ngos,
  summary:
    'All NGOs that the caller may see, newest first: the approved ones, for admins the others too. Whole, or with `limit` a part of it, and behind `next`, the `cursor` of those that follow.',
  who: 'anyone',
  queued: false,
  query: wholeListQuery,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({ data: v.array(ngoViewSchema) }),
      next: v.optional(v.string()),
    }),
  },
});
