import * as v from 'valibot';
import { ngoViewSchema } from '../entities/ngo.ts';
import { wholeListAddresses } from './changes-address.ts';
import { defineCall } from './define-call.ts';

export const listNgos = defineCall({
  name: 'listNgos',
  ...wholeListAddresses.ngos,
  summary: 'All NGOs that the caller may see, newest first: the approved ones, for admins the others too.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({ success: v.literal(true), data: v.strictObject({ data: v.array(ngoViewSchema) }) }),
  },
});
