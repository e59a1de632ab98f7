import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Json } from '../contract/base/canonical-json.ts';
import { availablePostgres, rowsOfTable, runSql } from '../tests/support/postgres.ts';
import { sharedPostgres, type SharedPostgres } from '../tests/support/shared-postgres.ts';
import { aid, batchItem, contact, report, subscription } from '../tests/support/server/bodies.ts';
import { post } from '../tests/support/server/http.ts';
import { startApp, type TestApp } from '../tests/support/server/start-app.ts';
import { makePerson } from '../tests/support/server/people.ts';
import { testAccounts, testKey } from '../tests/support/server/test-accounts.ts';
import { runCommand, type CommandOptions, type CommandResult } from '../tests/support/server-command.ts';
import { startServer, type ServerProcess } from '../tests/support/server-process.ts';
import { appendToLedger, type NewEntry } from './ledger/append-entries.ts';
import { OperatorError } from './operator.ts';
import { exportedTables } from './store/database/exported-tables.ts';
import { inTransaction } from './store/database/server-state.ts';
import { importFile } from './transfer/import-file.ts';
import { readProfile } from './volunteers/profile.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-transfer-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const said = ({ code, stderr }: CommandResult) => [code, stderr.trim()];

/** Texts and values that a careless way through a file would change. */
const AWKWARD: Json[] = [
  { ...report, name: '\u2028\u2029\r\n\u007f"\\', description: '> \n{"footer":1}' },
  { ...report, name: '🏚️ नमस्ते مرحبا', location: { lati: -0.1 - 0.2, long: '1e-7' }, peopleAffected: 10_000_000_000 },
  { ...report, createdAt: '0000-02-29T23:59:59.123456789+05:30', supersedes: randomUUID() },
  { ...report, createdAt: '9999-12-31T23:59:59.999Z', description: 'x'.repeat(20_000) },
];

/** What a volunteer leaves: a row of each table of theirs, and a position that no export takes along. */
async function addVolunteer(app: TestApp, id: string): Promise<void> {
  const { vault } = testAccounts;
  await app.query(`INSERT INTO volunteer_profiles (id, city, blood_group, aadhaar) VALUES ($1, 'Pune', $2, $3)`, [
    id,
    vault.seal('AB+', id, 'blood_group'),
    vault.seal('234123412346', id, 'aadhaar'),
  ]);
  const work = randomUUID();
  await app.query(
    `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at)
     VALUES ($1, $2, gen_random_uuid(), 'completed', now(), now())`,
    [work, id],
  );
  await app.query(`INSERT INTO acceptance_steps VALUES (gen_random_uuid(), $1, 'done', NULL, now(), now())`, [work]);
  await app.query(`INSERT INTO learned_modules VALUES (gen_random_uuid(), $1, 'before-you-go', 'ready', now())`, [id]);
  await app.query(
    `INSERT INTO certificates VALUES (gen_random_uuid(), $1, $2, 'Asha', 'flood', '7K2M-9QXA', now(), now(), now())`,
    [id, work],
  );
  await app.query(
    `INSERT INTO road_blocks VALUES (gen_random_uuid(), $1, 'flooded', 'By the mill', 12.5, 86.5, 'confirmed', now(), now(), now(), $1, now())`,
    [id],
  );
  await app.query('INSERT INTO live_positions VALUES ($1, 12.5, 77.5, now(), now())', [work]);
}

