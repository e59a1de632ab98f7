import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import type { Call } from '../../contract/calls/define-call.ts';
import type { PublicConfig } from '../../contract/calls/system.ts';
import type { BodyRule } from '../http/read-body.ts';

/** What the routes need of the world. */
export interface Services {
  pool: pg.Pool;
  clock: Clock;
  version: string;
  epoch: string;
  config: PublicConfig;
}

export type Handler = (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** How one row of the contract's call table is served. */
export interface Route {
  call: Call;
  handler: Handler;
  body?: BodyRule;
}
