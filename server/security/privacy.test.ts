import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNames } from '../../contract/calls/changes-address.ts';
import { calls } from '../../contract/calls/table.ts';
import { idSchema } from '../../contract/entities/fields.ts';
import { is } from 'valibot';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { askCall } from '../../tests/support/security/ask-call.ts';
import { describedCalls } from '../../tests/support/security/described-calls.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

const secret = 'what only the phone that reported knows';
/** Words that no answer to a stranger may hold, in each field that could carry them. */
const personal = {
  name: 'NAMEMARK Devi',
  contactNumber: '+91 90000 12345',
  address: 'ADDRESSMARK, house 7, Ward 4',
  description: 'Water to the windows. Ask for MAILMARK@example.org or +91 90000 12345',
  assistanceRequired: 'ASSISTMARK insulin for Devi',
  location: { lati: 12.971611, long: 77.594567 },
};
/** Of a message to the operator and of a wish for the newsletter: nobody but an admin sees the one, nobody at all the other. */
const letters = { name: 'LETTERMARK', email: 'LETTERADDRESS@example.org', message: 'LETTERWORDS' };
const newsletter = { email: 'NEWSMARK@example.org', language: 'en' };
const letterMarks = ['LETTERMARK', 'LETTERADDRESS', 'LETTERWORDS'];
const marks = ['NAMEMARK', '90000', 'ADDRESSMARK', 'MAILMARK', 'ASSISTMARK', '12.971611', '77.594567'];

let postgres: SharedPostgres;
let app: TestApp;
let people: TestPeople;
let other: TestPerson;
const reports = { pending: randomUUID(), approved: randomUUID(), resolved: randomUUID() };

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres);
  people = await makePeople(app);
  other = await makeApproved(app, 'ngo');
  const claimSecretHash = createHash('sha256').update(secret).digest('hex');
  for (const id of Object.values(reports)) {
    await askCall(app.url, 'reportDisaster', {
      body: { ...report, ...personal, claimSecretHash },
      headers: { 'idempotency-key': id },
    });
  }
  await app.query(`UPDATE reports SET status = 'approved' WHERE id = $1`, [reports.approved]);
  await app.query(`UPDATE reports SET status = 'rejected', resolved_at = now() WHERE id = $1`, [reports.resolved]);
  await askCall(app.url, 'sendContactMessage', { body: letters, headers: { 'idempotency-key': randomUUID() } });
  await askCall(app.url, 'subscribeNewsletter', { body: newsletter, headers: { 'idempotency-key': randomUUID() } });
  const item = batchItem(randomUUID(), 'updateAccount', { name: 'RIVALMARK', changedAt: new Date().toISOString() });
  await askCall(app.url, 'deliverOutbox', { token: other.token, body: { items: [item], owner: other.id } });
});

afterAll(async () => {
  await app.close();
});

interface Read {
  name: string;
  about: string;
  text: string;
}

/** All that a caller can read: every call that reads, about every record and every list there is. */
async function readsOf(token?: string): Promise<Read[]> {
  const reading = describedCalls.filter(({ call }) => call.method === 'GET');
  const asked = reading.flatMap(({ call: { name }, params }) => {
    const abouts = params.includes('list') ? listNames : params.length === 0 ? [''] : Object.values(reports);
    return abouts.map(async (about) => ({ name, about, ...(await askCall(app.url, name, { token, id: about })) }));
  });
  return Promise.all(asked);
}

async function readableBy(token?: string): Promise<string> {
  return textOf(await readsOf(token));
}

function textOf(reads: readonly Read[]): string {
  return reads.map(({ text }) => text).join('\n');
}

describe('S05 an answer holds what its reader needs, and no more', () => {
  it('to nobody signed in: nothing that leads to a person', async () => {
    const text = await readableBy();
    expect(text).toContain(reports.approved);
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
  });

  it('to an account that waits: as to nobody, but its own', async () => {
    const text = await readableBy(people.pendingVolunteer.token);
    expect(text).toContain(people.pendingVolunteer.email);
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
  });

  it.each(['volunteer', 'ngo'] as const)('to a %s: no name and no number in lists', async (rank) => {
    const { text } = await askCall(app.url, 'listReports', { token: people[rank].token });
    expect(text).toContain(reports.approved);
    expect(text).not.toContain(reports.pending);
    expect(['NAMEMARK', '90000', 'MAILMARK', 'ASSISTMARK'].filter((mark) => text.includes(mark))).toEqual([]);
  });

  it('to an admin: all of it', async () => {
    const { text } = await askCall(app.url, 'listReports', { token: people.admin.token });
    for (const id of Object.values(reports)) expect(text).toContain(id);
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
  });
});

