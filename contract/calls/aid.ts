import * as v from 'valibot';
import { aidBodySchema, aidViewSchema } from '../entities/aid-request.ts';
import { createdSchema } from '../entities/receipt.ts';
import { defineCall } from './define-call.ts';

export const requestAid = defineCall({
  name: 'requestAid',
  method: 'POST',
  path: '/api/aid/create',
  summary: 'Ask for aid. Open to anyone; never carries a token.',
  who: 'anyone',
  queued: true,
  body: aidBodySchema,
  answers: { 201: createdSchema },
});

export const listAid = defineCall({
  name: 'listAid',
  method: 'GET',
  path: '/api/aid/all',
  summary: 'All aid requests, newest first, as much of each as the caller may see.',
  who: 'anyone',
  queued: false,
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(aidViewSchema) }) },
});
