import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { systemClock } from '../contract/base/clock.ts';
import { makeSealingPair } from './accounts/sealing-pair.ts';
import { mailDecisions } from './accounts/mail-decisions.ts';
import { ownSetupCode, ownVault } from './accounts/own-secrets.ts';
import { buildApp } from './app.ts';
import { checkKind, demonstrate } from './demo/demonstrate.ts';
import { closeDatabase, openDatabase, type Opened } from './database.ts';
import type { Env } from './env.ts';
import { keepEpoch, type EpochKeeper } from './epoch/epoch-keeper.ts';
import { describeError } from './http/request-log.ts';
import { noteDailyFigures } from './figures/current-overview.ts';
import { askWider } from './jobs/ask-wider.ts';
import { chooseOn } from './jobs/choose-on.ts';
import { hourly, type Hourly } from './jobs/hourly.ts';
import { forgetOld } from './jobs/retention.ts';
import { openSmtpMailer, type SmtpMailer } from './mail/smtp-mailer.ts';
import { codeOf, OperatorError, ownEnv, say, sayError } from './operator.ts';
import { askWaiting } from './newsletter/ask-to-confirm.ts';
import { runNotices } from './notices/run-notices.ts';
import { projectRoot } from './project-root.ts';
import { openPushSender } from './push/open-push-sender.ts';
import type { PushSender } from './push/sender.ts';
import { ownVapidKeys, type VapidKeys } from './push/vapid-keys.ts';
import { vapidSubject } from './push/vapid-subject.ts';
import type { Services } from './routes/route.ts';
import { makeSteps } from './steps/make-steps.ts';
import { openSteps } from './steps/open-steps.ts';
import { runSteps, type StepServices } from './steps/run-steps.ts';
import { hasAdmin } from './store/accounts.ts';
import { readKeyCheck } from './store/key-check.ts';
import { forgetOldPositions } from './store/live-positions.ts';
import { texts } from './texts.ts';
import { askComing } from './volunteers/ask-coming.ts';
import { releaseOverdue } from './volunteers/release-overdue.ts';

/** Milliseconds that a stop may take before it is cut short. */
const STOP_MS = 25_000;
const MINUTE_MS = 60_000;
/** An alert to very many waits no longer for its first people. */
const CHOOSING_MS = 3_000;
/** What another process has to be told waits no longer. */
const NOTICES_MS = 2_000;
/** Who is told by SMS or e-mail has waited for minutes by then. */
const STEPS_MS = 5_000;

interface Running extends Opened {
  epochKeeper?: EpochKeeper;
  app?: FastifyInstance;
  mailer?: SmtpMailer;
  pushes?: PushSender;
  retention?: Hourly;
  newsletter?: Hourly;
  places?: Hourly;
  decisions?: Hourly;
  figures?: Hourly;
  choosing?: Hourly;
  notices?: Hourly;
  steps?: Hourly;
}

const running: Running = {};
let isStopping = false;

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
try {
  await start(ownEnv());
} catch (error) {
  sayError(error);
  await stop().catch(() => undefined);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  const pool = await openDatabase(
    { env, say, onIdleError: (error) => logLine('connection', error), mayCreate: true },
    running,
  );
  running.embedded?.keepRunning(say);
  await checkKind(pool, env.demo !== undefined);
  const epochKeeper = await keepEpoch({
    pool,
    witnessFile: join(env.dataDir, 'beat.json'),
    sharesFate: env.databaseUrl === undefined,
    say,
    onError: (error) => logLine('epoch', error),
  });
  running.epochKeeper = epochKeeper;
  const accounts = await prepareAccounts(env, pool);
  if (env.demo !== undefined) await demonstrate(env.demo, { pool, ...accounts }, { say, tell });
  const vapidKeys = ownVapidKeys(env.push.vapid, accounts.vault);
  running.pushes = preparePushes(env, vapidKeys);
  const root = projectRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const services: Services = {
    pool,
    clock: systemClock,
    version,
    epoch: epochKeeper.epoch,
    noteStored: epochKeeper.noteStored,
    config: { ...publicSettings(env), ...publicPush(env, vapidKeys) },
    pushHosts: env.push.hosts,
    ringMinutes: env.ringMinutes,
    noticesDue: () => running.notices?.wake(),
    ...accounts,
    ...(env.appUrl === undefined ? {} : { appUrl: env.appUrl }),
    ...prepareMail(env),
    onBug: (error) => logLine('aside', error),
  };
  running.app = await buildApp({
    services,
    staticDirectory: join(root, 'dist'),
    appOrigins: env.appOrigins,
    trustedProxies: env.trustedProxies,
    lanes: env.lanes,
    log: process.stderr,
  });
  await listen(running.app, env);
  running.retention = hourly(() => forgetOld(pool, systemClock.now()), {
    onError: (error) => logLine('retention', error),
  });
  running.newsletter = hourly(() => askWaiting(services), { onError: (error) => logLine('newsletter', error) });
  running.places = hourly(() => freePlaces(pool, env), {
    onError: (error) => logLine('places', error),
    everyMs: MINUTE_MS,
  });
  running.decisions = hourly(() => mailDecisions(services, systemClock.now()), {
    onError: (error) => logLine('decisions', error),
    everyMs: MINUTE_MS,
  });
  running.figures = hourly(() => noteDailyFigures(pool, systemClock), {
    onError: (error) => logLine('figures', error),
  });
  const steps = prepareSteps(env, services);
  running.choosing = hourly(() => chooseMore(steps, env), {
    onError: (error) => logLine('choosing', error),
    everyMs: CHOOSING_MS,
  });
  running.notices = startNotices(services, running.pushes);
  running.steps = startSteps(steps);
  if (!(await hasAdmin(pool))) {
    say(env.setupCode === undefined ? texts.setupCode(accounts.setupCode) : texts.ownSetupCode);
  }
  const { port } = running.app.server.address() as AddressInfo;
  tell(`Relief Relay is ready at http://${nameOf(env.host)}:${port}`);
}

