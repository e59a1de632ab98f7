import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../http/request-log.ts';

/** What happened to an account or a session, for who watches over the server. Bare ids: never an address, a name or a token. */
export interface AccessEvent {
  event:
    | 'registered'
    | 'signed-in'
    | 'sign-in-refused'
    | 'signed-out'
    | 'asked-to-volunteer'
    | 'email-changed'
    | 'password-changed'
    | 'password-reset'
    | 'sessions-ended'
    | 'account-deleted'
    | 'denied'
    | 'personal-data-seen';
  account?: string | undefined;
  session?: string | undefined;
  /** Of what was refused. */
  why?: string | undefined;
  [detail: string]: string | number | undefined;
}

/** One line beside the request's own, with its id. */
export function logEvent({ log }: FastifyRequest, event: AccessEvent): void {
  log.info(event, 'access');
}

/** Every answer of "not signed in" and "not allowed", whoever gave it, with who asked. */
export function logDenials(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    if (status !== 401 && status !== 403) return;
    logEvent(request, { event: 'denied', account: request.caller.person?._id, route: routeOf(request), status });
  });
}
