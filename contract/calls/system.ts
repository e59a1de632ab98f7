import * as v from 'valibot';
import { defineCall } from './define-call.ts';

export const getHealth = defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Is the server up, which version, which epoch of its database.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      status: v.literal('ok'),
      version: v.string(),
      /** Changes when the database was restored from a copy. Also in `X-Server-Epoch`. */
      epoch: v.string(),
    }),
  },
});

export const getCapabilities = defineCall({
  name: 'getCapabilities',
  method: 'GET',
  path: '/api/capabilities',
  summary: 'What this host can do beyond section 7. A foreign host answers 404.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      receipts: v.literal(true),
      batch: v.strictObject({
        items: v.number(),
        bytes: v.number(),
        itemBytes: v.number(),
        encodings: v.array(v.string()),
      }),
    }),
  },
});

export const getConfig = defineCall({
  name: 'getConfig',
  method: 'GET',
  path: '/api/config',
  summary: 'Public settings of this deployment; the device keeps them.',
  who: 'anyone',
  queued: false,
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({ emergencyNumber: v.string(), languages: v.array(v.string()), demo: v.boolean() }),
    }),
  },
});
export type PublicConfig = v.InferOutput<(typeof getConfig.answers)[200]>['data'];

export const getOpenApi = defineCall({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API, described in OpenAPI 3.1.',
  who: 'anyone',
  queued: false,
  answers: { 200: v.looseObject({ openapi: v.string() }) },
});