/** What admins leave beside a report: a row of each table, and a volunteer's device that no export takes along. */
async function addActs(app: TestApp, account: string): Promise<void> {
  const [{ id: report } = { id: '' }] = await app.query<{ id: string }>('SELECT id FROM reports ORDER BY id LIMIT 1');
  await app.query(
    `INSERT INTO report_revisions (report_id, revision, id, account_id, at, changes)
     VALUES ($1, 1, gen_random_uuid(), $2, now(), '{"address":{"from":"a","to":"b"}}')`,
    [report, account],
  );
  await app.query(`INSERT INTO campaigns VALUES ($1, 100, '[]', 'Water is needed', 1, $2, now())`, [report, account]);
  const alert = randomUUID();
  await app.query(`INSERT INTO alerts VALUES ($1, $2, $3, 'Flood', 'Come', 12.5, 70.5, 10, 1, now())`, [
    alert,
    report,
    account,
  ]);
  await app.query('INSERT INTO alert_recipients (alert_id, account_id) VALUES ($1, $2)', [alert, account]);
  // Whichever comes first in the file: each is merged into the one before it, or stands for itself.
  await app.query(
    `UPDATE reports SET same_as = next.id FROM (SELECT id, lead(id) OVER (ORDER BY id) AS of FROM reports) AS next
     WHERE next.of = reports.id AND next.id = $1`,
    [report],
  );
  await app.query(
    `INSERT INTO kept_apart SELECT gen_random_uuid(), min(id::text)::uuid, max(id::text)::uuid, $1, now() FROM reports`,
    [account],
  );
  await app.query(
    `INSERT INTO act_outcomes (id, account_id, about, what, result, at)
     VALUES (gen_random_uuid(), $1, $2, 'actOnReport.revise', 'done', now())`,
    [account, report],
  );
  const taking = randomUUID();
  const [{ id: request } = { id: '' }] = await app.query<{ id: string }>('SELECT id FROM aid_requests LIMIT 1');
  await app.query(`INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at) VALUES ($1, $2, $3, $3, now())`, [
    taking,
    request,
    account,
  ]);
  await app.query(
    'INSERT INTO aid_taken_lines (aid_id, line, taking_id) SELECT $1, line, $2 FROM generate_series(0, 1) AS line',
    [request, taking],
  );
  await app.query(
    'INSERT INTO aid_rejections (id, aid_id, ngo_id, rejected_at) VALUES (gen_random_uuid(), $1, $2, now())',
    [request, account],
  );
  await app.query(
    `INSERT INTO ngo_pledges (id, disaster_id, ngo_id, people, note, state, pledged_at)
     VALUES (gen_random_uuid(), $1, $2, 3, 'Two boats', 'active', now())`,
    [report, account],
  );
  await app.query(
    'INSERT INTO disaster_rejections (id, disaster_id, ngo_id, rejected_at) VALUES (gen_random_uuid(), $1, $2, now())',
    [report, account],
  );
  const delivery = randomUUID();
  await app.query(
    `INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, priority, expected_day, packed_at)
     VALUES ($1, $2, $3, $4, 'High', '2027-01-10', now())`,
    [delivery, request, taking, account],
  );
  await app.query('INSERT INTO delivery_lines (delivery_id, aid_id, line) VALUES ($1, $2, 1)', [delivery, request]);
  await app.query(
    `INSERT INTO work_photos (id, delivery_id, account_id, stage, announced, received_at)
     VALUES (gen_random_uuid(), $1, $2, 'handed-over', 2, now())`,
    [delivery, account],
  );
  await app.query(
    `INSERT INTO photos (id, record_id, record_call, place, state, digest, created_at) VALUES ($1, $2, 'reportDisaster', 0, 'ready', 'ab', now())`,
    [randomUUID(), report],
  );
  await app.query('INSERT INTO photo_losses VALUES ($1, 1)', [report]);
  const gift = randomUUID();
  await app.query(
    `INSERT INTO donations (id, account_id, donor_name, email, phone, amount, is_test, status, receipt_number, created_at)
     VALUES ($1, $2, 'Asha', 'asha@example.org', '9810012345', 50000, true, 'completed', 1, now())`,
    [gift, account],
  );
  await app.query(
    `INSERT INTO refunds (id, donation_id, payment_id, amount, counts, state, reason, at)
     VALUES (gen_random_uuid(), $1, 'pay_1', 100, true, 'done', 'Given twice', now())`,
    [gift],
  );
  await app.query(
    `INSERT INTO fund_entries (id, kind, amount, donation_id, is_test, at)
     VALUES (gen_random_uuid(), 'received', 50000, $1, true, now())`,
    [gift],
  );
  await app.query(
    `INSERT INTO devices (id, token, account_id, lat, lng, created_at) VALUES (gen_random_uuid(), 'x', $1, 1, 1, now())`,
    [account],
  );
}

/** Entries enough for a whole tile, and random bits that no export takes along. */
async function addLedger(app: TestApp): Promise<void> {
  const entry: NewEntry = { entry: { kind: 'received', day: '2026-11-27', amount: 100 }, committed: { name: 'Asha' } };
  const entries = Array.from({ length: 255 }, () => entry);
  await inTransaction(app.pool, (client) =>
    appendToLedger({ client, vault: testAccounts.vault, now: Date.now() }, entries),
  );
}

