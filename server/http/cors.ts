import type { FastifyCorsOptions } from '@fastify/cors';
import { calls } from '../../contract/calls/table.ts';
import { headers } from '../../contract/headers.ts';
import { METHOD_OVERRIDE } from '../../contract/photo-address.ts';

/** Of tus 1.0, by which photos come. */
const tusRequestHeaders = [
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'upload-checksum',
  METHOD_OVERRIDE,
];
const tusAnswerHeaders = ['tus-resumable', 'location', 'upload-offset', 'upload-length', 'upload-expires'];

/** Seconds for which a browser need not ask again; Chromium keeps no answer longer. */
const PREFLIGHT_SECONDS = 2 * 60 * 60;

/**
 * Lets in the app where it is served from these other origins, each compared whole. Whoever else asks (`null`, a
 * subdomain, a longer name) gets no CORS header at all. No cookies are used, so no credentials are allowed.
 */
export function corsOptions(appOrigins: readonly string[]): FastifyCorsOptions {
  const allowed = new Set(appOrigins);
  return {
    origin: (origin, decide) => decide(null, origin !== undefined && allowed.has(origin) ? origin : false),
    methods: Array.from(new Set([...calls.map(({ method }) => method), 'HEAD', 'PATCH'])),
    allowedHeaders: [
      'content-type',
      'content-encoding',
      'authorization',
      headers.idempotencyKey,
      headers.claimSecret,
      headers.deviceKey,
      headers.contract,
      ...tusRequestHeaders,
    ],
    exposedHeaders: [
      'retry-after',
      'etag',
      'content-range',
      'date',
      headers.serverEpoch,
      headers.contract,
      headers.idempotentReplayed,
      ...tusAnswerHeaders,
    ],
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
  };
}
