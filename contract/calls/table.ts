import { listAid, requestAid } from './aid.ts';
import type { Call } from './define-call.ts';
import { deliverOutbox } from './outbox.ts';
import { getDisaster, reportDisaster } from './reports.ts';
import { getCapabilities, getConfig, getHealth, getOpenApi } from './system.ts';

/** Every call there is. The server's routes and its OpenAPI are made from this list; a client imports single rows. */
export const calls: readonly Call[] = [
  reportDisaster,
  getDisaster,
  requestAid,
  listAid,
  deliverOutbox,
  getHealth,
  getCapabilities,
  getConfig,
  getOpenApi,
];
