import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveReport, updateReport } from '../../contract/calls/reports.ts';
import { displayStatuses, type DisplayStatus } from '../../contract/enumerations.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';

const DAY_MS = 86_400_000;
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

onEmbeddedPostgres('decisions about reports', (app) => {
  let people: TestPeople;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    other = await makeApproved(app(), 'admin');
  });

  const set: Record<DisplayStatus, string> = {
    pending: `status = 'pending'`,
    active: `status = 'approved'`,
    dismissed: `status = 'rejected', dismissal = 'duplicate'`,
    resolved: `status = 'rejected', resolved_at = now()`,
  };
  const make = async (status: DisplayStatus = 'pending') => {
    const id = randomUUID();
    await post(`${app().url}/api/report/`, report, id);
    await app().query(`UPDATE reports SET ${set[status]} WHERE id = $1`, [id]);
    return id;
  };
  const bodyFor: Record<DisplayStatus, object> = {
    pending: { status: 'pending' },
    active: { status: 'approved' },
    dismissed: { status: 'rejected', reason: 'Seen twice', dismissal: 'duplicate' },
    get resolved() {
      return { status: 'rejected', resolvedAt: inFuture(0) };
    },
  };
  const put = async (id: string, body: object, who = people.admin) => {
    const answer = await who.ask('PUT', `/api/report/${id}`, body);
    if (answer.status === 200) expect(is(updateReport.answers[200], answer.json)).toBe(true);
    return answer;
  };
  const resolve = async (id: string, resolvedAt = inFuture(0), who = people.admin) => {
    const answer = await who.ask('POST', `/api/report/resolve/${id}`, { status: 'resolved', resolvedAt });
    if (answer.status === 200) expect(is(resolveReport.answers[200], answer.json)).toBe(true);
    return answer;
  };
  const actsOf = (id: string) =>
    app().query<{ actor: string; action: string; detail: Record<string, unknown> }>(
      'SELECT actor, action, detail FROM acts WHERE about = $1 ORDER BY at, id',
      [id],
    );
  const statusOf = async (id: string) =>
    (await people.admin.ask('GET', `/api/report/getdisaster/${id}`)).json['data'] as [{ displayStatus: DisplayStatus }];

  const allowed = ['pending active', 'pending dismissed', 'active resolved', 'active dismissed'].concat([
    'dismissed pending',
    'dismissed active',
    'resolved active',
  ]);
  const steps = displayStatuses.flatMap((from) => displayStatuses.map((to) => [from, to] as const));

  it.each(steps)('from %s to %s goes as drawn, is written down once, and repeats', async (from, to) => {
    const id = await make(from);
    const body = { ...bodyFor[to], reason: 'Because', seen: from };
    const first = await put(id, body);
    const isAllowed = allowed.includes(`${from} ${to}`);
    if (!isAllowed && from !== to) {
      expect([first.status, first.json['kind'], await actsOf(id)]).toEqual([409, 'conflict', []]);
      return;
    }
    expect(first.json).toMatchObject({ success: true, data: { _id: id, displayStatus: to } });
    const again = await put(id, body);
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    const acts = await actsOf(id);
    expect(
      acts.map(({ actor, action, detail }) => [actor, action, detail['from'], detail['to'], detail['reason']]),
    ).toEqual(from === to ? [] : [[people.admin.id, 'report-decided', from, to, 'Because']]);
  });

  it('serves a client of section 7 to the letter: approve, then the two calls that resolve', async () => {
    const id = await make();
    expect((await put(id, { status: 'approved' })).status).toBe(200);
    const resolvedAt = inFuture(0);
    const first = await put(id, { status: 'rejected', resolvedAt });
    expect(first.json['data']).toMatchObject({ status: 'rejected', displayStatus: 'resolved', resolvedAt });
    for (const at of [resolvedAt, inFuture(5000)]) {
      const second = await resolve(id, at);
      expect([second.status, second.json['data']]).toEqual([200, first.json['data']]);
    }
    expect(await actsOf(id)).toHaveLength(2);
  });

  it('tells everybody since when it is active: since it was approved, anew each time, and not since it was reported', async () => {
    const id = await make();
    await app().query(`UPDATE reports SET reported_at = now() - interval '2 days' WHERE id = $1`, [id]);
    const since = async () => {
      const { text } = await ask(`${app().url}/api/report/getdisaster/${id}`);
      return /"activeSince":"([^"]+)"/.exec(text)?.[1];
    };
    const before = Date.now();
    await put(id, { status: 'approved' });
    const first = (await since()) ?? '';
    expect(Date.parse(first)).toBeGreaterThanOrEqual(before);
    await put(id, { status: 'approved' });
    expect(await since()).toBe(first);
    await put(id, { status: 'rejected', resolvedAt: inFuture(0) });
    expect(await since()).toBe(first);
    const opened = await put(id, { status: 'approved', reason: 'The water is back', seen: 'resolved' });
    const { activeSince } = opened.json['data'] as { activeSince: string };
    expect(Date.parse(activeSince)).toBeGreaterThan(Date.parse(first));
    expect((await put(id, { ...bodyFor.dismissed, seen: 'active' })).text).not.toContain('activeSince');
    expect(await since()).toBeUndefined();
  });

  it('resolves by the second call alone where the first was lost', async () => {
    const id = await make('active');
    expect((await resolve(id)).json).toMatchObject({ data: { displayStatus: 'resolved' } });
    expect(await actsOf(id)).toHaveLength(1);
    expect((await resolve(await make('pending'))).json).toMatchObject({ kind: 'conflict' });
  });

  it('wants a reason to dismiss and to open again, and keeps the kind of a dismissal', async () => {
    const id = await make('active');
    for (const reason of [undefined, '', '  ']) {
      const refused = await put(id, { status: 'rejected', ...(reason === undefined ? {} : { reason }) });
      expect([refused.status, refused.json['fields']]).toEqual([422, { reason: 'required to dismiss' }]);
    }
    expect((await put(id, bodyFor.dismissed)).json).toMatchObject({ data: { dismissal: 'duplicate' } });
    const otherKind = await put(id, { status: 'rejected', reason: 'Made up', dismissal: 'false' });
    expect([otherKind.status, otherKind.json['kind']]).toEqual([409, 'conflict']);
    const back = await put(id, { status: 'approved' });
    expect((back.json['data'] as object) && Object.keys(back.json['data'] as object)).not.toContain('dismissal');
    const resolved = await make('resolved');
    const silent = await put(resolved, { status: 'approved' });
    expect([silent.status, silent.json['fields']]).toEqual([422, { reason: 'required' }]);
    const opened = await put(resolved, { status: 'approved', reason: 'The water is back' });
    expect(Object.keys(opened.json['data'] as object)).not.toContain('resolvedAt');
  });

  it('keeps `resolvedAt` as given, within a day of what is possible', async () => {
    const tooLate = await put(await make('active'), { status: 'rejected', resolvedAt: inFuture(DAY_MS + 60_000) });
    expect([tooLate.status, tooLate.json['fields']]).toEqual([422, { resolvedAt: 'not in the future' }]);
    const tooEarly = await put(await make('active'), { status: 'rejected', resolvedAt: inFuture(-DAY_MS - 60_000) });
    expect([tooEarly.status, tooEarly.json['fields']]).toEqual([422, { resolvedAt: 'not before the report' }]);
    const ahead = inFuture(DAY_MS / 2);
    expect((await put(await make('active'), { status: 'rejected', resolvedAt: ahead })).json).toMatchObject({
      data: { resolvedAt: ahead },
    });
    const early = await put(await make('active'), { status: 'rejected', resolvedAt: inFuture(-DAY_MS / 2) });
    const { resolvedAt, reportedAt } = early.json['data'] as { resolvedAt: string; reportedAt: string };
    expect(resolvedAt).toBe(reportedAt);
    for (const wrong of [
      { status: 'approved', resolvedAt: inFuture(0) },
      { status: 'pending', resolvedAt: inFuture(0) },
    ]) {
      expect((await put(await make(), wrong)).json).toMatchObject({ fields: { resolvedAt: 'only with rejected' } });
    }
  });

  it('an approved record leaves the triage lane', async () => {
    const id = await make();
    await app().query(`UPDATE reports SET lane = 'triage' WHERE id = $1`, [id]);
    expect((await put(id, { status: 'approved' })).json).toMatchObject({ data: { lane: 'main' } });
    expect((await people.volunteer.ask('GET', '/api/report/getreport')).text).toContain(id);
  });

  it('is for admins alone, and tells of no id', async () => {
    const id = await make();
    const { admin, ...others } = people;
    for (const person of Object.values(others)) {
      expect((await put(id, { status: 'approved' }, person)).json).toMatchObject({ kind: 'forbidden' });
      expect((await resolve(id, inFuture(0), person)).json).toMatchObject({ kind: 'forbidden' });
    }
    const nobody = await ask(`${app().url}/api/report/${id}`, { method: 'PUT' });
    expect([nobody.status, nobody.json['kind']]).toEqual([401, 'sign-in']);
    expect(await statusOf(id)).toMatchObject([{ displayStatus: 'pending' }]);
    for (const unknown of [randomUUID(), 'x', `${id}%20`]) {
      const answers = [await put(unknown, { status: 'approved' }, admin), await resolve(unknown)];
      expect(answers.map(({ status, json }) => [status, json['message']])).toEqual(
        answers.map(() => [404, 'No such report.']),
      );
    }
  });

  describe('two admins', () => {
    const both = (id: string, one: object, two: object) =>
      Promise.all([put(id, one, people.admin), put(id, two, other)]);

    it.each([
      ['who say what they saw', { seen: 'pending' }],
      ['whose clients say nothing', {}],
    ])('at once, %s: one wins, the other reads who was first', async (_, seen) => {
      for (let round = 0; round < 5; round += 1) {
        const id = await make();
        const answers = await both(id, { status: 'approved', ...seen }, { ...bodyFor.dismissed, ...seen });
        const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
        expect([won?.status, lost?.status, lost?.json['kind']]).toEqual([200, 409, 'conflict']);
        const winner = won === answers[0] ? people.admin : other;
        const status = won === answers[0] ? 'active' : 'dismissed';
        expect(String(lost?.json['message'])).toMatch(
          new RegExp(
            `^${winner.name} was first: this report is ${status} since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC`,
          ),
        );
        expect(await statusOf(id)).toMatchObject([{ displayStatus: status }]);
        expect((await actsOf(id)).filter(({ action }) => action === 'report-decided')).toHaveLength(1);
      }
    });

    it('who decide the same are both right, and it is one act', async () => {
      const id = await make();
      const answers = await both(id, { status: 'approved' }, { status: 'approved' });
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await actsOf(id)).toHaveLength(1);
    });

    it('one after the other: who saw the first decision may change it, whoever did not may not', async () => {
      const id = await make();
      await put(id, { status: 'approved' }, people.admin);
      expect((await put(id, { ...bodyFor.dismissed, seen: 'pending' }, other)).status).toBe(409);
      expect((await put(id, { ...bodyFor.dismissed, seen: 'active' }, other)).status).toBe(200);
      const late = await make();
      await put(late, { status: 'approved' }, people.admin);
      await app().query(`UPDATE acts SET at = at - interval '1 minute' WHERE about = $1`, [late]);
      expect((await put(late, bodyFor.dismissed, other)).status).toBe(200);
    });
  });

  it('neither the decision nor its act is there without the other', async () => {
    const id = await make();
    await app().query('ALTER TABLE acts ADD CONSTRAINT planted CHECK (about <> $$' + id + '$$::uuid)');
    expect((await put(id, { status: 'approved' })).status).toBe(500);
    await app().query('ALTER TABLE acts DROP CONSTRAINT planted');
    expect(await statusOf(id)).toMatchObject([{ displayStatus: 'pending' }]);
    expect((await put(id, { status: 'approved' })).status).toBe(200);
  });
});