describe.each(availablePostgres())('export and import on %s', (kind) => {
  let postgres: SharedPostgres;
  let app: TestApp;
  const file = join(directory, `${kind}.export`);
  const items = [
    ...Array.from({ length: 450 }, (_, index) =>
      batchItem(randomUUID(), 'reportDisaster', { ...report, name: `${index}` }),
    ),
    ...Array.from({ length: 30 }, (_, index) => batchItem(randomUUID(), 'requestAid', { ...aid, name: `${index}` })),
    ...AWKWARD.map((body) => batchItem(randomUUID(), 'reportDisaster', body)),
    batchItem(randomUUID(), 'sendContactMessage', contact),
    batchItem(randomUUID(), 'subscribeNewsletter', subscription),
  ];
  // In the middle of the others: what is left beside the first and the last of them must not go with it.
  const erased = '80000000-0000-4000-8000-000000000000';

  const run = (name: Parameters<typeof runCommand>[0], args: string[], databaseUrl = app.databaseUrl) =>
    runCommand(name, args, { databaseUrl, dataDir: directory });
  const rowsOf = async (url: string) => {
    const tables = exportedTables.map((table) => rowsOfTable(url, table));
    return Promise.all(tables);
  };
  const epochOf = async (url: string) =>
    (await runSql<{ value: string }>(url, `SELECT value FROM server_state WHERE name = 'epoch'`))[0]?.value;
  const newDatabase = async () => (await postgres.createEmptyDatabase()).url;

  beforeAll(async () => {
    postgres = sharedPostgres(kind);
    app = await startApp(postgres);
    writeFileSync(join(directory, 'keys.json'), JSON.stringify({ key: testKey.toString('base64') }));
    const { id } = await makePerson(app, 'volunteer');
    await app.query(`INSERT INTO ngo_profiles (id, city, focus_areas) VALUES ($1, 'Pune', '["Shelter"]')`, [id]);
    await addVolunteer(app, id);
    await app.query(`INSERT INTO daily_figures (day, name, count) VALUES ('2026-01-02', 'aidRequests', 30)`);
    const { status } = await post(`${app.url}/api/outbox`, { items });
    expect(status).toBe(200);
    await post(`${app.url}/api/report/`, report, undefined);
    await post(`${app.url}/api/report/`, { ...report, name: 'To be erased' }, erased);
    await addActs(app, id);
    await app.query(`INSERT INTO record_messages VALUES (gen_random_uuid(), $1, $2, 'On my way', now(), now())`, [
      items[0]?.id,
      id,
    ]);
    await addLedger(app);
    await app.query(
      `UPDATE reports SET status = 'rejected', resolved_at = '2026-01-02T03:04:05.678901Z' WHERE id = $1`,
      [items[0]?.id],
    );
    expect(said(await run('erase', [erased, '--yes']))).toEqual([0, expect.stringContaining('was removed for good')]);
    expect(said(await run('export', [file]))).toEqual([
      0,
      'Exported 488 receipts, 455 reports, 30 aid requests, 1 contact messages, 1 newsletter subscriptions, 1 accounts, 1 ngo profiles, 1 volunteer profiles, 1 acceptances, 1 acceptance steps, 1 learned modules, 1 certificates, 1 report revisions, 1 campaigns, 1 alerts, 1 alert recipients, 1 kept apart, 1 act outcomes, 1 aid takings, 2 aid taken lines, 1 aid rejections, 1 ngo pledges, 1 disaster rejections, 1 road blocks, 1 record messages, 1 deliveries, 1 delivery lines, 1 work photos, 1 donations, 1 refunds, 1 fund entries, 1 acts, 1 daily figures, 1 ledger logs, 256 ledger entries, 1 ledger nodes, 1 ledger checkpoints, 1 photos, 1 photo losses, 0 photo files.',
    ]);
  });
  afterAll(async () => {
    await app.close();
  });

  it('writes every table and column there is, digest and counts at its end, for its owner only', async () => {
    const text = readFileSync(file, 'utf8');
    const lines = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, never>);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(lines[0]).toMatchObject({ header: { format: 'relief-relay-export', version: 1, epoch: app.epoch } });
    const before = text.slice(0, text.lastIndexOf('{"footer"'));
    const sha256 = createHash('sha256').update(before).digest('hex');
    expect(lines.at(-1)).toEqual({
      footer: {
        counts: {
          receipts: 488,
          reports: 455,
          aid_requests: 30,
          contact_messages: 1,
          newsletter_subscriptions: 1,
          accounts: 1,
          ngo_profiles: 1,
          volunteer_profiles: 1,
          acceptances: 1,
          acceptance_steps: 1,
          learned_modules: 1,
          certificates: 1,
          report_revisions: 1,
          campaigns: 1,
          alerts: 1,
          alert_recipients: 1,
          kept_apart: 1,
          act_outcomes: 1,
          aid_takings: 1,
          aid_taken_lines: 2,
          aid_rejections: 1,
          ngo_pledges: 1,
          disaster_rejections: 1,
          road_blocks: 1,
          record_messages: 1,
          deliveries: 1,
          delivery_lines: 1,
          work_photos: 1,
          donations: 1,
          refunds: 1,
          fund_entries: 1,
          acts: 1,
          daily_figures: 1,
          ledger_logs: 1,
          ledger_entries: 256,
          ledger_nodes: 1,
          ledger_checkpoints: 1,
          photos: 1,
          photo_losses: 1,
          photo_files: 0,
        },
        sha256,
      },
    });
    const columns = await app.query<{ table: string; columns: string[] }>(
      `SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS columns
       FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY 1`,
    );
    // Not the database's own life, which no other one may take over, nor the migrator's notes, nor who is signed in.
    const staying = new Set([
      'server_state',
      'process_marks',
      'ended_epochs',
      'ready_probes',
      'ready_rows',
      'sessions',
      'known_devices',
      'reset_links',
      'recovery_codes',
      'throttles',
      'removals',
      'change_clock',
      'kept_counts',
      'cell_changes',
      'cell_counts',
      'live_positions',
      'devices',
      'ended_addresses',
      'followed_records',
      'notices',
      'notice_batches',
      'offered_rings',
      'ngo_offers',
      'push_receipts',
      'alert_steps',
      'newsletters',
      'newsletter_mails',
      'receipt_numbers',
      'payment_events',
      'payment_alerts',
      'test_payments',
      // Reckoned anew of what comes along, like what is kept of it on each row.
      'fund_sums',
      'fund_givers',
      'ledger_salts',
      // The files themselves stand behind the tables; what is still arriving is asked of its phone again.
      'photo_contents',
      'photo_uploads',
      'photo_parts',
    ]);
    const ours = columns.filter(({ table }) => !staying.has(table) && !table.startsWith('kysely_'));
    const written = new Map<string, string[]>();
    for (const { table, row } of lines.slice(1, -1) as unknown as { table: string; row: object }[]) {
      written.set(table, Object.keys(row));
    }
    const sums = ['summed_status', 'free', 'allocated', 'given', 'giver', 'is_summed'];
    const reckoned = new Set([...sums, 'sought', 'claimed', 'urgent_claimed']);
    const isTold = (column: string) => !reckoned.has(column);
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries(ours.map((each) => [each.table, each.columns.filter(isTold)])),
    );
  });

  it('gives the same rows in another database, which answers each phone as before', async () => {
    const copy = await startApp(postgres);
    const result = await run('import', [file], copy.databaseUrl);
    expect(said(result)).toEqual([
      0,
      expect.stringMatching(/^Imported 1265 rows; 0 were there already; 0 records .*\nNew epoch /),
    ]);
    expect(await rowsOf(copy.databaseUrl)).toEqual(await rowsOf(app.databaseUrl));
    expect(await epochOf(copy.databaseUrl)).not.toBe(copy.epoch);
    expect(await epochOf(copy.databaseUrl)).not.toBe(app.epoch);
    const answers = await Promise.all(
      [app, copy].map(async ({ url }) => (await post(`${url}/api/outbox`, { items })).text),
    );
    expect(answers[1]).toBe(answers[0]);
    expect(answers[0]?.split('"replayed":true')).toHaveLength(items.length + 1);
    const gone = await post(`${copy.url}/api/report/`, { ...report, name: 'To be erased' }, erased);
    expect([gone.status, gone.json['kind']]).toEqual([410, 'gone']);
    const again = await run('export', ['-'], copy.databaseUrl);
    const withoutEnds = (text: string) => text.split('\n').slice(1, -2);
    expect(withoutEnds(again.stdout.toString())).toEqual(withoutEnds(readFileSync(file, 'utf8')));
    await copy.close();
  });

  it('keeps what is there already, and adds while the server takes in the same items', async () => {
    const other = await startApp(postgres);
    const own = randomUUID();
    await post(`${other.url}/api/report/`, { ...report, name: 'only here' }, own);
    await post(`${other.url}/api/outbox`, { items: items.slice(0, 3) });
    const [kept] = await rowsOf(other.databaseUrl);
    const [result] = await Promise.all([
      run('import', [file], other.databaseUrl),
      ...items.slice(100, 140).map(({ id, body }) => post(`${other.url}/api/report/`, body, id)),
    ]);
    expect(result.code).toBe(0);
    const [receipts, reports] = await rowsOf(other.databaseUrl);
    expect(receipts).toEqual(expect.arrayContaining(kept ?? []));
    expect([receipts?.length, reports?.length]).toEqual([489, 456]);
    await other.close();
  });

  it('never brings back what was erased here, and erases here what was erased there', async () => {
    const url = await newDatabase();
    const [first, second] = [items[5]?.id ?? '', items[6]?.id ?? ''];
    await run('import', [file], url);
    await run('erase', [first, '--yes'], url);
    expect((await run('import', [file], url)).stderr).toContain('Imported 0 rows');
    expect(await runSql(url, 'SELECT id FROM reports WHERE id = $1', [first])).toEqual([]);
    const later = join(directory, `${kind}-later.export`);
    await run('erase', [second, '--yes'], url);
    await run('export', [later], url);
    expect(readFileSync(later, 'utf8')).not.toContain('Meera 5 ');
    const old = await newDatabase();
    await run('import', [file], old);
    expect((await run('import', [later], old)).stderr).toContain(
      '2 records that the file knows as erased were erased here too',
    );
    const tombstones = await runSql(old, 'SELECT answer FROM receipts WHERE id = ANY ($1) AND erased_at IS NOT NULL', [
      [first, second],
    ]);
    expect(tombstones).toEqual([{ answer: '' }, { answer: '' }]);
    expect(await runSql(old, 'SELECT id FROM reports WHERE id = ANY ($1)', [[first, second]])).toEqual([]);
  });

  it('is one moment of the database, however much comes meanwhile', async () => {
    const loading = new AbortController();
    const sent: string[] = [];
    const load = async () => {
      while (!loading.signal.aborted) {
        const more = Array.from({ length: 20 }, () => batchItem(randomUUID(), 'reportDisaster', report));
        await post(`${app.url}/api/outbox`, { items: more });
        sent.push(...more.map(({ id }) => id));
      }
    };
    const loads = Promise.all([load(), load()]);
    const result = await run('export', ['-']);
    loading.abort();
    await loads;
    const rows = result.stdout.toString().split('\n').slice(1, -2);
    const idsIn = (table: string) =>
      rows
        .map((line) => JSON.parse(line) as { table: string; row: { id: string; erased_at?: string } })
        .filter((each) => each.table === table && !each.row.erased_at)
        .map(({ row }) => row.id);
    const kinds = ['reports', 'aid_requests', 'contact_messages', 'newsletter_subscriptions'];
    const records = kinds.flatMap(idsIn);
    expect(records.toSorted()).toEqual(idsIn('receipts').toSorted());
    expect(sent.length).toBeGreaterThan(0);
    await app.query('DELETE FROM receipts WHERE id = ANY ($1)', [sent]);
    await app.query('DELETE FROM reports WHERE id = ANY ($1)', [sent]);
  });

  // What follows are rules, which no version of a database changes.
  if (kind !== 'embedded') return;

  it('S47 S48 takes what is sealed along as it is: it opens with the key, and nothing of it stands in the file', async () => {
    const text = readFileSync(file, 'utf8');
    // Whole values: among the many letters of a sealed text or a picture in Base64 "AB+" stands by chance.
    for (const secret of ['234123412346', String.raw`(?<![\w+/])AB\+(?![\w+/=])`, String.raw`77\.5"`])
      expect([secret, new RegExp(secret).test(text)]).toEqual([secret, false]);
    const copy = await startApp(postgres);
    await run('import', [file], copy.databaseUrl);
    const [{ id } = { id: '' }] = await copy.query<{ id: string }>('SELECT id FROM accounts');
    expect(await readProfile(copy.pool, testAccounts.vault, id)).toMatchObject({
      city: 'Pune',
      bloodGroup: 'AB+',
      aadhaarLastFour: '2346',
    });
    await copy.close();
  });

  it('leaves out what belongs to an account that is not taken, and counts the places anew', async () => {
    const other = await startApp(postgres);
    // Somebody here has the address already.
    const [{ key } = { key: '' }] = await app.query<{ key: string }>('SELECT email_key AS key FROM accounts');
    await makePerson(other, 'volunteer', { email: key });
    expect((await run('import', [file], other.databaseUrl)).code).toBe(0);
    for (const table of [
      'volunteer_profiles',
      'road_blocks',
      'record_messages',
      'acceptances',
      'acceptance_steps',
      'learned_modules',
      'certificates',
      'alert_recipients',
      'act_outcomes',
      'aid_takings',
      'aid_taken_lines',
      'aid_rejections',
      'ngo_pledges',
      'disaster_rejections',
      'deliveries',
      'delivery_lines',
    ]) {
      expect([table, await other.query(`SELECT 1 FROM ${table}`)]).toEqual([table, []]);
    }
    await other.close();
  });

  it('changes nothing when it is imported a second time', async () => {
    const url = await newDatabase();
    await run('import', [file], url);
    const before = [await rowsOf(url), await epochOf(url)];
    const result = await run('import', [file], url);
    expect(said(result)).toEqual([0, expect.stringContaining('Imported 0 rows; 1265 were there already; 0 records')]);
    expect([await rowsOf(url), await epochOf(url)]).toEqual(before);
  });

  it('F46: an old phone’s replay of what was erased is 410 and brings nothing back', async () => {
    const id = randomUUID();
    await post(`${app.url}/api/report/`, report, id);
    expect(said(await run('erase', [id]))).toEqual([
      1,
      expect.stringMatching(/^This would remove \S+ \(reportDisaster\) for good\. .*--yes/),
    ]);
    expect(await app.query('SELECT id FROM reports WHERE id = $1', [id])).toHaveLength(1);
    expect((await run('erase', [id, '--yes'])).code).toBe(0);
    const alone = await post(`${app.url}/api/report/`, report, id);
    expect([alone.status, alone.json['kind']]).toEqual([410, 'gone']);
    const batch = await post(`${app.url}/api/outbox`, { items: [batchItem(id, 'reportDisaster', report)] });
    expect(batch.json['answers']).toMatchObject([{ id, status: 410, body: { kind: 'gone' } }]);
    const verified = await post(`${app.url}/api/receipts/verify`, { ids: [id] });
    expect(verified.json['unknown']).toEqual([]);
    expect(await app.query('SELECT id FROM reports WHERE id = $1', [id])).toEqual([]);
    expect(await app.query('SELECT answer FROM receipts WHERE id = $1 AND erased_at IS NOT NULL', [id])).toEqual([
      { answer: '' },
    ]);
    expect(said(await run('erase', [id, '--yes']))).toEqual([0, expect.stringContaining('was removed before')]);
    // So that the other tests find the database as the file has it.
    await app.query('DELETE FROM receipts WHERE id = $1', [id]);
  });

  it('refuses a file that is not whole, in words, and changes nothing', async () => {
    const empty = await startApp(postgres);
    const bytes = readFileSync(file);
    const text = bytes.toString();
    const lines = text.split('\n');
    const withLine = (index: number, line: string) => lines.with(index, line).join('\n');
    const redigested = (content: string) => {
      const body = content.slice(0, content.lastIndexOf('{"footer"'));
      return content.replace(/"sha256":"\w+"/, `"sha256":"${createHash('sha256').update(body).digest('hex')}"`);
    };
    const damaged = / is damaged( in line \d+)?\. Nothing was imported\.$/;
    const cases: [string, string | Buffer, RegExp][] = [
      ['an empty file', '', /is no export of Relief Relay/],
      ['another file', '{"name":"relief-relay"}\n', /is no export of Relief Relay/],
      ['a newer form', text.replace('"version":1', '"version":2'), /was written by a newer version/],
      ['a newer database', text.replace('"schema":"0', '"schema":"9'), /was written by a newer version/],
      ['an unknown column', redigested(withLine(1, (lines[1] ?? '').replace('"call":', '"cell":'))), /newer version/],
      ['an unknown table', redigested(withLine(1, (lines[1] ?? '').replace('receipts', 'sessions'))), damaged],
      [
        'a value of another type',
        redigested(withLine(1, (lines[1] ?? '').replace(/"status":"201"/, '"status":"x"'))),
        damaged,
      ],
      ['one character changed', text.replace('Two children', 'Ten children'), damaged],
      ['one line left out', lines.toSpliced(7, 1).join('\n'), damaged],
      [
        'two lines exchanged',
        lines
          .with(7, lines[8] ?? '')
          .with(8, lines[7] ?? '')
          .join('\n'),
        damaged,
      ],
      ['a line twice', lines.toSpliced(7, 0, lines[7] ?? '').join('\n'), damaged],
      ['line ends of Windows', lines.join('\r\n'), damaged],
      ['something after its end', `${text}{}\n`, damaged],
      ['itself twice', `${text}${text}`, damaged],
      ['no line ends', text.replaceAll('\n', ' ').repeat(20), damaged],
      ['wrong counts', text.replace('"reports":455', '"reports":456'), damaged],
      ...[0.1, 0.5, 0.9, 0.9999].map((part): [string, Buffer, RegExp] => [
        `cut off at ${part}`,
        bytes.subarray(0, Math.floor(bytes.length * part)),
        /ends too early|is damaged/,
      ]),
      [
        'cut off between two lines',
        `${lines.slice(0, 9).join('\n')}\n`,
        / ends too early: it was cut off\. Nothing was imported\.$/,
      ],
      [
        'cut off before the footer',
        `${lines.slice(0, -2).join('\n')}\n`,
        / ends too early: it was cut off\. Nothing was imported\.$/,
      ],
    ];
    for (const [name, content, words] of cases) {
      const path = join(directory, 'bad.export');
      writeFileSync(path, content);
      const refusal = await importFile(empty.pool, path, () => testAccounts.vault.keyCheck).catch(
        (error: unknown) => error,
      );
      expect(refusal, name).toBeInstanceOf(OperatorError);
      expect((refusal as OperatorError).message, name).toMatch(words);
    }
    expect(await rowsOf(empty.databaseUrl)).toEqual(exportedTables.map(() => []));
    expect(await epochOf(empty.databaseUrl)).toBe(empty.epoch);
    const last = await run('import', [join(directory, 'bad.export')], empty.databaseUrl);
    expect(said(last)).toEqual([
      1,
      expect.stringMatching(/^\S+ ends too early: it was cut off\. Nothing was imported\.$/),
    ]);
    await empty.close();
  });

  it.each([
    ['export', ['-']],
    ['new-epoch', []],
    ['erase', [randomUUID(), '--yes']],
  ] as const)('%s makes no database where there is none: it would look like a good backup', async (name, args) => {
    const empty = mkdtempSync(join(directory, 'empty-'));
    const noDatabase = 'There is no database of Relief Relay in ';
    const embedded = await runCommand(name, args, { dataDir: empty });
    expect([embedded.code, embedded.stderr.startsWith(`${noDatabase}DATA_DIR ${empty}`)]).toEqual([1, true]);
    expect(readdirSync(empty)).toEqual([]);
    const named = await run(name, [...args], await newDatabase());
    expect([named.code, named.stderr.startsWith(`${noDatabase}that database`)]).toEqual([1, true]);
  });

  it('forgives npm’s own lines before it, and a last line feed that an editor took', async () => {
    const path = join(directory, 'npm.export');
    writeFileSync(
      path,
      `\n> relief-relay@0.1.0 export\n> node scripts/export.mjs -\n\n${readFileSync(file, 'utf8').trimEnd()}`,
    );
    expect(said(await run('import', [path], await newDatabase()))).toEqual([
      0,
      expect.stringContaining('Imported 1265 rows'),
    ]);
  });
});

