import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { TestPostgres } from '../postgres.ts';
import { systemClock } from '../../../contract/base/clock.ts';
import { buildApp } from '../../../server/app.ts';
import type { AccountServices } from '../../../server/accounts/services.ts';
import type { LanguageModel } from '../../../server/assistant/language-model.ts';
import type { QuestionRules } from '../../../server/assistant/question-limits.ts';
import type { WorkloadRules } from '../../../server/http/workload.ts';
import type { BucketRule } from '../../../server/lanes/buckets.ts';
import type { LaneLimits } from '../../../server/lanes/lanes.ts';
import type { TrustedProxies } from '../../../server/settings.ts';
import type { NewsRules } from '../../../server/news/news-desk.ts';
import { makeEncoder } from '../../../server/photos/encoder.ts';
import { folderFiles } from '../../../server/store/photos/folder-files.ts';
import type { PhotoServices } from '../../../server/photos/services.ts';
import { testProvider } from '../../../server/payments/test-provider.ts';
import type { PaymentProvider } from '../../../server/payments/provider.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { openPool } from '../../../server/store/database/pool.ts';
import { makeReadiness } from '../../../server/readiness.ts';
import { readLife } from '../../../server/store/database/server-state.ts';
import { testAccounts } from './test-accounts.ts';

/** The real app on a real database, listening on a port of its own. */
export interface TestApp {
  app: FastifyInstance;
  pool: pg.Pool;
  url: string;
  port: number;
  epoch: string;
  databaseUrl: string;
  /** Log lines, parsed. */
  log: Record<string, unknown>[];
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** What photos need here. */
  photos: PhotoServices;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Where roads for phones lie; absent: this server serves none. */
  roadsFolder?: string;
  archiveDays?: number;
  staticDirectory?: string;
  requestMs?: number;
  /** Absent: a new database. */
  databaseUrl?: string;
  appOrigins?: readonly string[];
  trustedProxies?: TrustedProxies;
  /** Absent: room for all, so that suites about other things may send as much as they like. */
  lanes?: LaneLimits;
  contactLooks?: BucketRule;
  /** Absent: room for all. */
  papers?: BucketRule;
  /** Absent: room for all. */
  deviceCalls?: BucketRule;
  /** Absent: room for all. */
  donationOrders?: BucketRule;
  /** Absent: room for all. */
  photoKilobytes?: BucketRule;
  /** Absent: a stream ends at once, for suites that ask every call. */
  newsTimes?: NewsRules;
  /** Absent: a bug fails the test. */
  onBug?: (error: unknown) => void;
  /** Absent: a server's own. */
  workload?: WorkloadRules;
  /** Absent: a stop waits for nothing. */
  lingerMs?: number;
  /** Absent: a key, a setup code and no mail, as in `testAccounts`. */
  accounts?: Partial<AccountServices>;
  /** Absent: the test payment page. */
  payments?: PaymentProvider;
  /** Absent: no language model. */
  llm?: LanguageModel;
  llmDailyQuestions?: number;
  /** Absent: a server's own. */
  assistantQuestions?: QuestionRules;
}

const soonOver: NewsRules = { everyMs: 20, lifeMs: 20, lastsMs: 40, ofOne: 1e9, inAll: 1e9 };
const roomForAll: LaneLimits = { device: 1e9, address: 1e9 };

export async function startApp(
  postgres: Pick<TestPostgres, 'createDatabase'>,
  {
    staticDirectory = '/nonexistent',
    requestMs,
    databaseUrl,
    appOrigins = [],
    trustedProxies = 0,
    lanes = roomForAll,
    contactLooks,
    papers = { burst: 1e9, perHour: 1e9 },
    deviceCalls = { burst: 1e9, perHour: 1e9 },
    donationOrders = { burst: 1e9, perHour: 1e9 },
    photoKilobytes = { burst: 1e9, perHour: 1e9 },
    newsTimes = soonOver,
    onBug = (error) => {
      throw error;
    },
    accounts = {},
    workload,
    lingerMs = 0,
    payments,
    llm,
    llmDailyQuestions = 1e9,
    assistantQuestions,
    roadsFolder,
    archiveDays,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const database =
    databaseUrl === undefined ? await postgres.createDatabase() : { url: databaseUrl, drop: async () => undefined };
  const pool = openPool({ connectionString: database.url, onIdleError: () => undefined });
  await migrate(pool);
  const { epoch } = await readLife(pool);
  const readiness = makeReadiness(pool, systemClock);
  const folder = mkdtempSync(join(tmpdir(), 'relief-relay-photos-'));
  const photos = { pool, clock: systemClock, photoFiles: folderFiles(folder), encoder: makeEncoder() };
  const log: Record<string, unknown>[] = [];
  const app = await buildApp({
    services: {
      ...photos,
      version: '0.0.0',
      probe: readiness.probe,
      noteUnsaved: readiness.noteUnsaved,
      epoch: () => epoch,
      noteStored: readiness.noteSaved,
      noteAcknowledged: () => undefined,
      ...(roadsFolder === undefined ? {} : { roadsFolder }),
      ...(archiveDays === undefined ? {} : { archiveDays }),
      config: { emergencyNumber: '112', languages: ['en'], demo: false },
      onBug,
      payments: payments ?? testProvider({ pool, vault: testAccounts.vault, clock: systemClock }),
      llmDailyQuestions,
      ...(llm === undefined ? {} : { llm }),
      ...testAccounts,
      ...accounts,
    },
    staticDirectory,
    appOrigins,
    trustedProxies,
    lanes,
    papers,
    deviceCalls,
    donationOrders,
    photoKilobytes,
    // No test waits.
    overviewRestMs: 0,
    fundsRestMs: 0,
    lingerMs,
    newsTimes,
    ...(contactLooks === undefined ? {} : { contactLooks }),
    ...(requestMs === undefined ? {} : { requestMs }),
    ...(workload === undefined ? {} : { workload }),
    ...(assistantQuestions === undefined ? {} : { assistantQuestions }),
    log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
  });
  // What tests ask beside the app: an own connection for each question would cost more than the answer.
  const asides = new pg.Pool({ connectionString: database.url, max: 20 });
  asides.on('error', () => undefined);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    pool,
    url: `http://127.0.0.1:${port}`,
    port,
    epoch,
    databaseUrl: database.url,
    photos,
    log,
    async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      return (await asides.query<Row & pg.QueryResultRow>(sql, [...values])).rows;
    },
    async close() {
      await app.close();
      photos.encoder.stop();
      rmSync(folder, { recursive: true, force: true });
      await asides.end();
      await pool.end();
      await database.drop();
    },
  };
}
