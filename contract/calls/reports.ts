import * as v from 'valibot';
import { idSchema } from '../entities/fields.ts';
import { createdSchema } from '../entities/receipt.ts';
import { reportBodySchema, reportViewSchema } from '../entities/report.ts';
import { defineCall } from './define-call.ts';

export const reportDisaster = defineCall({
  name: 'reportDisaster',
  method: 'POST',
  path: '/api/report/',
  summary: 'Report a disaster. Open to anyone; never carries a token.',
  who: 'anyone',
  queued: true,
  body: reportBodySchema,
  answers: { 201: createdSchema },
});

export const getDisaster = defineCall({
  name: 'getDisaster',
  method: 'GET',
  path: '/api/report/getdisaster/{id}',
  summary: 'One report, as much of it as the caller may see. `X-Claim-Secret` proves the reporter.',
  who: 'anyone',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  answers: { 200: v.strictObject({ success: v.literal(true), data: v.array(reportViewSchema) }) },
});