it('says how it is used, and what it cannot use', async () => {
  const postgres = sharedPostgres('embedded');
  const app = await startApp(postgres);
  const { databaseUrl } = app;
  const cases: [Parameters<typeof runCommand>[0], string[], RegExp][] = [
    ['export', [], /npm run export -- FILE/],
    ['import', [], /npm run import -- FILE/],
    ['erase', [], /npm run erase -- ID --yes/],
    ['erase', ['--yes'], /npm run erase -- ID --yes/],
    ['erase', [randomUUID(), '--all'], /npm run erase -- ID --yes/],
    ['erase', ['7K2M-9QXA', '--yes'], /npm run erase -- ID --yes/],
    ['erase', [randomUUID(), '--yes'], /^No record has the id /],
    ['export', [join(directory, 'none', 'file')], /cannot be used \(ENOENT\)\.$/],
    ['import', [join(directory, 'none')], /cannot be used \(ENOENT\)\.$/],
    ['export', [directory], /is not a file\.$/],
    ['import', [directory], /is not a file\.$/],
  ];
  for (const [name, args, words] of cases) {
    const { code, stdout, stderr } = await runCommand(name, args, { databaseUrl, dataDir: directory });
    expect([name, args, code, stdout.length]).toEqual([name, args, 1, 0]);
    expect(stderr.trim()).toMatch(words);
  }
  expect(readdirSync(directory).filter((name) => name.includes('unfinished'))).toEqual([]);
  await app.close();
});

