import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { systemClock } from '../contract/base/clock.ts';
import { contractNumber } from '../contract/contract-number.ts';
import { languageCodes } from '../contract/enumerations.ts';
import { hashing } from './accounts/hashing.ts';
import { makeSealingPair } from './accounts/sealing-pair.ts';
import { mailDecisions } from './accounts/mail-decisions.ts';
import { ownSetupCode, ownVault } from './accounts/own-secrets.ts';
import { buildApp, type AppOptions } from './app.ts';
import { checkKind, demonstrate } from './demo/demonstrate.ts';
import { openLanguageModel } from './assistant/language-model.ts';
import { closeDatabase, openDatabase, type Opened } from './database.ts';
import type { Env } from './env.ts';
import { checkPayments } from './donations/check-payments.ts';
import { checkSums, takeIntoSums } from './donations/look-after-sums.ts';
import { keepEpoch, type EpochKeeper } from './epoch/epoch-keeper.ts';
import { countryView } from './places/country-view.ts';
import { faultOfMapFile } from './http/map-file.ts';
import { describeError } from './http/request-log.ts';
import { noteDailyFigures } from './figures/current-overview.ts';
import { settleUnanswered } from './deliveries/settle-unanswered.ts';
import { askWider } from './jobs/ask-wider.ts';
import { offerRequests } from './ngos/offer-requests.ts';
import { chooseOn } from './jobs/choose-on.ts';
import { hourly, type Hourly } from './jobs/hourly.ts';
import { readAgain } from './jobs/read-again.ts';
import { changeClockKeeper } from './changes/keep-clock.ts';
import { forgetOld } from './jobs/retention.ts';
import { foldCounts } from './store/admin/kept-counts.ts';
import { openSmtpMailer, type SmtpMailer } from './mail/smtp-mailer.ts';
import { codeOf, OperatorError } from './operator.ts';
import { askWaiting } from './newsletter/ask-to-confirm.ts';
import { sendNewsletters } from './newsletter/send-newsletters.ts';
import { runNotices } from './notices/run-notices.ts';
import { checkPhotos } from './photos/check-photos.ts';
import { makeEncoder, type Encoder } from './photos/encoder.ts';
import { ownPhotoFiles } from './store/photos/photo-files.ts';
import { workOnPhotos } from './photos/work-on-photos.ts';
import { projectRoot } from './project-root.ts';
import { openPayments } from './payments/open-payments.ts';
import { openPushSender } from './push/open-push-sender.ts';
import type { PushSender } from './push/sender.ts';
import { ownVapidKeys, type VapidKeys } from './push/vapid-keys.ts';
import { vapidSubject } from './push/vapid-subject.ts';
import { makeReadiness } from './readiness.ts';
import { roadsFolder } from './road-tiles/road-files.ts';
import type { Services } from './routes/route.ts';
import { makeSteps } from './steps/make-steps.ts';
import { openSteps } from './steps/open-steps.ts';
import { runSteps, type StepServices } from './steps/run-steps.ts';
import { hasAdmin } from './store/accounts/accounts.ts';
import { readKeyCheck } from './store/accounts/key-check.ts';
import { makeLateIndexes } from './store/database/late-indexes.ts';
import { fillSought } from './store/database/sought.ts';
import { foldCells } from './store/reports/map-cells.ts';
import { nameLedger } from './store/ledger/ledger-logs.ts';
import { texts } from './texts.ts';
import { askAgain } from './track/ask-again.ts';
import { sendAskTexts } from './track/send-ask-texts.ts';
import { makeUnreadable, type Unreadable } from './unreadable.ts';
import { freePlaces } from './volunteers/free-places.ts';

const MINUTE_MS = 60_000;
/** An alert to very many waits no longer for its first people. */
const CHOOSING_MS = 3_000;
/** What another process has to be told waits no longer. */
const NOTICES_MS = 2_000;
/** Who is told by SMS or e-mail has waited for minutes by then. */
const STEPS_MS = 5_000;
const CHANGE_CLOCK_MS = 5_000;
/** Nobody waits longer for the first word of a request that is critical. */
const OFFERS_MS = 20_000;
/** A photo that another process took waits no longer to be looked at. */
const PHOTOS_MS = 5_000;
/** Of what was put right a search finds the new words by the old index meanwhile. */
const SOUGHT_MS = 20_000;

