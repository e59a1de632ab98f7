import * as v from 'valibot';
import { aidViewSchema } from '../entities/aid-request.ts';
import { atMost, idSchema } from '../entities/fields.ts';
import { ngoViewSchema } from '../entities/ngo.ts';
import { reportViewSchema } from '../entities/report.ts';
import { limits } from '../limits.ts';
import { changesAddress, listNames } from './changes-address.ts';
import { defineCall } from './define-call.ts';
import { squareText } from './square-text.ts';

export const listChanges = defineCall({
  name: 'listChanges',
  ...changesAddress,
  summary:
    'What changed in a list since `since`, as much of each record as the caller may see, and which records are gone. Without `since`, or with one of another reader or of a database that was put back, the whole list, newest first. A page at a time: while `more`, ask again with the new `cursor`. With `most`, no more than about so many: of reports and aid requests what the caller works on, what is open around `square` (a degree wide, named by its south-west corner), what is open elsewhere, what is over since not long ago; of NGOs those approved ones that changed last. Who has missed more than that, or was told more, gets those anew.',
  who: 'anyone',
  queued: false,
  params: v.strictObject({ list: v.picklist(listNames) }),
  query: v.strictObject({
    since: v.optional(v.pipe(v.string(), atMost(300, 'not valid'))),
    most: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'a whole number from 1 to 9999'))),
    square: v.optional(squareText),
    limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'a whole number from 1 to 999'))),
  }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.union([v.array(reportViewSchema), v.array(aidViewSchema), v.array(ngoViewSchema)]),
      /** Of records that this reader may no longer see, or that are no more. */
      gone: v.pipe(v.array(idSchema), v.maxLength(limits.pageRecords)),
      /** For `since` of the next question. Opaque. */
      cursor: v.string(),
      more: v.boolean(),
      /** Begins the whole list: what the reader has and does not get by its last page is no part of it any more. */
      anew: v.optional(v.literal(true)),
      /** Of what was asked for with `most`, on the last page: how many there are in all for this reader, by lane and standing (`main active`). */
      of: v.optional(v.record(v.string(), v.number())),
    }),
  },
});
