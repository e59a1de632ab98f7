import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { actOnReport as actCall, listOutcomes } from '../../contract/calls/acts.ts';
import { getHistory } from '../../contract/calls/overview.ts';
import { actOnReport as act, makeReport, outcomeIn, seenReport } from '../../tests/support/server/acts.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { runCommand } from '../../tests/support/server-command.ts';
import { texts } from '../texts.ts';

onEmbeddedPostgres('what admins do to reports', (app) => {
  let people: TestPeople;
  let admin: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    admin = people.admin;
    other = await makeApproved(app(), 'admin');
  });
  const actsOf = (id: string) =>
    app().query<{ action: string; actor: string; detail: object }>(
      'SELECT action, actor, detail FROM acts WHERE about = $1 ORDER BY at, id',
      [id],
    );
  const outcomes = async (who: TestPerson) => {
    const { json } = await who.ask('GET', '/api/acts/outcomes');
    expect(is(listOutcomes.answers[200], json)).toBe(true);
    return json['data'] as Record<string, unknown>[];
  };
  const rowOf = async (id: string) =>
    (await app().query<Record<string, unknown>>('SELECT * FROM reports WHERE id = $1', [id]))[0] ?? {};
  const approve = (reportId: string) => ({ act: 'decide', reportId, to: 'active', seen: 'pending' }) as const;

  it('decides once, answers the same for ever, and tells it later', async () => {
    const [id, key] = [await makeReport(app()), randomUUID()];
    const first = await act(admin, { ...approve(id), volunteersWanted: 12 }, key);
    expect([first.status, is(actCall.answers[201], first.json)]).toEqual([201, true]);
    expect([first.json['message'], outcomeIn(first)]).toEqual([texts.reportDecided('active'), { result: 'done' }]);
    expect((await act(admin, { ...approve(id), volunteersWanted: 12 }, key)).text).toBe(first.text);
    const again = await act(admin, { ...approve(id), volunteersWanted: 12 });
    expect([again.json['message'], outcomeIn(again)]).toEqual([texts.actStoodSo, { result: 'same' }]);
    expect(await seenReport(admin, id)).toMatchObject({ displayStatus: 'active', volunteersWanted: 12 });
    expect((await actsOf(id)).filter(({ action }) => action === 'report-decided')).toHaveLength(1);
    const [latest, earlier] = await outcomes(admin);
    expect([latest, earlier]).toMatchObject([
      { about: id, what: 'actOnReport.decide', result: 'same' },
      { _id: key, about: id, what: 'actOnReport.decide', result: 'done' },
    ]);
  });

  it('goes by the same rules as the direct calls: a reason where one is needed, no step that is not drawn', async () => {
    const id = await makeReport(app());
    const silent = await act(admin, { ...approve(id), to: 'dismissed' });
    expect([silent.status, silent.json['fields']]).toEqual([422, { reason: 'required' }]);
    const leap = await act(admin, { ...approve(id), to: 'resolved' });
    expect([leap.status, outcomeIn(leap)]).toEqual([201, { result: 'conflict', stands: 'pending' }]);
    const dismissed = await act(admin, { ...approve(id), to: 'dismissed', dismissal: 'duplicate', reason: 'Twice' });
    expect(outcomeIn(dismissed)).toEqual({ result: 'done' });
    const back = await act(admin, { act: 'decide', reportId: id, to: 'pending', seen: 'dismissed' });
    expect(outcomeIn(back)).toEqual({ result: 'done' });
  });

  it('of two admins at once one is done and the other told who was first, whichever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await makeReport(app());
      const dismissal = { act: 'decide', reportId: id, to: 'dismissed', seen: 'pending', reason: 'Twice' };
      const pair = [() => act(admin, approve(id)), () => act(other, dismissal)];
      const answers = await Promise.all((round % 2 === 0 ? pair : pair.toReversed()).map((send) => send()));
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const [won, lost] = answers.map(outcomeIn).toSorted((a) => (a?.result === 'done' ? -1 : 1));
      const stands = String((await seenReport(admin, id))['displayStatus']);
      const by = stands === 'active' ? admin.name : other.name;
      expect(won).toEqual({ result: 'done' });
      expect(lost).toEqual({ result: 'conflict', stands, by, at: expect.any(String) as string });
      const loser = stands === 'active' ? other : admin;
      expect((await outcomes(loser))[0]).toMatchObject({ about: id, result: 'conflict', stands, by });
    }
  });

  it('of two admins who resolve it both are right, and it ended once', async () => {
    const id = await makeReport(app());
    await act(admin, approve(id));
    const resolve = { act: 'decide', reportId: id, to: 'resolved', seen: 'active' };
    expect(outcomeIn(await act(other, resolve))).toEqual({ result: 'done' });
    const { resolved_at: ended } = await rowOf(id);
    expect(ended).not.toBeNull();
    expect(outcomeIn(await act(admin, resolve))).toEqual({ result: 'same' });
    expect((await rowOf(id))['resolved_at']).toEqual(ended);
    const decided = (await actsOf(id)).filter(({ action }) => action === 'report-decided');
    expect(decided.map(({ actor }) => actor)).toEqual([admin.id, other.id]);
  });

  it('keeps a conflict under its key, and refuses one without', async () => {
    const [id, key] = [await makeReport(app()), randomUUID()];
    await act(other, { ...approve(id), to: 'dismissed', reason: 'Twice' });
    const late = await act(admin, approve(id), key);
    const message = expect.stringMatching(new RegExp(`^${other.name} was first: this report is dismissed since `));
    expect([late.status, late.json['message']]).toEqual([201, message]);
    await act(other, { act: 'decide', reportId: id, to: 'pending', seen: 'dismissed' });
    // It would go by now, and the answer stays.
    expect((await act(admin, approve(id), key)).text).toBe(late.text);
    expect(await seenReport(admin, id)).toMatchObject({ displayStatus: 'pending' });
    const before = (await outcomes(admin)).length;
    const bare = await act(admin, { ...approve(id), seen: 'active', to: 'dismissed', reason: 'x' }, null);
    expect([bare.status, bare.json['kind']]).toEqual([409, 'conflict']);
    expect(outcomeIn(await act(admin, approve(id), null))).toEqual({ result: 'done' });
    expect(await outcomes(admin)).toHaveLength(before);
  });

  it('puts facts right beside the body, in lists and columns alike, and back again', async () => {
    const id = await makeReport(app(), { peopleAffected: 40, assistanceRequired: 'Food' });
    await act(admin, approve(id));
    const was = await rowOf(id);
    const facts = {
      disasterType: 'fire',
      severity: 'critical',
      location: { lati: 13.5, long: '78.25' },
      address: 'Behind the mill',
      peopleAffected: null,
    };
    const revised = await act(admin, { act: 'revise', reportId: id, seen: 0, facts, reason: 'A volunteer called' });
    expect([revised.json['message'], outcomeIn(revised)]).toEqual([texts.factsRevised, { result: 'done' }]);
    const { peopleAffected: _, ...shown } = facts;
    const seen = await seenReport(admin, id);
    expect(seen).toMatchObject({ ...shown, revision: 1, description: report.description, assistanceRequired: 'Food' });
    expect(Object.keys(seen)).not.toContain('peopleAffected');
    const row = await rowOf(id);
    expect(row).toMatchObject({
      body: was['body'],
      disaster_type: 'fire',
      severity: 'critical',
      lat: 13.5,
      lng: 78.25,
    });
    expect([row['cell'] !== was['cell'], row['changed_at'] === was['changed_at']]).toEqual([true, false]);
    const open = await people.volunteer.ask('GET', `/api/report/getdisaster/${id}`);
    expect(open.json).toMatchObject({
      data: [{ disasterType: 'fire', address: 'Behind the mill', near: { name: 'Srīnivāspur', km: 18 } }],
    });
    const listed = await people.volunteer.ask('GET', '/api/report/getreport');
    expect(listed.json['data']).toContainEqual(expect.objectContaining({ _id: id, disasterType: 'fire' }));

    const unknown = await act(admin, { act: 'revise', reportId: id, seen: 1, facts: { location: null } });
    expect(outcomeIn(unknown)).toEqual({ result: 'done' });
    expect(await rowOf(id)).toMatchObject({ lat: null, lng: null, cell: null, revision: 2 });
    const placeless = Object.keys(await seenReport(admin, id));
    expect(placeless.filter((member) => member === 'location' || member === 'near')).toEqual([]);
    const { location, address, disasterType, severity } = report;
    const original = { location, address, disasterType, severity, peopleAffected: 40 };
    await act(admin, { act: 'revise', reportId: id, seen: 2, facts: original });
    expect(await rowOf(id)).toMatchObject({ revised: null, revision: 3, lat: was['lat'], cell: was['cell'] });
  });

  it('finds no change in what stands like that already, and a conflict in facts that another admin has put right', async () => {
    const id = await makeReport(app());
    const same = await act(admin, {
      act: 'revise',
      reportId: id,
      seen: 0,
      facts: { location: { lati: '12.97161', long: 77.59456 }, address: report.address, assistanceRequired: null },
    });
    expect([outcomeIn(same), (await rowOf(id))['revision']]).toEqual([{ result: 'same' }, 0]);
    const pair = [
      act(admin, { act: 'revise', reportId: id, seen: 0, facts: { address: 'The mill' } }),
      act(other, { act: 'revise', reportId: id, seen: 0, facts: { address: 'The church' } }),
    ];
    const answers = await Promise.all(pair);
    const winner = answers.map(outcomeIn)[0]?.result === 'done' ? 0 : 1;
    const [won, lost] = winner === 0 ? answers : answers.toReversed();
    expect(won && outcomeIn(won)).toEqual({ result: 'done' });
    const name = [admin, other][winner]?.name;
    expect(lost && outcomeIn(lost)).toMatchObject({ result: 'conflict', stands: 'pending', by: name });
    expect(lost?.json['message']).toMatch(new RegExp(`^${name} was first: the facts were put right on `));
    // Who wants what the other made of it has it.
    const address = winner === 0 ? 'The mill' : 'The church';
    const agreed = await act(admin, { act: 'revise', reportId: id, seen: 0, facts: { address } });
    expect(outcomeIn(agreed)).toEqual({ result: 'same' });
  });

  it('writes a campaign that the public sees once its disaster is active, and none of a dismissed one', async () => {
    const id = await makeReport(app());
    const campaign = { target: 5_000_000, needs: [{ type: 'Blankets', quantity: '200' }], text: 'The school is full.' };
    const write = (seen: number, more: object, who = admin) =>
      act(who, { act: 'describe', reportId: id, seen, campaign: { ...campaign, ...more } });
    expect(outcomeIn(await write(0, {}))).toEqual({ result: 'done' });
    expect(await seenReport(admin, id)).toMatchObject({ campaign, campaignRevision: 1 });
    expect(Object.keys(await seenReport(people.volunteer, id))).not.toContain('campaign');
    await act(admin, approve(id));
    const open = await seenReport(people.volunteer, id);
    expect([open['campaign'], open['campaignRevision']]).toEqual([campaign, undefined]);
    expect(outcomeIn(await write(0, {}, other))).toEqual({ result: 'same' });
    expect(outcomeIn(await write(0, { text: 'Later' }, other))).toMatchObject({ result: 'conflict', by: admin.name });
    expect(outcomeIn(await write(1, { text: 'Later' }, other))).toEqual({ result: 'done' });
    await act(admin, { act: 'decide', reportId: id, to: 'dismissed', seen: 'active', reason: 'Twice' });
    expect(outcomeIn(await write(2, { text: 'More' }))).toMatchObject({ result: 'conflict', stands: 'dismissed' });
  });

  it('takes a report out of the triage lane, once', async () => {
    const id = await makeReport(app());
    await app().query(`UPDATE reports SET lane = 'triage' WHERE id = $1`, [id]);
    const first = await act(admin, { act: 'release', reportId: id });
    const second = await act(other, { act: 'release', reportId: id });
    expect([outcomeIn(first), outcomeIn(second)]).toEqual([{ result: 'done' }, { result: 'same' }]);
    expect(await seenReport(admin, id)).toMatchObject({ lane: 'main', displayStatus: 'pending' });
    expect((await actsOf(id)).map(({ action }) => action)).toContain('report-released');
  });

  it('is for admins alone, when it comes: in batches too, and after the role was taken away', async () => {
    const id = await makeReport(app());
    for (const person of [people.volunteer, people.ngo, people.pendingAdmin]) {
      expect((await act(person, approve(id))).status).toBe(403);
      const item = batchItem(randomUUID(), 'actOnReport', approve(id));
      const batch = await person.ask('POST', '/api/outbox', { items: [item], owner: person.id });
      expect(batch.json['answers']).toMatchObject([{ status: 403, body: { kind: 'forbidden' } }]);
    }
    expect(await seenReport(admin, id)).toMatchObject({ displayStatus: 'pending' });
  });

  it('waits for a report that is not there, and goes with one that was erased', async () => {
    const unknown = await act(admin, approve(randomUUID()));
    expect([unknown.status, unknown.json['kind']]).toEqual([404, 'not-found']);
    const [id, key] = [await makeReport(app()), randomUUID()];
    const words = 'Nobody may read this any more';
    await act(admin, { act: 'revise', reportId: id, seen: 0, facts: { address: words }, reason: words }, key);
    await act(admin, { act: 'describe', reportId: id, seen: 0, campaign: { needs: [], text: words } });
    expect((await runCommand('erase', [id, '--yes'], { databaseUrl: app().databaseUrl, dataDir: tmpdir() })).code).toBe(
      0,
    );
    for (const table of ['report_revisions', 'campaigns', 'acts', 'act_outcomes', 'receipts']) {
      const kept = await app().query(`SELECT 1 FROM ${table} AS t WHERE t::text LIKE '%' || $1 || '%'`, [words]);
      expect([table, kept]).toEqual([table, []]);
    }
    const late = await act(admin, approve(id));
    expect([late.status, late.json['kind']]).toEqual([410, 'gone']);
    const history = await admin.ask('GET', `/api/history/${id}`);
    expect((history.json['data'] as { action: string }[]).map(({ action }) => action)).toEqual([
      'campaign-written',
      'report-revised',
    ]);
  });

  it('leaves nothing of an act that broke in the middle, and does it whole when it comes again', async () => {
    const [id, key] = [await makeReport(app()), randomUUID()];
    const body = { act: 'revise', reportId: id, seen: 0, facts: { address: 'The mill' } };
    // The last of its writes, its outcome, never gets through.
    const stranger = new pg.Client({ connectionString: app().databaseUrl });
    await stranger.connect();
    try {
      await stranger.query('BEGIN; LOCK TABLE act_outcomes IN SHARE MODE');
      const broken = await act(admin, body, key);
      expect([broken.status, broken.json['kind']]).toEqual([409, 'busy']);
    } finally {
      await stranger.end();
    }
    expect(await rowOf(id)).toMatchObject({ revision: 0, revised: null });
    expect(await app().query('SELECT 1 FROM receipts WHERE id = $1', [key])).toEqual([]);
    expect(await actsOf(id)).toEqual([]);
    expect(outcomeIn(await act(admin, body, key))).toEqual({ result: 'done' });
  });

  it('a hundred acts at once on one report: each is answered, and the history has those that were done', async () => {
    const id = await makeReport(app());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        act(index % 2 === 0 ? admin : other, {
          act: 'revise',
          reportId: id,
          seen: index % 4 === 0 ? 0 : 1,
          facts: { address: `Place ${index}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(201));
    const done = answers.filter((answer) => outcomeIn(answer)?.result === 'done').length;
    const revisions = await app().query<{ revision: number }>(
      'SELECT revision FROM report_revisions WHERE report_id = $1 ORDER BY revision',
      [id],
    );
    expect(revisions.map(({ revision }) => revision)).toEqual(Array.from({ length: done }, (_, index) => index + 1));
    expect([done >= 1, done <= 2]).toEqual([true, true]);
    expect(await rowOf(id)).toMatchObject({ revision: done });
  });

  it('tells all that happened, newest first, a page at a time, its arrival last', async () => {
    const id = await makeReport(app(), { createdAt: '2026-11-20T08:00:00Z' });
    await act(admin, { ...approve(id), reason: 'Called back' });
    await act(other, { act: 'revise', reportId: id, seen: 0, facts: { severity: 'mild' }, reason: 'Seen it' });
    const read = async (cursor?: string) => {
      const query = cursor === undefined ? '' : `?cursor=${cursor}`;
      const { json } = await admin.ask('GET', `/api/history/${id}${query}`);
      expect(is(getHistory.answers[200], json)).toBe(true);
      return { entries: json['data'] as Record<string, unknown>[], next: json['next'] as string | undefined };
    };
    const { entries, next } = await read();
    expect(next).toBeUndefined();
    expect(entries).toMatchObject([
      {
        action: 'report-revised',
        by: { _id: other.id, name: other.name },
        detail: { revision: 1, members: ['severity'], reason: 'Seen it' },
        changes: { severity: { from: 'severe', to: 'mild' } },
      },
      {
        action: 'report-decided',
        by: { _id: admin.id },
        detail: { from: 'pending', to: 'active', reason: 'Called back' },
      },
      { id, action: 'report-received', detail: { writtenAt: '2026-11-20T08:00:00.000Z' } },
    ]);
    await app().query(
      `INSERT INTO acts SELECT gen_random_uuid(), date_trunc('milliseconds', now() - interval '1 minute'), NULL, 'tested', $1, '{}'
       FROM generate_series(1, 150)`,
      [id],
    );
    const first = await read();
    const second = await read(first.next);
    expect([first.entries.length, second.next]).toEqual([100, undefined]);
    const all = [...first.entries, ...second.entries];
    expect([all.length, new Set(all.map((entry) => entry['id'])).size]).toEqual([153, 153]);
    expect(all.at(-1)).toMatchObject({ action: 'report-received' });
    const none = await admin.ask('GET', `/api/history/${randomUUID()}`);
    expect([none.status, none.json['kind']]).toEqual([404, 'not-found']);
  });
});
