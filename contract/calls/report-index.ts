import * as v from 'valibot';
import { atMost } from '../entities/fields.ts';
import { indexDataSchema } from '../entities/report-index.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { squareText } from './square-text.ts';

export const getReportIndex = defineCall({
  name: 'getReportIndex',
  ...askedAddresses.getReportIndex,
  summary:
    'What is already reported, as small as can be: of each active disaster its type, the place to 0.01°, when it was reported, and how many reports there are of it. All of them where they are few, else those around `square`, a degree wide, named by its south-west corner. With `since` what has changed.',
  who: 'anyone',
  queued: false,
  query: v.strictObject({
    square: v.optional(squareText),
    since: v.optional(v.pipe(v.string(), atMost(300, 'not valid'))),
  }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: indexDataSchema }) },
});
