import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import sendingFiles from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { contractNumber } from '../contract/contract-number.ts';
import { headers } from '../contract/headers.ts';
import { nobody, type Caller } from './access/caller.ts';
import { createDailyTotal } from './assistant/daily-total.ts';
import { createQuestionLimits, questionRules, type QuestionRules } from './assistant/question-limits.ts';
import { callerOf, refusalFor } from './access/guard.ts';
import { logDenials } from './access/log-event.ts';
import { currentFigures } from './figures/current-figures.ts';
import { countedTogether } from './figures/counted-together.ts';
import { countOverview, OVERVIEW_REST_MS } from './figures/current-overview.ts';
import { makeBehind } from './http/behind.ts';
import { endConnectionsAtStop, stopTimes } from './http/connections-at-stop.ts';
import { corsOptions } from './http/cors.ts';
import { networkOf } from './http/network-of.ts';
import { decodablePath, isApiPath } from './http/decodable-path.ts';
import { readableForwardedFor } from './http/forwarded-for.ts';
import { answerUnmatched, type PreviewOf } from './http/unmatched.ts';
import { countFunds, FUNDS_REST_MS } from './donations/count-funds.ts';
import { answerError, answerUnroutable } from './http/errors.ts';
import { answerClientError, answerExpectation } from './http/raw-refusal.ts';
import { readBody, type BodyRule } from './http/read-body.ts';
import { logRequests } from './http/request-log.ts';
import { serveRoadTiles } from './http/road-tiles.ts';
import { DATA_POLICY, helmetOptions, ofPages, partPermissions, permissionsPolicy } from './http/security-headers.ts';
import { readRestsOfBodies } from './http/rest-of-body.ts';
import { sendRefusal } from './http/send.ts';
import { answerMapFile, type MapFile } from './http/map-file.ts';
import { listStaticFiles } from './http/static-files.ts';
import { makeWorkload, type Held, type Workload, type WorkloadRules } from './http/workload.ts';
import { deliverTogether } from './intake/deliver-together.ts';
import type { CheckedItem } from './item.ts';
import { createBuckets, type BucketRule } from './lanes/buckets.ts';
import { createLanes, laneLimits, type LaneLimits } from './lanes/lanes.ts';
import type { Source } from './lanes/source.ts';
import { newsRules, openNewsDesk, type NewsRules } from './news/news-desk.ts';
import { askNew } from './newsletter/ask-new.ts';
import type { RouteServices, Services } from './routes/route.ts';
import { routes } from './routes/routes.ts';
import { perform } from './perform.ts';
import { makeTusServer, tusRoutes } from './photos/tus-server.ts';
import { disasterPreview } from './reports/disaster-preview.ts';
import type { TrustedProxies } from './settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: BodyRule;
  }
  interface FastifyRequest {
    caller: Caller;
    /** Where it comes from (`networkOf`), taken when it came: of a connection that broke off Node knows nothing any more. */
    network: string;
    /** What its body takes up until it is answered; a request without a body has none. */
    held?: Held;
  }
}

export interface AppOptions {
  services: Services;
  /** Directory of the built app; where there is none the API stands alone. */
  staticDirectory: string;
  /** Other origins that may serve the app and ask this server; absent: none. */
  appOrigins?: readonly string[];
  /** Whose `X-Forwarded-For` counts; absent: nobody's. */
  trustedProxies?: TrustedProxies;
  /** Where log lines go, one JSON object each; absent: no log. */
  log?: { write(line: string): void };
  /** Milliseconds until a request must have arrived whole. */
  requestMs?: number;
  /** The base map, where this process serves it. */
  mapFile?: MapFile;
  /** How many anonymous records go straight to the main lane. */
  lanes?: LaneLimits;
  /** How often one account may look up how to reach a reporter. */
  contactLooks?: BucketRule;
  /** How many certificates a network may have made as PDF. */
  papers?: BucketRule;
  /** How often a network and an account may ask the assistant. */
  assistantQuestions?: QuestionRules;
  /** How often an account, or a network without one, may register devices. */
  deviceCalls?: BucketRule;
  /** How many donations an account may begin. */
  donationOrders?: BucketRule;
  /** How many kilobytes of photos a network may announce. */
  photoKilobytes?: BucketRule;
  /** Milliseconds between two counts of the overview. */
  overviewRestMs?: number;
  /** Milliseconds between two counts of all money. */
  fundsRestMs?: number;
  /** How often, how long and how many may follow the live news. */
  newsTimes?: NewsRules;
  /** How much is taken in at once. */
  workload?: WorkloadRules;
  /** Milliseconds that a stop waits for what is on its way on connections that are open. */
  lingerMs?: number;
}