it('takes little memory, whatever the size of the database', async () => {
  const postgres = sharedPostgres('embedded');
  const app = await startApp(postgres);
  const to = await postgres.createEmptyDatabase();
  const file = join(directory, 'large.export');
  const options = { databaseUrl: app.databaseUrl, dataDir: directory, heap: 20 };
  await runSql(
    app.databaseUrl,
    `WITH made AS (
       INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
       SELECT gen_random_uuid(), 'anonymous', 'reportDisaster', 'x', 201, repeat('answer ', 30), now()
       FROM generate_series(1, 2000) RETURNING id)
     INSERT INTO reports (id, owner, body, disaster_type, severity, reported_at, photos_to_follow)
     SELECT id, 'anonymous', jsonb_build_object('description', repeat(id::text || ' ', 250))::text, 'flood', 'severe', now(), 0 FROM made`,
  );
  const exported = await runCommand('export', [file], options);
  expect(exported).toMatchObject({ code: 0 });
  // With the code, which takes ten, it would not go into the heap.
  expect(statSync(file).size).toBeGreaterThan(18_000_000);
  const imported = await runCommand('import', [file], { ...options, databaseUrl: to.url });
  expect([imported.code, imported.stderr]).toEqual([0, expect.stringContaining('Imported 4000 rows')]);
  const sum = `SELECT count(*), md5(string_agg(md5(reports::text), '' ORDER BY id)) FROM reports`;
  expect(await runSql(to.url, sum)).toEqual(await runSql(app.databaseUrl, sum));
  await app.close();
});

