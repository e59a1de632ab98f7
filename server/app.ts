import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import sendingFiles from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { headers } from '../contract/headers.ts';
import { answerUnmatched } from './http/unmatched.ts';
import { answerError, answerUnroutable } from './http/errors.ts';
import { answerClientError } from './http/raw-refusal.ts';
import { readBody, type BodyRule } from './http/read-body.ts';
import { logRequests } from './http/request-log.ts';
import { helmetOptions, permissionsPolicy } from './http/security-headers.ts';
import { listStaticFiles } from './http/static-files.ts';
import { deliverTogether } from './intake/deliver-together.ts';
import type { Services } from './routes/route.ts';
import { routes } from './routes/routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: BodyRule;
  }
}

export interface AppOptions {
  services: Services;
  /** Directory of the built app; where there is none the API stands alone. */
  staticDirectory: string;
  /** Where log lines go, one JSON object each; absent: no log. */
  log?: { write(line: string): void };
}

/** Milliseconds until a request must have arrived whole: slow enough for 2G, too short for a slow-loris. */
const REQUEST_MS = 30_000;
const IDLE_MS = 60_000;
const SWEEP_MS = 2_000;
/** Bytes below which gzip saves no packet. */
const ONE_PACKET = 1_400;

/** The whole HTTP side. Starts nothing: the caller listens, or injects. */
export async function buildApp({ services, staticDirectory, log }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log === undefined ? false : { stream: log },
    // Fastify's own lines tell the path, which may hold more than our pattern of it.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: SWEEP_MS },
    // A request that came before the stop is answered like any other.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerClientError,
  });
  const files = listStaticFiles(staticDirectory);
  await addHeaders(app, services.epoch, files?.pages ?? []);
  // Receipts of a batch are long and alike: on 2G their gzip is seconds. What was compressed at build passes as it is.
  await app.register(compress, { encodings: ['gzip'], threshold: ONE_PACKET, globalDecompression: false });
  if (files !== undefined) {
    await app.register(sendingFiles, { root: files.directory, serve: false, preCompressed: true });
  }
  logRequests(app);
  takeBodies(app);
  const routeServices = { ...services, deliverOne: deliverTogether(services) };
  for (const { call, handler, body } of routes) {
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: body === undefined ? {} : { body },
      handler: (request, reply) => handler(routeServices, request, reply),
    });
  }
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerUnmatched(files, request, reply));
  return app;
}

async function addHeaders(app: FastifyInstance, epoch: string, pages: readonly string[]): Promise<void> {
  await app.register(helmet, helmetOptions(pages));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (isApi(request.url)) reply.headers({ [headers.serverEpoch]: epoch, 'cache-control': 'no-store' });
  });
  // A kept-alive connection would hold up the stop until it goes idle by itself.
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}

/** One parser for every type, so that what is wrong with a body is always said in the same way. */
function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, stream: FastifyRequest['raw']) => {
    const rule = request.routeOptions.config.body;
    const type = request.headers['content-type'] ?? '';
    return rule && (await readBody(stream, { type, encoding: request.headers['content-encoding'] }, rule));
  });
}