/** Milliseconds until a request must have arrived whole: slow enough for 2G, too short for a slow-loris. */
const REQUEST_MS = 30_000;
const IDLE_MS = 60_000;
/** The longest that stands in a path is a newsletter's token, of 101. */
const PARAMETER_CHARACTERS = 200;
const SWEEP_MS = 2_000;
/** Whoever asks by these saves nothing. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Bytes below which gzip saves no packet. */
const ONE_PACKET = 1_400;

/** More than any volunteer calls in an hour, too few to copy a disaster's whole list of people unseen. */
const CONTACT_LOOKS: BucketRule = { burst: 30, perHour: 60 };

/** Newsletter mails that one network may cause at once: a camp's, and no flood of other people's letter boxes. */
const NEWSLETTER_ASKS: BucketRule = { burst: 20, perHour: 20 };

/** Certificates as PDF for one network: all that a camp's volunteers want, each a part of a second of this process. */
const PAPERS: BucketRule = { burst: 20, perHour: 120 };

/** Donations that one account may begin: each is an order at the payment provider. */
const DONATION_ORDERS: BucketRule = { burst: 30, perHour: 60 };

/** Kilobytes of photos that one network may announce: a camp's, each phone with its twenty; and no disk full of a stranger's. */
const PHOTO_KILOBYTES: BucketRule = { burst: 400_000, perHour: 400_000 };

/** Registrations of one network or account: two at each start of the app, of all phones of a camp behind one address. */
const DEVICE_CALLS: BucketRule = { burst: 600, perHour: 1200 };

/** The whole HTTP side. Starts nothing: the caller listens, or injects. */
export async function buildApp({
  services,
  staticDirectory,
  appOrigins = [],
  trustedProxies = 0,
  log,
  mapFile,
  requestMs = REQUEST_MS,
  lanes = laneLimits,
  contactLooks = CONTACT_LOOKS,
  papers = PAPERS,
  assistantQuestions = questionRules,
  deviceCalls = DEVICE_CALLS,
  donationOrders = DONATION_ORDERS,
  photoKilobytes = PHOTO_KILOBYTES,
  overviewRestMs = OVERVIEW_REST_MS,
  fundsRestMs = FUNDS_REST_MS,
  newsTimes = newsRules,
  workload,
  lingerMs = stopTimes.lingerMs,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log === undefined ? false : { stream: log },
    // Fastify's own lines tell the path, which may hold more than our pattern of it.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustOf(trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_CHARACTERS },
    requestTimeout: requestMs,
    connectionTimeout: IDLE_MS,
    // Whether a host was named matters to nothing here, and Node's own answer to it lacks our headers.
    http: {
      requireHostHeader: false,
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(SWEEP_MS, requestMs),
    },
    // A request that came before the stop is answered like any other.
    return503OnClosing: false,
    // A stop waits for whom it answers, and longer than Fastify would: `endConnectionsAtStop` says how long.
    pluginTimeout: 0,
    rewriteUrl: ({ url = '/' }) => decodablePath(url),
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerClientError,
  });
  app.server.on('checkExpectation', answerExpectation);
  const files = listStaticFiles(staticDirectory, services.config.emergencyNumber);
  await addHeaders(app, services, files?.pages ?? []);
  if (appOrigins.length > 0) await app.register(cors, corsOptions(appOrigins));
  // Receipts of a batch are long and alike: on 2G their gzip is seconds. What was compressed at build passes as it is.
  await app.register(compress, { encodings: ['gzip'], threshold: ONE_PACKET, globalDecompression: false });
  if (files !== undefined) {
    await app.register(sendingFiles, { root: files.directory, serve: false, preCompressed: true });
  }
  readRestsOfBodies(app);
  logRequests(app);
  logDenials(app);
  app.decorateRequest('caller');
  app.decorateRequest('network');
  app.decorateRequest('held');
  app.addHook('onRequest', async (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    // Fastify reads the header when the address is asked for.
    if (forwarded !== undefined) request.raw.headers['x-forwarded-for'] = readableForwardedFor(String(forwarded));
    request.network = networkOf(request.ip);
    request.caller = nobody;
  });
  const taken = makeWorkload(workload);
  takeBodies(app, taken);
  const behind = makeBehind(services.onBug);
  app.addHook('onClose', behind.ended);
  const news = openNewsDesk(services.pool, services.clock, newsTimes);
  app.addHook('preClose', news.stop);
  endConnectionsAtStop(app, { ...stopTimes, lingerMs });
  const newsletterAsks = createBuckets(NEWSLETTER_ASKS, services.clock);
  const routeServices: RouteServices = {
    ...services,
    perform,
    deliverOne: deliverTogether({ ...services, perform }),
    goOnBehind: behind.add,
    lanes: createLanes(lanes, services.clock),
    contactLooks: createBuckets(contactLooks, services.clock),
    papers: createBuckets(papers, services.clock),
    assistantQuestions: createQuestionLimits(assistantQuestions, services.clock),
    assistantTotal: createDailyTotal(services.pool, services.llmDailyQuestions ?? 0, services.clock),
    donationOrders: createBuckets(donationOrders, services.clock),
    deviceCalls: createBuckets(deviceCalls, services.clock),
    noteKept(source: Source, items: readonly CheckedItem[]) {
      behind.add(askNew(services, newsletterAsks, source, items));
      if (items.some(({ call }) => call === 'alertVolunteers')) services.noticesDue?.();
    },
    figures: currentFigures(services.pool, services.clock),
    news,
    overview: countedTogether(overviewRestMs, () => countOverview(services.pool, services.clock.now())),
    funds: countedTogether(fundsRestMs, () => countFunds(services.pool, !services.payments.isLive)),
  };
  for (const { call, handler, body, isLive, urls } of routes) {
    const options: Omit<RouteOptions, 'url'> = {
      method: call.method,
      config: body === undefined ? {} : { body },
      ...(isLive === true ? { compress: false as const } : {}),
      // Before the body is read: what nobody may send is not worth its bytes.
      onRequest: async (request, reply) => {
        request.caller = await callerOf(services, request);
        const refusal = refusalFor(request.caller, call.who);
        return refusal && sendRefusal(reply, refusal);
      },
      async handler(request, reply) {
        try {
          return await handler(routeServices, request, reply, request.caller);
        } finally {
          request.held?.end();
        }
      },
    };
    for (const url of urls ?? [call.path.replaceAll(/\{(\w+)\}/g, ':$1')]) app.route({ ...options, url });
  }
  const tus = makeTusServer({
    ...services,
    workload: taken,
    photoKilobytes: createBuckets(photoKilobytes, services.clock),
  });
  for (const { url, method } of tusRoutes) {
    app.route({ url, method: [...method], handler: (request, reply) => tus.answer(request, reply) });
  }
  if (services.roadsFolder !== undefined) serveRoadTiles(app, services.roadsFolder);
  if (mapFile !== undefined) {
    const { url, file } = mapFile;
    // Its tiles are compressed already, and a range is of the bytes as they lie there.
    const options = { compress: false as const, exposeHeadRoute: false };
    app.route({
      ...options,
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => answerMapFile(file, request, reply),
    });
  }
  app.setErrorHandler((error, request, reply) => {
    if (!READS.has(request.method)) services.noteUnsaved?.(error);
    return answerError(error, request, reply);
  });
  const preview: PreviewOf = (id, language) => disasterPreview(services.pool, id, language);
  app.setNotFoundHandler((request, reply) => answerUnmatched(files, preview, request, reply));
  return app;
}