it('works beside a running server on its embedded database, and changes nothing when it is imported there twice', async () => {
  // PostgreSQL's own user passes through it.
  chmodSync(directory, 0o711);
  const embedded = (name: string) => ({ dataDir: join(directory, `embedded-${name}`) });
  const [from, to] = [embedded('from'), embedded('to')];
  const start = async (options: CommandOptions) => {
    const server = await startServer(options);
    onTestFinished(() => server.kill());
    return server;
  };
  const [giver, taker] = [await start(from), await start(to)];
  const items = Array.from({ length: 5 }, () => batchItem(randomUUID(), 'reportDisaster', report));
  const ids = items.map(({ id }) => id);
  await post(`${giver.url}/api/outbox`, { items: items.slice(0, 4) });
  await post(`${taker.url}/api/outbox`, { items: items.slice(4) });
  const lostBy = async ({ url }: ServerProcess) => (await post(`${url}/api/receipts/verify`, { ids })).json;
  const file = join(directory, 'embedded.export');
  const imported = async () => said(await runCommand('import', [file], to));
  /** But for the figures of the day, which a server that runs counts by itself. */
  const rowsOf = async (options: CommandOptions) => {
    const { stdout } = await runCommand('export', ['-'], options);
    const lines = stdout.toString().split('\n').slice(1, -2);
    return lines.filter((line) => !line.includes('"daily_figures"')).toSorted();
  };

  expect((await runCommand('export', [file], from)).code).toBe(0);
  expect(await imported()).toEqual([0, expect.stringContaining('Imported 8 rows; ')]);
  const [once, { epoch }] = [await rowsOf(to), await lostBy(taker)];
  expect(await imported()).toEqual([0, expect.stringContaining('Imported 0 rows; ')]);
  expect(await rowsOf(to)).toEqual(once);
  const moved = await rowsOf(from);
  expect([moved.length, once.length]).toEqual([8, 10]);
  expect(once).toEqual(expect.arrayContaining(moved));

  // Both servers go on, and their databases end with them.
  expect(await lostBy(giver)).toMatchObject({ unknown: ids.slice(4) });
  expect(await lostBy(taker)).toEqual({ success: true, epoch, unknown: [] });
  for (const [server, { dataDir }] of [
    [giver, from],
    [taker, to],
  ] as const) {
    const pidFile = join(dataDir, 'postgresql-18', 'postmaster.pid');
    expect(existsSync(pidFile)).toBe(true);
    expect(await server.stop()).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
  }
});