describe('S05 a message to the operator, and an address for the newsletter', () => {
  it('the message is an admin’s to read alone, the address nobody’s', async () => {
    const { pendingVolunteer, volunteer, ngo, admin } = people;
    for (const token of [undefined, pendingVolunteer.token, volunteer.token, ngo.token]) {
      const text = await readableBy(token);
      expect([...letterMarks, 'NEWSMARK'].filter((mark) => text.includes(mark))).toEqual([]);
    }
    const text = await readableBy(admin.token);
    expect(letterMarks.filter((mark) => !text.includes(mark))).toEqual([]);
    expect(text).not.toContain('NEWSMARK');
    expect(JSON.stringify(app.log)).not.toMatch(/LETTERMARK|LETTERADDRESS|NEWSMARK/);
  });
});

describe('S07 one organisation sees nothing of another', () => {
  it('by any call that reads', async () => {
    const reads = await readsOf(people.ngo.token);
    const isDirectory = ({ name, about }: Read) => name === 'listNgos' || name === 'findNgos' || about === 'ngos';
    const text = textOf(reads.filter((read) => !isDirectory(read)));
    expect(text).toContain(people.ngo.email);
    for (const mark of [other.id, other.email, other.sessionId, 'RIVALMARK']) expect(text).not.toContain(mark);
    const directories = reads.filter(isDirectory);
    expect(directories.length).toBe(3);
    for (const directory of directories) {
      expect(directory.text).toContain('RIVALMARK');
      for (const mark of [other.email, other.sessionId, people.ngo.email]) expect(directory.text).not.toContain(mark);
    }
  });
});

describe('S08 ids are not to be guessed', () => {
  it('each is a UUID of version 4, made by chance', async () => {
    const ids = await app.query<{ id: string }>(
      `SELECT id::text FROM accounts UNION ALL SELECT id::text FROM sessions UNION ALL SELECT id::text FROM acts
       UNION ALL SELECT id::text FROM receipts UNION ALL SELECT id::text FROM reports`,
    );
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter(({ id }) => !is(idSchema, id))).toEqual([]);
  });

  it('receipts are told only to who names their ids, and what they say is not told', async () => {
    const missing = randomUUID();
    const { json } = await askCall(app.url, 'verifyReceipts', { body: { ids: [reports.pending, missing] } });
    expect(json).toEqual({ success: true, epoch: app.epoch, unknown: [missing] });
    for (const ids of [[], ['%'], [reports.pending.slice(0, 8)], ['*'], [reports.pending.toUpperCase()]]) {
      expect((await askCall(app.url, 'verifyReceipts', { body: { ids } })).status).toBe(422);
    }
    expect(calls.filter(({ path, method }) => method === 'GET' && path.includes('receipt'))).toEqual([]);
  });
});

describe('S10 a report is its phone’s by a secret that the server does not know', () => {
  const ask = (id: string, shown?: string) =>
    askCall(app.url, 'getDisaster', { id, ...(shown === undefined ? {} : { headers: { 'x-claim-secret': shown } }) });

  it('the right one opens all of it, in any state', async () => {
    for (const id of Object.values(reports)) {
      const { status, text } = await ask(id, secret);
      expect([status, marks.filter((mark) => !text.includes(mark))]).toEqual([200, []]);
    }
  });

  it('a wrong one is answered as if there were no such report', async () => {
    const hash = createHash('sha256').update(secret).digest('hex');
    const wrong = ['', ' ', 'x', hash, secret.toUpperCase(), `${secret} x`, secret.slice(1), "' OR '1'='1", '%'];
    const unknown = await ask(randomUUID(), secret);
    const bare = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
    for (const shown of wrong) {
      const { status, text } = await ask(reports.approved, shown);
      expect([shown, status, bare(text)]).toEqual([shown, 404, bare(unknown.text)]);
    }
  });

  it('of a report without one nothing opens it', async () => {
    const id = randomUUID();
    await askCall(app.url, 'reportDisaster', { body: report, headers: { 'idempotency-key': id } });
    for (const shown of ['', 'null', 'undefined', '0'.repeat(64)]) expect((await ask(id, shown)).status).toBe(404);
  });

  it('the database holds only its hash', async () => {
    const rows = await app.query<{ row: string }>('SELECT reports::text AS row FROM reports');
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
  });
});
