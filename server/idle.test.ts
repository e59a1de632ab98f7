import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../contract/base/clock.ts';
import { aid, report } from '../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../tests/support/server/each-postgres.ts';
import { fillTables } from '../tests/support/server/fill-tables.ts';
import { recordingPool, type RecordingPool, type Statement } from '../tests/support/server/recording-pool.ts';
import { testAccounts } from '../tests/support/server/test-accounts.ts';
import { mailDecisions } from './accounts/mail-decisions.ts';
import { changeClockKeeper } from './changes/keep-clock.ts';
import { settleUnanswered } from './deliveries/settle-unanswered.ts';
import { checkPayments } from './donations/check-payments.ts';
import { askWaiting } from './newsletter/ask-to-confirm.ts';
import { sendNewsletters } from './newsletter/send-newsletters.ts';
import { offerRequests } from './ngos/offer-requests.ts';
import { runNotices } from './notices/run-notices.ts';
import { testProvider } from './payments/test-provider.ts';
import { checkPhotos } from './photos/check-photos.ts';
import { workOnPhotos } from './photos/work-on-photos.ts';
import { makeSteps } from './steps/make-steps.ts';
import { runSteps } from './steps/run-steps.ts';
import { foldCounts } from './store/admin/kept-counts.ts';
import { foldCells } from './store/reports/map-cells.ts';
import { askAgain } from './track/ask-again.ts';
import { sendAskTexts } from './track/send-ask-texts.ts';
import { acceptanceTimes } from './volunteers/acceptance-times.ts';
import { freePlaces } from './volunteers/free-places.ts';
import { askWider } from './jobs/ask-wider.ts';
import { chooseOn } from './jobs/choose-on.ts';
import { readAgain } from './jobs/read-again.ts';
import { forgetOld } from './jobs/retention.ts';
import { makeUnreadable } from './unreadable.ts';

/** Enough that nobody would read a whole table of it where there is an index. */
const MANY = 2_000;
/** Rows that a statement may look at that finds nothing to do. */
const FEW = 200;

const quoted = (body: object) => `'${JSON.stringify(body).replaceAll("'", "''")}'`;
/** Records as they stand about the country by the thousand: open, asked after, offered to everybody, and nothing due. */
const own = {
  reports: {
    body: quoted(report),
    severity: `'mild'`,
    status: `CASE n % 2 WHEN 0 THEN 'approved' ELSE 'pending' END`,
    reported_at: `now() - interval '30 hours' - n * interval '1 s'`,
    active_since: `now() - interval '29 hours'`,
    to_offer: 'false',
    volunteers_wanted: '5',
    lat: '25.9',
    lng: '86.6',
    photos_to_follow: '0',
  },
  aid_requests: {
    body: quoted(aid),
    requirements: `'[{"type": "Water", "quantity": 1, "urgent": false, "status": "pending"}]'`,
    created_at: `now() - interval '300 hours' - n * interval '1 s'`,
    asked_again_at: `now() - interval '20 hours'`,
    to_offer: 'false',
    lat: '25.9',
    lng: '86.6',
    photos_to_follow: '0',
  },
  acceptances: {
    state: `CASE n % 3 WHEN 0 THEN 'accepted' WHEN 1 THEN 'completed' ELSE 'declined' END`,
    decided_at: 'now()',
    sign_at: 'now()',
    ended_at: `CASE n % 3 WHEN 0 THEN NULL ELSE now() END`,
  },
  deliveries: { status: `'delivered'`, ended_at: `now() - interval '5 days'`, settled_by: `'code'` },
  notice_batches: { due_at: 'NULL' },
  donations: { status: `'completed'`, order_id: `'order ' || gen_random_uuid()` },
  photo_uploads: { checked_at: 'now()', worked_at: 'now()' },
  photos: { state: `'ready'` },
  refunds: { amount: '1' },
  work_photos: { acceptance_id: 'gen_random_uuid()' },
  newsletter_subscriptions: { state: `'confirmed'` },
  newsletters: { ended_at: 'now()' },
  newsletter_mails: { state: `'sent'` },
  devices: { session_id: 'gen_random_uuid()' },
} as const;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

