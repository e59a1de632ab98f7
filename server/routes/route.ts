import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import type { Call } from '../../contract/calls/define-call.ts';
import type { PublicConfig } from '../../contract/calls/system.ts';
import type { BodyRule } from '../http/read-body.ts';
import type { Outcome } from '../intake/deliver.ts';
import type { CheckedItem } from '../item.ts';

/** What the routes need of the world. */
export interface Services {
  pool: pg.Pool;
  clock: Clock;
  version: string;
  epoch: string;
  config: PublicConfig;
  /** Told of a bug that was answered only in part of a request. */
  onBug(error: unknown): void;
}

/** And what the app adds to it. */
export interface RouteServices extends Services {
  deliverOne(item: CheckedItem): Promise<Outcome>;
}

export type Handler = (services: RouteServices, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** How one row of the contract's call table is served. */
export interface Route {
  call: Call;
  handler: Handler;
  body?: BodyRule;
}
