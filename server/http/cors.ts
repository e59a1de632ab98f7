import type { FastifyCorsOptions } from '@fastify/cors';
import { calls } from '../../contract/calls/table.ts';
import { headers } from '../../contract/headers.ts';

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
    methods: Array.from(new Set(calls.map(({ method }) => method))),
    allowedHeaders: [
      'content-type',
      'content-encoding',
      'authorization',
      headers.idempotencyKey,
      headers.claimSecret,
      headers.deviceKey,
      headers.contract,
    ],
    exposedHeaders: ['retry-after', 'date', headers.serverEpoch, headers.contract, headers.idempotentReplayed],
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
  };
}