/** Fastify takes a number for "nobody"; a hop count is safe only where nothing but the proxies reaches this server. */
function trustOf(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}

async function addHeaders(app: FastifyInstance, services: Services, pages: readonly string[]): Promise<void> {
  const { epoch, config } = services;
  await app.register(helmet, helmetOptions(pages, config));
  const permissions = permissionsPolicy(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions);
    if (isApi(request)) reply.headers(apiHeaders(epoch()));
  });
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) shortenForData(reply);
  });
}

/** The policy of a page is longer than most answers, and JSON is no page: it gets a shorter and stricter one. */
function shortenForData(reply: FastifyReply): void {
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return;
  for (const name of ofPages) reply.removeHeader(name);
  reply.headers({ 'content-security-policy': DATA_POLICY, 'permissions-policy': partPermissions });
}

/** Also a 304 and every refusal names them. */
function apiHeaders(epoch: string): Record<string, string> {
  return { [headers.serverEpoch]: epoch, [headers.contract]: String(contractNumber), 'cache-control': 'no-store' };
}

/** By the address that the router matched; what it has no call for, by its own. */
function isApi({ url, routeOptions }: FastifyRequest): boolean {
  return isApiPath(routeOptions.url ?? '') || isApiPath(url.split(/[?#]/, 1)[0] ?? '');
}

/** One parser for every type, so that what is wrong with a body is always said in the same way. */
function takeBodies(app: FastifyInstance, workload: Workload): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, stream: FastifyRequest['raw']) => {
    const rule = request.routeOptions.config.body;
    if (rule === undefined) return undefined;
    request.held = workload.hold(request.network, () => stream.socket.destroyed);
    const type = request.headers['content-type'] ?? '';
    return readBody(stream, { type, encoding: request.headers['content-encoding'] }, rule, request.held);
  });
}
