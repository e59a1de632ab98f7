import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { systemClock } from '../../contract/base/clock.ts';
import { exportAccount } from '../../contract/calls/account.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import {
  makeApproved,
  makePeople,
  makePerson,
  send,
  signInAs,
  type TestPeople,
  type TestPerson,
} from '../../tests/support/server/people.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import type { Certificate } from '../../contract/entities/volunteer.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { makeWork } from '../../tests/support/server/work.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { actOnReport, makeReport, outcomeIn } from '../../tests/support/server/acts.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { exportFile } from '../transfer/export-file.ts';
import { importFile } from '../transfer/import-file.ts';

onEmbeddedPostgres('my data', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  const rename = (person: TestPerson, id: string, name: string) =>
    person.ask('POST', '/api/account/name', { name, changedAt: '2026-11-21T12:00:00Z' }, { 'idempotency-key': id });
  const remove = (person: TestPerson, password = person.password) => person.ask('DELETE', '/api/account', { password });
  /** Every row of every table, as a copy of the database would show it. */
  const dump = async () => {
    const tables = await app().query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const rows = await Promise.all(tables.map(({ name }) => app().query(`SELECT * FROM ${name}`)));
    return JSON.stringify(rows);
  };

  it('S50 are all told to their person, with what they are kept for, and nobody else sees them', async () => {
    const consent = 'privacy-1';
    const email = `${randomUUID()}@example.org`;
    const form = { name: 'Asha', email, password: `kite ${randomUUID()}`, role: 'volunteer', consent };
    expect((await send(app(), 'POST', '/api/users/register', form)).status).toBe(201);
    const person = await signInAs(app(), form);
    const sent = randomUUID();
    expect((await rename(person, sent, 'Asha K')).status).toBe(201);
    await people.admin.ask('POST', `/api/approvals/${person.id}`, { decision: 'refuse', reason: 'who is this?' });
    const answer = await person.ask('GET', '/api/account/export');
    expect(v.safeParse(exportAccount.answers[200], answer.json).success).toBe(true);
    expect(answer.json['data']).toMatchObject({
      account: { _id: person.id, name: 'Asha K', email, status: 'refused' },
      consent: { version: consent, at: expect.stringMatching(/^\d{4}-/) },
      sessions: [{ id: person.sessionId, current: true }],
      sent: [{ id: sent, call: 'updateAccount' }],
      history: [
        { action: 'registered' },
        { action: 'account-refused', detail: { reason: 'who is this?', role: 'volunteer' } },
      ],
    });
    // Neither who refused it, nor any secret.
    for (const word of [people.admin.id, people.admin.name, '$argon2', 'BEGIN', person.token]) {
      expect(answer.text).not.toContain(word);
    }
    expect((await people.volunteer.ask('GET', '/api/account/export')).text).not.toContain(email);
  });

  it.each(['2026-11.2', '2026-11.3'])(
    'who agreed to a former privacy text (%s) signs in and does as before, and is told that very version',
    async (consent) => {
      const email = `${randomUUID()}@example.org`;
      const form = { name: 'Bina', email, password: `kite ${randomUUID()}`, role: 'volunteer', consent };
      // An app that was opened without a network still holds the former text, and sends its version.
      expect((await send(app(), 'POST', '/api/users/register', form)).status).toBe(201);
      for (const person of [await signInAs(app(), form), await signInAs(app(), form)]) {
        expect((await rename(person, randomUUID(), 'Bina K')).status).toBe(201);
        const { json } = await person.ask('GET', '/api/account/export');
        expect(json['data']).toMatchObject({ consent: { version: consent } });
      }
    },
  );

  /** Everything that a volunteer can leave with us. Returns words that stand in no table once they are gone. */
  const volunteer = async (person: TestPerson) => {
    const word = `word ${randomUUID()}`;
    const profile = { userId: person.id, city: word, skills: word, bloodGroup: 'AB+', aadharNumber: '234123412346' };
    await person.ask('POST', '/api/volunteers/', profile);
    const disaster = await makeDisaster(app());
    const key = () => ({ 'idempotency-key': randomUUID() });
    const body = { id: person.id, disasterId: disaster };
    const { json } = await person.ask('POST', '/api/volunteer/acceptrequest', body, key());
    const { _id: workId } = json['data'] as { _id: string };
    const takenAt = new Date().toISOString();
    await person.ask('POST', '/api/volunteer/step', { workId, step: 'on-the-way', takenAt }, key());
    await app().query('INSERT INTO live_positions VALUES ($1, 12.34567, 76.54321, now(), now())', [workId]);
    await app().query(
      `INSERT INTO learned_modules VALUES (gen_random_uuid(), $1, 'before-you-go', 'ready', '2026-11-01T10:00:00Z')`,
      [person.id],
    );
    const done = await makeWork(app(), person, disaster, 'completed');
    await app().query(
      `WITH alert AS (INSERT INTO alerts (id, disaster_id, account_id, title, body, radius_km, chosen, at)
         VALUES (gen_random_uuid(), $1, $2, 'Flood', 'Come', 10, 1, '2026-11-02T10:00:00Z') RETURNING id)
       INSERT INTO alert_recipients (alert_id, account_id) SELECT id, $2 FROM alert`,
      [disaster, person.id],
    );
    await app().query(
      `INSERT INTO act_outcomes (id, account_id, about, what, result, at)
       VALUES (gen_random_uuid(), $1, $2, 'actOnAid.take', 'done', '2026-11-02T10:00:00Z')`,
      [person.id, disaster],
    );
    const issued = await person.ask('POST', '/api/certificates/', { workId: done, name: word });
    return { word, workId, done, disaster, certificate: issued.json['data'] as Certificate };
  };

  it('S50 hold what a volunteer left: profile, work with its steps, learning and certificates', async () => {
    const person = await makeApproved(app(), 'volunteer');
    const { word, workId, done, disaster, certificate } = await volunteer(person);
    const answer = await person.ask('GET', '/api/account/export');
    expect(v.safeParse(exportAccount.answers[200], answer.json).success).toBe(true);
    const { purposes, ...data } = answer.json['data'] as Record<string, object>;
    expect(data).toMatchObject({
      profile: { city: word, skills: word, bloodGroup: 'AB+', aadharNumber: 'XXXX XXXX 2346', email: person.email },
      work: [
        {
          id: workId,
          disasterId: disaster,
          state: 'on-the-way',
          steps: [{ step: 'on-the-way' }],
          position: { lat: 12.34567, lng: 76.54321 },
        },
        { id: done, disasterId: disaster, state: 'completed', steps: [] },
      ],
      learned: [{ course: 'before-you-go', module: 'ready', learnedAt: '2026-11-01T10:00:00.000Z' }],
      certificates: [certificate],
      outcomes: [{ about: disaster, what: 'actOnAid.take', result: 'done', at: '2026-11-02T10:00:00.000Z' }],
      alerts: [{ disasterId: disaster, title: 'Flood', body: 'Come', at: '2026-11-02T10:00:00.000Z' }],
    });
    expect(Object.keys(purposes ?? {})).toEqual(expect.arrayContaining(['profile', 'work', 'learned', 'certificates']));
    expect(answer.text).not.toContain('234123412346');
  });

  it('S50 a deletion takes all that a volunteer left; the page of a certificate is unknown then', async () => {
    const person = await makeApproved(app(), 'volunteer');
    const { word, workId, certificate } = await volunteer(person);
    expect((await remove(person)).status).toBe(200);
    const left = await dump();
    for (const text of [word, certificate._id]) expect([text, left.includes(text)]).toEqual([text, false]);
    for (const table of ['volunteer_profiles', 'acceptances', 'learned_modules', 'certificates']) {
      const column = table === 'volunteer_profiles' ? 'id' : 'account_id';
      expect(await app().query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [person.id])).toEqual([]);
    }
    expect(await app().query('SELECT 1 FROM live_positions WHERE acceptance_id = $1', [workId])).toEqual([]);
    expect((await send(app(), 'GET', `/api/certificates/${certificate._id}`)).status).toBe(404);
  });

  it('S50 an item that was sent under the id of a certificate, and its erasure, do nothing to that', async () => {
    const person = await makeApproved(app(), 'volunteer');
    const { certificate } = await volunteer(person);
    await send(app(), 'POST', '/api/report/', report, { 'idempotency-key': certificate._id });
    await inTransaction(app().pool, (client) => eraseRecords(client, [certificate._id]));
    expect((await send(app(), 'GET', `/api/certificates/${certificate._id}`)).status).toBe(200);
  });

  it('S50 are deleted for good by the password: no name, address or reason is left in any table', async () => {
    const name = `Farewell ${randomUUID()}`;
    const person = await makePerson(app(), 'volunteer', { name });
    const other = await signInAs(app(), person, 'phone-of-two-people');
    const sent = randomUUID();
    await rename(person, sent, `${name} again`);
    const reason = `known for ${randomUUID()}`;
    await people.admin.ask('POST', `/api/approvals/${person.id}`, { decision: 'refuse', reason });
    await people.admin.ask('POST', `/api/accounts/${person.id}/reset-link`);
    expect(await dump()).toContain(name);
    const wrong = await remove(person, 'not the password');
    expect([wrong.status, Object.keys(wrong.json['fields'] as object)]).toEqual([422, ['password']]);
    expect((await remove(person)).status).toBe(200);
    const left = await dump();
    for (const text of [name, person.email, reason, person.token]) expect(left).not.toContain(text);
    for (const session of [person, other]) expect((await session.ask('GET', '/api/account')).status).toBe(401);
    expect((await send(app(), 'POST', '/api/users/login', person)).status).not.toBe(200);
    for (const table of ['sessions', 'known_devices', 'reset_links', 'recovery_codes']) {
      expect(await app().query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [person.id])).toEqual([]);
    }
  });

  it('S50 a deletion leaves tombstones: what the account had sent is gone for ever', async () => {
    const person = await makeApproved(app(), 'ngo');
    const sent = randomUUID();
    await rename(person, sent, 'Somebody');
    await remove(person);
    const receipts = await app().query<{ id: string; answer: string; erased: boolean }>(
      'SELECT id, answer, erased_at IS NOT NULL AS erased FROM receipts WHERE owner = $1',
      [person.id],
    );
    expect(receipts.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [sent, person.id].toSorted().map((id) => ({ id, answer: '', erased: true })),
    );
    const acts = await app().query('SELECT actor, detail FROM acts WHERE about = $1 AND action = $2', [
      person.id,
      'account-deleted',
    ]);
    expect(acts).toEqual([{ actor: person.id, detail: { role: 'ngo' } }]);
    const audit = await people.admin.ask('GET', `/api/audit?about=${person.id}`);
    expect(audit.json['data']).toContainEqual(
      expect.objectContaining({ action: 'account-deleted', actor: { _id: person.id, name: 'A deleted account' } }),
    );
  });

  it('S50 neither an older export brings an account back, nor does one that was deleted elsewhere stay', async () => {
    const person = await makePerson(app(), 'volunteer');
    const reason = `because ${randomUUID()}`;
    await people.admin.ask('POST', `/api/approvals/${person.id}`, { decision: 'refuse', reason });
    const directory = mkdtempSync(join(tmpdir(), 'relief-my-data-'));
    try {
      const [older, newer] = [join(directory, 'older.export'), join(directory, 'newer.export')];
      await exportFile(app().pool, systemClock, older);
      await remove(person);
      await exportFile(app().pool, systemClock, newer);
      const take = (path: string) => importFile(app().pool, path, () => testAccounts.vault.keyCheck);
      const kept = async () => {
        const accounts = await app().query('SELECT 1 FROM accounts WHERE id = $1', [person.id]);
        const acts = JSON.stringify(await app().query('SELECT * FROM acts WHERE about = $1', [person.id]));
        return { accounts: accounts.length, refusal: acts.includes('account-refused'), reason: acts.includes(reason) };
      };
      const bare = { accounts: 0, refusal: true, reason: false };
      await take(older);
      expect(await kept()).toEqual(bare);
      // As on a server where it was never deleted: without the tombstones the older export fills in what is missing.
      await app().query('DELETE FROM receipts WHERE owner = $1', [person.id]);
      await app().query('DELETE FROM acts WHERE about = $1', [person.id]);
      await take(older);
      expect(await kept()).toEqual({ accounts: 1, refusal: true, reason: true });
      await take(newer);
      expect(await kept()).toEqual(bare);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('S50 an item that was sent under the id of an account keeps it from nothing, and its erasure does not reach it', async () => {
    const erase = (id: string) => inTransaction(app().pool, (client) => eraseRecords(client, [id]));
    const [staying, leaving] = [await makePerson(app(), 'volunteer'), await makePerson(app(), 'volunteer')];
    for (const { id } of [staying, leaving]) {
      const sent = await send(app(), 'POST', '/api/report/', report, { 'idempotency-key': id });
      expect(sent.status).toBe(201);
    }
    expect(await erase(staying.id)).toEqual([staying.id]);
    expect((await staying.ask('GET', '/api/account')).status).toBe(200);
    expect((await remove(leaving)).status).toBe(200);
    const [tombstone] = await app().query(
      'SELECT owner, call, answer, erased_at IS NOT NULL AS erased FROM receipts WHERE id = $1',
      [leaving.id],
    );
    expect(tombstone).toEqual({ owner: leaving.id, call: 'deleteAccount', answer: '', erased: true });
  });

  it('S50 whoever was told that an admin was first finds their name in nothing once that account is gone', async () => {
    const [first, second] = [await makeApproved(app(), 'admin'), await makeApproved(app(), 'admin')];
    const name = `Firstname ${randomUUID()}`;
    await rename(first, randomUUID(), name);
    const id = await makeReport(app());
    const decide = { act: 'decide', reportId: id, to: 'active', seen: 'pending' };
    await actOnReport(first, decide);
    const key = randomUUID();
    const late = { ...decide, to: 'dismissed', dismissal: 'false', reason: 'nothing there' };
    const told = await actOnReport(second, late, key);
    expect(outcomeIn(told)).toMatchObject({ result: 'conflict', stands: 'active', by: name });
    expect(told.json['message']).toContain(name);
    expect((await actOnReport(second, late, key)).text).toBe(told.text);
    const receipts = await app().query('SELECT answer FROM receipts WHERE id = $1', [key]);
    expect(JSON.stringify(receipts)).not.toContain(name);

    expect((await remove(first)).status).toBe(200);
    const again = await actOnReport(second, late, key);
    expect([again.status, outcomeIn(again)?.result, outcomeIn(again)?.by]).toEqual([201, 'conflict', undefined]);
    const batch = { owner: second.id, items: [batchItem(key, 'actOnReport', late)] };
    const resent = await second.ask('POST', '/api/outbox', batch);
    const outcomes = await second.ask('GET', '/api/acts/outcomes');
    expect((outcomes.json['data'] as object[])[0]).toMatchObject({ _id: key, result: 'conflict', stands: 'active' });
    expect(resent.text).toContain('"replayed":true');
    for (const text of [again.text, resent.text, outcomes.text, await dump()]) expect(text).not.toContain(name);
    // Of the tests of this database one is about its last admin.
    expect((await remove(second)).status).toBe(200);
  });

  it('S50 with a report goes what admins wrote about it', async () => {
    const id = randomUUID();
    await send(app(), 'POST', '/api/report/', report, { 'idempotency-key': id });
    const reason = `it was ${randomUUID()}`;
    const dismissed = await people.admin.ask('PUT', `/api/report/${id}`, { status: 'rejected', reason });
    expect([dismissed.status, (await dump()).includes(reason)]).toEqual([200, true]);
    await inTransaction(app().pool, (client) => eraseRecords(client, [id]));
    expect(await dump()).not.toContain(reason);
  });

  it('an export and a deletion look up what is theirs by an index, however much others have sent', async () => {
    const { id } = people.volunteer;
    const plans = await inTransaction(app().pool, async (client) => {
      // So few rows are read faster without one.
      await client.query('SET LOCAL enable_seqscan = off');
      const explain = async (sql: string) => JSON.stringify((await client.query(`EXPLAIN ${sql}`, [id])).rows);
      return [
        await explain('SELECT id FROM receipts WHERE owner = $1 ORDER BY created_at, id'),
        await explain('SELECT id FROM acts WHERE actor = $1 OR about = $1 ORDER BY at, id'),
      ];
    });
    expect(plans).toEqual([
      expect.stringContaining('receipts_by_account'),
      expect.stringMatching(/acts_by_actor.*acts_about|acts_about.*acts_by_actor/),
    ]);
  });

  it('the same address can be registered again, as somebody new', async () => {
    const person = await makePerson(app(), 'volunteer');
    await remove(person);
    const again = await makePerson(app(), 'volunteer', { email: person.email });
    expect(again.id).not.toBe(person.id);
    const { json } = await again.ask('GET', '/api/account/export');
    expect(json['data']).toMatchObject({ sent: [], history: [{ action: 'registered' }] });
  });

  it('the last admin stays, also where all of them leave at once', async () => {
    const admins = [people.admin, await makeApproved(app(), 'admin'), await makeApproved(app(), 'admin')];
    const answers = await Promise.all(admins.map((admin) => remove(admin)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    const left = await app().query<{ id: string }>(
      `SELECT id FROM accounts WHERE role = 'admin' AND status = 'approved'`,
    );
    const stayed = admins[answers.findIndex(({ status }) => status === 409)];
    expect(left).toEqual([{ id: stayed?.id }]);
    expect((await stayed?.ask('GET', '/api/audit'))?.status).toBe(200);
  });
});