/** What volunteers leave behind without a word: places that they did not come to, positions that they shared. */
async function freePlaces(pool: pg.Pool, { acceptance }: Env): Promise<void> {
  await releaseOverdue(pool, acceptance, systemClock.now());
  await askComing(pool, acceptance, systemClock.now());
  await forgetOldPositions(pool, systemClock.now());
}

/** Another way for whom no push reached, then further away where too few come, and the rest of those who are too many for one act. */
async function chooseMore(steps: StepServices, { ringMinutes }: Env): Promise<void> {
  const { pool } = steps;
  await makeSteps({ ...steps, ringMinutes }, () => isStopping);
  await askWider(pool, ringMinutes, systemClock.now());
  await chooseOn(pool, () => isStopping);
}

function startNotices({ pool, clock, vault, pushHosts: hosts = [] }: Services, sender: PushSender): Hourly {
  return hourly(() => runNotices({ pool, clock, vault, sender, hosts }, () => isStopping), {
    onError: (error) => logLine('notices', error),
    everyMs: NOTICES_MS,
  });
}

function prepareSteps(env: Env, { pool, clock, mailer, appUrl }: Services): StepServices {
  const { sms, fallbackMinutes } = env;
  const senders = openSteps({ sms, mailer, clock, onError: (error) => logLine('steps', error) });
  return { pool, clock, senders, fallbackMinutes, appUrl };
}

function startSteps(services: StepServices): Hourly {
  return hourly(() => runSteps(services, () => isStopping), {
    onError: (error) => logLine('steps', error),
    everyMs: STEPS_MS,
  });
}

/** For who started the server, and for no log. */
function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Those of the public settings that stay as they were at start. */
function publicSettings({ emergencyNumber, operatorName, operatorContact, demo, tiles, acceptance, sms }: Env) {
  return {
    emergencyNumber,
    languages: ['en'],
    acceptance,
    demo: demo !== undefined,
    ...(sms === undefined ? {} : { sms: true as const }),
    ...(operatorName === undefined ? {} : { operatorName }),
    ...(operatorContact === undefined ? {} : { operatorContact }),
    ...(tiles === undefined ? {} : { tileUrl: tiles.url, tileAttribution: tiles.attribution, bulkTiles: tiles.bulk }),
  };
}

/** With which key, or by which project, phones register for pushes. */
function publicPush({ push }: Env, { publicKey }: VapidKeys) {
  return { vapidPublicKey: publicKey, ...(push.fcm === undefined ? {} : { firebase: push.fcm.firebase }) };
}

function preparePushes(env: Env, keys: VapidKeys): PushSender {
  const { push } = env;
  return openPushSender({
    web: { keys, subject: vapidSubject(env), hosts: push.hosts, clock: systemClock },
    ...(push.fcm === undefined ? {} : { fcm: { account: push.fcm.account } }),
    onError: (error) => logLine('push', error),
  });
}

function prepareMail({ mail }: Env) {
  if (mail === undefined) return {};
  running.mailer = openSmtpMailer({ url: mail.smtpUrl, from: mail.from });
  return { mailer: running.mailer };
}

/** What accounts need of this server alone. */
async function prepareAccounts(env: Env, pool: pg.Pool) {
  const vault = ownVault(env);
  const keyCheck = await readKeyCheck(pool);
  if (keyCheck !== undefined && keyCheck !== vault.keyCheck) throw new OperatorError(texts.otherKey);
  return { vault, setupCode: ownSetupCode(env), autoApprove: env.autoApprove, makePair: makeSealingPair };
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new OperatorError(`Port ${port} is already in use: set PORT to a free one.`);
    throw new OperatorError(`Cannot listen on ${host}, port ${port} (${code}): check HOST and PORT.`);
  }
}

/** A browser takes only `localhost` and 127.0.0.1 for secure without TLS, and "any address" for neither. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function onSignal(): void {
  if (isStopping) {
    running.embedded?.stopAtOnce();
    process.exit(1);
  }
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  stop().then(
    () => process.exit(0),
    (error: unknown) => {
      logLine('stop', error);
      process.exit(1);
    },
  );
}

/** In this order: what is being answered is finished, then nobody uses the database, then it ends. */
async function stop(): Promise<void> {
  await running.app?.close();
  // What is being sent is recorded before its connections end.
  await running.steps?.stop();
  running.mailer?.close();
  await running.notices?.stop();
  await running.pushes?.close();
  await running.retention?.stop();
  await running.newsletter?.stop();
  await running.places?.stop();
  await running.decisions?.stop();
  await running.figures?.stop();
  await running.choosing?.stop();
  await running.epochKeeper?.stop();
  await closeDatabase(running);
}

function logLine(what: string, error: unknown): void {
  say(JSON.stringify({ level: 50, time: Date.now(), what, error: describeError(error) }));
}