/** Whom a server tells what. */
export interface Voices {
  /** The log, and whatever is for the operator's eyes. */
  say(line: string): void;
  /** For who started it, and for no log. */
  tell(line: string): void;
  /** It has said why it cannot go on: the process should end, and not as one that was told to. */
  giveUp(): void;
}

/** One server, from its database to its jobs. It knows nothing of the process that it runs in. */
export interface Server {
  /** Resolves once it answers. Throws what keeps it from that: an `OperatorError` where the operator can do something about it. */
  start(): Promise<void>;
  /** At any moment, also of one that did not come to start: what is being answered is finished first. */
  stop(): Promise<void>;
  /** The embedded database ends without waiting for anybody. */
  stopAtOnce(): void;
}

/** `lingerMs`: how long a stop waits for connections that stand open, where it is not the usual time. */
export function makeServer(env: Env, voices: Voices, { lingerMs }: Pick<AppOptions, 'lingerMs'> = {}): Server {
  const running: Running = { isStopping: false, ...(lingerMs !== undefined && { lingerMs }) };
  return {
    start: () => open(env, voices, running),
    stop() {
      running.isStopping = true;
      return close(running);
    },
    stopAtOnce: () => running.embedded?.stopAtOnce(),
  };
}

interface Running extends Opened {
  /** From then on no job begins anything more. */
  isStopping: boolean;
  readonly lingerMs?: number;
  epochKeeper?: EpochKeeper;
  app?: FastifyInstance;
  mailer?: SmtpMailer;
  pushes?: PushSender;
  changeClock?: Hourly;
  counts?: Hourly;
  retention?: Hourly;
  reading?: Hourly;
  newsletter?: Hourly;
  newsletters?: Hourly;
  places?: Hourly;
  decisions?: Hourly;
  figures?: Hourly;
  choosing?: Hourly;
  notices?: Hourly;
  steps?: Hourly;
  asking?: Hourly;
  payments?: Hourly;
  sums?: Hourly;
  sought?: Hourly;
  offers?: Hourly;
  answers?: Hourly;
  encoder?: Encoder;
  photos?: Hourly;
  photoCheck?: Hourly;
}

type LogLine = (what: string, error: unknown) => void;

/** A line of the log about an error: what may be told of it. */
export function logger(say: Voices['say']): LogLine {
  return (what, error) => say(JSON.stringify({ level: 50, time: Date.now(), what, error: describeError(error) }));
}

