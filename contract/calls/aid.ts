import { aidBodySchema, aidViewSchema } from '../entities/aid-request.ts';
import { wholeListAddresses } from './changes-address.ts';
import { defineCall } from './define-call.ts';
import { pageSchema, wholeListQuery } from './page.ts';
import { queuedCall } from './queued-call.ts';

export const requestAid = queuedCall('requestAid', {
  summary:
    'Ask for aid. Open to anyone; never carries a token. 202: received too, and put aside until an admin has looked.',
  who: 'anyone',
  body: aidBodySchema,
});

export const listAid = defineCall({
  name: 'listAid',
  ...wholeListAddresses.aid,
  summary:
    'Aid requests, newest first, as much of each as the caller may see. Whole, or with `limit` a part of it, and behind `next`, the `cursor` of those that follow.',
  who: 'anyone',
  queued: false,
  query: wholeListQuery,
  answers: { 200: pageSchema(aidViewSchema) },
});
