import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One line for each request: how it went, never what it said. The route's pattern stands for the path. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}

export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unmatched';
}

/**
 * What may be told of an error: its class, code and place. Its message may quote what people wrote
 * (PostgreSQL's do), so it stays out.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, code, at };
}