async function open(given: Env, { say, tell, giveUp }: Voices, running: Running): Promise<void> {
  const logLine = logger(say);
  const env = await withUsableMap(given, say);
  const pool = await openDatabase(
    {
      env,
      say,
      onIdleError: (error) => logLine('connection', error),
      onLost: () => running.epochKeeper?.lookSoon(),
      mayCreate: true,
    },
    running,
  );
  running.embedded?.keepRunning(say, giveUp);
  await checkKind(pool, env.demo !== undefined);
  const epochKeeper = await keepEpoch({
    pool,
    witnessFile: join(env.dataDir, 'beat.json'),
    sharesFate: env.databaseUrl === undefined,
    say,
    onError: (error) => logLine('epoch', error),
  });
  running.epochKeeper = epochKeeper;
  await nameLedger(pool, env.appUrl === undefined ? undefined : new URL(env.appUrl).host);
  const accounts = await prepareAccounts(env, pool);
  if (env.demo !== undefined)
    await demonstrate(env.demo, { pool, photoFiles: ownPhotoFiles(env), ...accounts }, { say, tell });
  const vapidKeys = ownVapidKeys(env.push.vapid, accounts.vault);
  const sender = preparePushes(env, vapidKeys, logLine);
  running.pushes = sender;
  const root = projectRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const encoder = makeEncoder();
  running.encoder = encoder;
  const readiness = makeReadiness(pool, systemClock);
  const services: Services = {
    photoFiles: ownPhotoFiles(env),
    roadsFolder: roadsFolder(env.dataDir),
    encoder,
    photosDue: () => running.photos?.wake(),
    pool,
    clock: systemClock,
    probe: readiness.probe,
    noteUnsaved: readiness.noteUnsaved,
    version,
    epoch: epochKeeper.epoch,
    noteStored() {
      epochKeeper.noteStored();
      readiness.noteSaved();
    },
    noteAcknowledged: epochKeeper.noteAcknowledged,
    config: { ...publicSettings(env), ...publicPush(env, vapidKeys) },
    pushHosts: env.push.hosts,
    ringMinutes: env.ringMinutes,
    archiveDays: env.archiveDays,
    payments: openPayments(env.razorpay, { pool, vault: accounts.vault, clock: systemClock }),
    noticesDue: () => running.notices?.wake(),
    newslettersDue: () => running.newsletters?.wake(),
    ...accounts,
    ...(env.appUrl === undefined ? {} : { appUrl: env.appUrl }),
    ...prepareModel(env),
    ...prepareMail(env, running),
    onBug: (error) => logLine('aside', error),
  };
  running.app = await buildApp({
    services,
    staticDirectory: join(root, 'dist'),
    appOrigins: env.appOrigins,
    trustedProxies: env.trustedProxies,
    lanes: env.lanes,
    ...(env.baseMap?.file === undefined ? {} : { mapFile: { url: env.baseMap.url, file: env.baseMap.file } }),
    log: process.stderr,
    ...(running.lingerMs !== undefined && { lingerMs: running.lingerMs }),
  });
  await listen(running.app, env);
  running.changeClock = hourly(changeClockKeeper(pool), {
    onError: (error) => logLine('clock of changes', error),
    everyMs: CHANGE_CLOCK_MS,
  });
  running.counts = hourly(() => foldAll(pool), {
    onError: (error) => logLine('counts', error),
    everyMs: MINUTE_MS,
  });
  const unreadable = makeUnreadable((error) => logLine('unreadable', error));
  running.retention = hourly(() => forgetOld(pool, systemClock.now()), {
    onError: (error) => logLine('retention', error),
  });
  running.reading = hourly(() => readAgain(pool, () => running.isStopping, contractNumber, unreadable), {
    onError: (error) => logLine('reading again', error),
    // In a deployment that is under way an older server goes on to take what it cannot read.
    everyMs: MINUTE_MS,
  });
  running.newsletter = hourly(() => askWaiting(services), { onError: (error) => logLine('newsletter', error) });
  running.newsletters = hourly(() => sendNewsletters(services, () => running.isStopping), {
    onError: (error) => logLine('newsletters', error),
    everyMs: MINUTE_MS,
  });
  running.places = hourly(() => freePlaces(pool, env.acceptance, systemClock.now(), unreadable), {
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
  const steps = prepareSteps(env, services, logLine);
  running.choosing = hourly(() => chooseMore(steps, env, running), {
    onError: (error) => logLine('choosing', error),
    everyMs: CHOOSING_MS,
  });
  running.notices = hourly(() => sendNotices(services, sender, running, unreadable), {
    onError: (error) => logLine('notices', error),
    everyMs: NOTICES_MS,
  });
  running.steps = hourly(() => runSteps({ ...steps, unreadable }, () => running.isStopping), {
    onError: (error) => logLine('steps', error),
    everyMs: STEPS_MS,
  });
  running.asking = hourly(() => askAboutOld(services, steps, running, unreadable), {
    onError: (error) => logLine('asking again', error),
    everyMs: MINUTE_MS,
  });
  running.answers = hourly(() => settleUnanswered(pool, systemClock.now(), () => running.isStopping, unreadable), {
    onError: (error) => logLine('answers to deliveries', error),
    everyMs: MINUTE_MS,
  });
  running.offers = hourly(() => offerRequests({ pool, now: systemClock.now(), unreadable }, () => running.isStopping), {
    onError: (error) => logLine('offers', error),
    everyMs: OFFERS_MS,
  });
  running.payments = hourly(() => checkPayments(services, () => running.isStopping), {
    onError: (error) => logLine('payments', error),
    everyMs: MINUTE_MS,
  });
  running.sought = hourly(() => lookAfterSearch(pool, () => running.isStopping), {
    onError: (error) => logLine('words to search', error),
    everyMs: SOUGHT_MS,
  });
  running.sums = hourly(() => lookAfterSums(services, say, running), {
    onError: (error) => logLine('sums of money', error),
    everyMs: MINUTE_MS,
  });
  running.photos = hourly(() => workOnPhotos(services, () => running.isStopping), {
    onError: (error) => logLine('photos', error),
    everyMs: PHOTOS_MS,
  });
  running.photoCheck = hourly(() => checkPhotos(services, () => running.isStopping), {
    onError: (error) => logLine('photo check', error),
  });
  if (!(await hasAdmin(pool))) {
    say(env.setupCode === undefined ? texts.setupCode(accounts.setupCode) : texts.ownSetupCode);
  }
  const { port } = running.app.server.address() as AddressInfo;
  tell(`Relief Relay is ready at http://${nameOf(env.host)}:${port}`);
}

/** Another way for whom no push reached, then further away where too few come, and the rest of those who are too many for one act. */
async function chooseMore(steps: StepServices, { ringMinutes }: Env, running: Running): Promise<void> {
  const { pool } = steps;
  await makeSteps({ ...steps, ringMinutes }, () => running.isStopping);
  await askWider(pool, ringMinutes, systemClock.now());
  await chooseOn(pool, () => running.isStopping);
}

/** Whoever sent what has grown old, before anybody drives there. */
async function askAboutOld(
  { pool, clock, vault }: Services,
  steps: StepServices,
  running: Running,
  unreadable: Unreadable,
): Promise<void> {
  const { appUrl, country, senders } = steps;
  const isOver = () => running.isStopping;
  await askAgain({ pool, hasTexts: senders.sms !== undefined, now: clock.now(), unreadable }, isOver);
  await sendAskTexts({ pool, clock, vault, sms: senders.sms, appUrl, country }, isOver);
}

/** In a deployment that is under way an older server goes on to write what is in no sum. */
async function lookAfterSums({ pool, clock }: Services, say: Voices['say'], running: Running): Promise<void> {
  await takeIntoSums(pool, () => running.isStopping);
  if (running.isStopping) return;
  const faults = await checkSums(pool, clock.now());
  if (faults.length > 0) {
    say(JSON.stringify({ level: 50, time: clock.now(), what: 'sums of money differ from the ledger', faults }));
  }
}

/** Filled before its index is there, each row would be read once more. */
async function lookAfterSearch(pool: pg.Pool, isOver: () => boolean): Promise<void> {
  if (await makeLateIndexes(pool, isOver)) await fillSought(pool, isOver);
}

async function foldAll(pool: pg.Pool): Promise<void> {
  await foldCounts(pool);
  await foldCells(pool);
}

async function sendNotices(
  services: Services,
  sender: PushSender,
  running: Running,
  unreadable: Unreadable,
): Promise<void> {
  const { pool, clock, vault, pushHosts: hosts = [] } = services;
  await runNotices({ pool, clock, vault, sender, hosts, unreadable }, () => running.isStopping);
}

function prepareSteps(env: Env, { pool, clock, mailer, appUrl }: Services, logLine: LogLine): StepServices {
  const { sms, fallbackMinutes, country } = env;
  const senders = openSteps({ sms, mailer, clock, onError: (error) => logLine('steps', error) });
  return { pool, clock, senders, fallbackMinutes, appUrl, country };
}

/** Those of the public settings that stay as they were at start. */
/** Phones are told of no base map whose file they could not draw: they would ask for it in vain. */
async function withUsableMap(env: Env, say: Voices['say']): Promise<Env> {
  const { baseMap, ...others } = env;
  const fault = baseMap?.file === undefined ? undefined : await faultOfMapFile(baseMap.file);
  if (baseMap?.file === undefined || fault === undefined) return env;
  say(texts.noBaseMap(baseMap.file, fault));
  return others;
}

function publicSettings({
  emergencyNumber,
  country,
  operatorName,
  operatorContact,
  timeZone,
  demo,
  tiles,
  baseMap,
  osrmUrl,
  googleMapsKey,
  razorpay,
  acceptance,
  sms,
  llm,
}: Env) {
  return {
    emergencyNumber,
    languages: [...languageCodes],
    acceptance,
    demo: demo !== undefined,
    ...(sms === undefined ? {} : { sms: true as const }),
    ...(llm === undefined ? {} : { assistant: new URL(llm.baseUrl).host }),
    ...(llm?.translates ? { translator: new URL(llm.baseUrl).host } : {}),
    ...(country === undefined ? {} : { country, ...placeOnMap(country) }),
    ...(operatorName === undefined ? {} : { operatorName }),
    ...(operatorContact === undefined ? {} : { operatorContact }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(tiles === undefined ? {} : { tileUrl: tiles.url, tileAttribution: tiles.attribution, bulkTiles: tiles.bulk }),
    ...(baseMap === undefined ? {} : { pmtilesUrl: baseMap.url }),
    ...(osrmUrl === undefined ? {} : { osrmUrl }),
    ...(googleMapsKey === undefined ? {} : { googleMapsKey }),
    ...(razorpay === undefined ? {} : { razorpayKeyId: razorpay.keyId }),
  };
}

function placeOnMap(country: string) {
  const view = countryView(country);
  return view === undefined ? {} : { countryView: view };
}

/** With which key, or by which project, phones register for pushes. */
function publicPush({ push }: Env, { publicKey }: VapidKeys) {
  return { vapidPublicKey: publicKey, ...(push.fcm === undefined ? {} : { firebase: push.fcm.firebase }) };
}

function preparePushes(env: Env, keys: VapidKeys, logLine: LogLine): PushSender {
  const { push } = env;
  return openPushSender({
    web: { keys, subject: vapidSubject(env), hosts: push.hosts, clock: systemClock },
    ...(push.fcm === undefined ? {} : { fcm: { account: push.fcm.account } }),
    onError: (error) => logLine('push', error),
  });
}

function prepareMail({ mail }: Env, running: Running) {
  if (mail === undefined) return {};
  running.mailer = openSmtpMailer({ url: mail.smtpUrl, from: mail.from });
  return { mailer: running.mailer };
}

function prepareModel({ llm }: Env) {
  return llm === undefined ? {} : { llm: openLanguageModel(llm), llmDailyQuestions: llm.dailyQuestions };
}

/** What accounts need of this server alone. */
async function prepareAccounts(env: Env, pool: pg.Pool) {
  const vault = ownVault(env);
  const keyCheck = await readKeyCheck(pool);
  if (keyCheck !== undefined && keyCheck !== vault.keyCheck) throw new OperatorError(texts.otherKey);
  return { vault, setupCode: ownSetupCode(env), autoApprove: env.autoApprove, hashing, makePair: makeSealingPair };
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

/** In this order: what is being answered is finished, then nobody uses the database, then it ends. */
async function close(running: Running): Promise<void> {
  await running.app?.close();
  // What is being sent is recorded before its connections end.
  await running.steps?.stop();
  await running.newsletters?.stop();
  running.mailer?.close();
  await running.notices?.stop();
  await running.pushes?.close();
  await running.changeClock?.stop();
  await running.counts?.stop();
  await running.retention?.stop();
  await running.reading?.stop();
  await running.newsletter?.stop();
  await running.places?.stop();
  await running.decisions?.stop();
  await running.figures?.stop();
  await running.choosing?.stop();
  await running.asking?.stop();
  await running.payments?.stop();
  await running.sums?.stop();
  await running.sought?.stop();
  await running.offers?.stop();
  await running.answers?.stop();
  await running.photoCheck?.stop();
  await running.photos?.stop();
  running.encoder?.stop();
  await running.epochKeeper?.stop();
  await closeDatabase(running);
}