onEmbeddedPostgres('jobs that find nothing to do', (app) => {
  let recording: RecordingPool;
  beforeAll(() => {
    recording = recordingPool(app().databaseUrl);
  });
  afterAll(() => recording.pool.end());

  const jobs = () => {
    const { pool } = recording;
    const clock = systemClock;
    const { vault } = testAccounts;
    const fail = (error: unknown) => {
      throw error;
    };
    const unreadable = makeUnreadable(fail);
    const goesOn = () => false;
    const send = async () => ({ kind: 'sent' as const });
    const mailer = { send: async () => undefined, close: () => undefined };
    const senders = { sms: { send }, email: { send } };
    const steps = { pool, clock, senders, fallbackMinutes: 5, ringMinutes: 10 };
    const accounts = { ...testAccounts, pool, clock, mailer, onBug: fail };
    const photos = { ...app().photos, pool };
    const sender = { send, close: async () => undefined };
    return {
      'forgets what had its day': () => forgetOld(pool, clock.now()),
      'keeps the clock of changes': changeClockKeeper(pool),
      'folds counts': () => foldCounts(pool),
      'folds cells of the map': () => foldCells(pool),
      'reads again': () => readAgain(pool, goesOn),
      'asks addresses': () => askWaiting(accounts),
      'sends newsletters': () => sendNewsletters(accounts, goesOn),
      'frees places': () => freePlaces(pool, acceptanceTimes, clock.now()),
      'mails decisions': () => mailDecisions(accounts, clock.now()),
      'makes steps': () => makeSteps(steps),
      'asks wider': () => askWider(pool, 10, clock.now()),
      'chooses on': () => chooseOn(pool),
      'sends notices': () => runNotices({ pool, clock, vault, sender, hosts: [] }),
      'takes steps': () => runSteps(steps),
      'asks again': () => askAgain({ pool, hasTexts: true, now: clock.now(), unreadable }),
      'sends its texts': () => sendAskTexts({ pool, clock, vault, sms: { send } }),
      'settles deliveries': () => settleUnanswered(pool, clock.now(), goesOn),
      'offers requests': () => offerRequests({ pool, now: clock.now(), unreadable }),
      'checks payments': () =>
        checkPayments({ pool, clock, vault, payments: testProvider({ pool, vault, clock }) }, goesOn),
      'works on photos': () => workOnPhotos(photos, goesOn),
      'checks photos': () => checkPhotos(photos, goesOn),
    };
  };
  const fill = (count: number) => fillTables(app(), count, own);
  const run = async () => {
    const asked: [job: string, Statement[]][] = [];
    for (const [name, job] of Object.entries(jobs())) asked.push([name, await recording.during(job)]);
    return asked;
  };
  const counted = async () => (await run()).map(([job, { length }]) => [job, length]);

  /** Each scan that reads a table through, or many rows of it. */
  const longScans = async ([job, statements]: [string, Statement[]]): Promise<string[]> => {
    const found: string[] = [];
    const client = await app().pool.connect();
    try {
      for (const { text, values } of statements) {
        if (!/^[\s(]*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(text)) continue;
        await client.query('BEGIN');
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
          [...values],
        );
        await client.query('ROLLBACK');
        for (const plan of scansIn(rows[0]?.['QUERY PLAN'][0]?.Plan)) {
          const read =
            ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) * (plan['Actual Loops'] ?? 0);
          if (read > FEW) found.push(`${job}: ${plan['Node Type']} of ${plan['Relation Name']}, ${read} rows`);
        }
      }
    } finally {
      client.release();
    }
    return found;
  };

  it('ask as much of the database however many records there are', async () => {
    await fill(10);
    // What is done once: marks that begin, a first look.
    await run();
    const few = await counted();
    await fill(300);
    expect(await counted()).toEqual(few);
  });

  it('read no table through, nor much of it', async () => {
    await fill(MANY);
    const all = await run();
    const found = await Promise.all(all.map(longScans));
    expect(found.flat()).toEqual([]);
  });
});

function scansIn(plan: Plan | undefined): Plan[] {
  if (plan === undefined) return [];
  const isScan = plan['Relation Name'] !== undefined && plan['Node Type'].includes('Scan');
  return [...(isScan ? [plan] : []), ...(plan.Plans ?? []).flatMap(scansIn)];
}
