import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Figures } from '../../contract/calls/figures.ts';
import type { ReportView } from '../../contract/entities/report.ts';
import { hindranceOf, inOrderOfMerging, standingOfReport } from '../../contract/policies/merging.ts';
import { actOnReport as act, alert, makeReport, outcomeIn, seenReport } from '../../tests/support/server/acts.ts';
import { copyOf, follow } from '../../tests/support/server/changes-reader.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { countFigures } from '../store/admin/figures.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { fc } from '../../tests/support/property.ts';
import { texts } from '../texts.ts';

onEachPostgres('records of one event', (app) => {
  let people: TestPeople;
  let admin: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    admin = people.admin;
    other = await makeApproved(app(), 'admin');
  });
  const merge = (id: string, into: string, more: object = {}, who = admin) =>
    act(who, { act: 'merge', reportId: id, into, ...more });
  const unmerge = (id: string, seen?: string) => act(admin, { act: 'unmerge', reportId: id, ...(seen && { seen }) });
  const decide = (id: string, to: string, seen: string) =>
    act(admin, { act: 'decide', reportId: id, to, seen, reason: 'Seen from the air' });
  const results = async (answer: ReturnType<typeof act>) => outcomeIn(await answer)?.result;
  const parentOf = async (id: string) =>
    (await app().query<{ same: string | null }>('SELECT same_as AS same FROM reports WHERE id = $1', [id]))[0]?.same;
  const publicIds = async () => {
    const { json } = await people.volunteer.ask('GET', '/api/report/getreport');
    return (json['data'] as ReportView[]).map(({ _id }) => _id);
  };
  const figures = async (): Promise<Omit<Figures, 'at'>> => countFigures(app().pool);
  const active = async () => {
    const id = await makeReport(app());
    expect(await results(decide(id, 'active', 'pending'))).toBe('done');
    return id;
  };
  /** Sends one whose secret is known. */
  const own = async () => {
    const [id, claimSecret] = [randomUUID(), `the secret of ${randomUUID()}`];
    const claimSecretHash = createHash('sha256').update(claimSecret).digest('hex');
    expect((await post(`${app().url}/api/report/`, { ...report, claimSecretHash }, id)).status).toBe(201);
    return { _id: id, claimSecret };
  };

  it('two are one: listed, counted and shown once, and each keeps its own row', async () => {
    const [head, second] = [await active(), await active()];
    const before = await figures();
    const reader = copyOf();
    await follow(`${app().url}/api/changes`, 'reports', reader);
    expect(await results(merge(second, head))).toBe('done');
    expect(await figures()).toEqual({ ...before, disasters: before.disasters - 1 });
    expect(await publicIds()).toContain(head);
    expect(await publicIds()).not.toContain(second);
    expect(await seenReport(admin, head)).toMatchObject({ reports: 2 });
    expect(await seenReport(admin, second)).toMatchObject({ sameAs: head, displayStatus: 'active' });
    await follow(`${app().url}/api/changes`, 'reports', reader);
    expect(reader.records.has(second)).toBe(false);
    expect(reader.records.get(head)).toMatchObject({ reports: 2 });
    expect(await results(unmerge(second, head))).toBe('done');
    expect(await figures()).toEqual(before);
    expect(await seenReport(admin, head)).not.toHaveProperty('reports');
  });

  it('an old link leads to what stands for the disaster, and tells nothing of a report that was never public', async () => {
    const [head, second, hidden] = [await active(), await active(), await makeReport(app())];
    await merge(second, head);
    await merge(hidden, head);
    const shown = async (who: { ask: TestPerson['ask'] } | undefined, id: string) => {
      const path = `/api/report/getdisaster/${id}`;
      const { json } = who === undefined ? await ask(`${app().url}${path}`) : await who.ask('GET', path);
      return (json['data'] as ReportView[])[0];
    };
    for (const who of [undefined, people.volunteer, people.ngo]) {
      expect(await shown(who, second)).toMatchObject({ _id: head, displayStatus: 'active', mergedIds: [second] });
      expect(await shown(who, head)).toMatchObject({ _id: head, reports: 3, mergedIds: [second] });
      expect(Object.keys((await shown(who, hidden)) ?? {}).toSorted()).toEqual([
        '_id',
        'disasterType',
        'displayStatus',
        'reportedAt',
        'status',
      ]);
      expect(await shown(who, hidden)).toMatchObject({ _id: hidden });
    }
    expect(await shown(admin, second)).toMatchObject({ _id: second, sameAs: head });
    const reader = copyOf();
    await follow(`${app().url}/api/changes`, 'reports', reader);
    expect(reader.records.get(head)).toMatchObject({ mergedIds: [second] });
    // What stands for it is false: the link tells no more than its own does.
    await decide(head, 'dismissed', 'active');
    expect(await shown(undefined, second)).toMatchObject({ _id: head, displayStatus: 'dismissed' });
    await unmerge(second);
    expect(await shown(undefined, second)).toMatchObject({ _id: second });
    expect(await shown(undefined, head)).not.toHaveProperty('mergedIds');
  });

  it('the same again is one act, a ring is none, and into one that was merged means into what stands for it', async () => {
    const [a, b, c] = [await makeReport(app()), await makeReport(app()), await makeReport(app())];
    expect(await results(merge(b, a))).toBe('done');
    expect(await results(merge(b, a))).toBe('same');
    expect(await results(merge(a, b))).toBe('same');
    expect(await results(merge(a, a))).toBe('same');
    expect(await results(merge(c, b))).toBe('done');
    expect([await parentOf(a), await parentOf(b), await parentOf(c)]).toEqual([null, a, a]);
  });

  it('with a record goes what was merged into it, there and back', async () => {
    const [a, b, c] = [await makeReport(app()), await makeReport(app()), await makeReport(app())];
    await merge(b, a);
    await merge(a, c);
    expect(await seenReport(admin, c)).toMatchObject({ reports: 3 });
    expect(await results(unmerge(a, c))).toBe('done');
    expect(await seenReport(admin, a)).toMatchObject({ reports: 2 });
    expect(await parentOf(b)).toBe(a);
    expect(await results(unmerge(a))).toBe('same');
  });

  it('of two admins at once the second finds what the first has made, whichever way round', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b, c] = [await makeReport(app()), await makeReport(app()), await makeReport(app())];
      const both = await Promise.all([merge(a, b), merge(b, a, {}, other)]);
      expect(both.map((one) => String(outcomeIn(one)?.result)).toSorted()).toEqual(['done', 'same']);
      expect([await parentOf(a), await parentOf(b)].filter((one) => one === null)).toHaveLength(1);
      const [d] = [await makeReport(app())];
      const apart = await Promise.all([merge(d, b), merge(d, c, {}, other)]);
      expect(apart.map((one) => String(outcomeIn(one)?.result)).toSorted()).toEqual(['conflict', 'done']);
    }
  });

  it('a merged one is decided by what stands for it', async () => {
    const [head, second] = [await makeReport(app()), await makeReport(app())];
    await merge(second, head);
    const refused = await decide(second, 'active', 'pending');
    expect([outcomeIn(refused)?.result, refused.json['message']]).toEqual(['conflict', texts.reportMerged]);
    expect(outcomeIn(await alert(admin, { disasterId: second }))?.result).toBe('conflict');
    expect(await results(decide(head, 'active', 'pending'))).toBe('done');
    expect((await publicIds()).filter((id) => id === head || id === second)).toEqual([head]);
  });

  it('into what is over only where the admin saw it, into what was dismissed never; taken out it waits again', async () => {
    const [over, dismissed, waits, open] = [
      await active(),
      await makeReport(app()),
      await makeReport(app()),
      await active(),
    ];
    await decide(over, 'resolved', 'active');
    await decide(dismissed, 'dismissed', 'pending');
    expect(await results(merge(waits, dismissed))).toBe('conflict');
    expect(await results(merge(dismissed, waits))).toBe('conflict');
    const unseen = await merge(waits, over);
    expect([outcomeIn(unseen)?.result, unseen.json['message']]).toEqual(['conflict', texts.mergeHindered.over]);
    expect(await results(merge(open, over, { isOver: true }))).toBe('conflict');
    expect(await results(merge(open, waits))).toBe('conflict');
    expect(await results(merge(waits, over, { isOver: true }))).toBe('done');
    expect(await results(unmerge(waits))).toBe('done');
    expect(await seenReport(admin, waits)).toMatchObject({ displayStatus: 'pending' });
  });

  it('who sent a merged one follows how the whole of it stands, by their own reference', async () => {
    const [first, second] = [await own(), await own()];
    const tracked = async () => {
      const { json } = await post(`${app().url}/api/track/own`, { records: [second] });
      return (json['data'] as Record<string, unknown>[])[0];
    };
    await merge(second._id, first._id);
    expect(await tracked()).toMatchObject({ _id: second._id, merged: true, stage: 'seen' });
    await decide(first._id, 'active', 'pending');
    expect(await tracked()).toMatchObject({ _id: second._id, merged: true, stage: 'approved' });
    await unmerge(second._id);
    expect(await tracked()).toMatchObject({ stage: 'seen' });
    expect(await tracked()).not.toHaveProperty('merged');
  });

  it('volunteers of a merged one stay on it and fill places of the whole; with its end they are done', async () => {
    const [head, second] = [await active(), await active()];
    const volunteers = [await makeApproved(app(), 'volunteer'), await makeApproved(app(), 'volunteer')];
    const take = (who: TestPerson | undefined, disasterId: string) =>
      who?.ask('POST', '/api/volunteer/acceptrequest', { id: who.id, disasterId }, { 'idempotency-key': randomUUID() });
    expect((await take(volunteers[0], second))?.json['data']).toMatchObject({ state: 'accepted' });
    await merge(second, head);
    expect(await seenReport(admin, head)).toMatchObject({ volunteersAccepted: 1 });
    expect((await take(volunteers[1], second))?.json['data']).toMatchObject({ state: 'accepted' });
    expect(await seenReport(admin, head)).toMatchObject({ volunteersAccepted: 2 });
    await unmerge(second);
    expect(await seenReport(admin, head)).toMatchObject({ volunteersAccepted: 0 });
    await merge(second, head);
    await decide(head, 'resolved', 'active');
    const states = await app().query<{ state: string }>('SELECT state FROM acceptances WHERE disaster_id = $1', [
      second,
    ]);
    expect(states.map(({ state }) => state)).toEqual(['completed', 'completed']);
  });

  it('what was sent as more about a disaster becomes one with it in one act, unless that is dismissed or gone meanwhile', async () => {
    const [head, gone] = [await active(), await active()];
    const [one, two, late] = [await makeReport(app()), await makeReport(app()), await makeReport(app())];
    const add = (id: string, to: string) => app().query('UPDATE reports SET adds_to = $2 WHERE id = $1', [id, to]);
    await Promise.all([add(one, head), add(two, head), add(late, gone)]);
    expect(await seenReport(admin, one)).toMatchObject({ addsTo: head, displayStatus: 'pending' });
    const proposals = async () => {
      const { json } = await admin.ask('GET', '/api/overview');
      return (json['data'] as { proposals: { reports: { id: string; into: string; why: string[] }[] } }).proposals
        .reports;
    };
    expect((await proposals()).filter(({ id, why }) => id === one && why[0] === 'added')).toMatchObject([
      { into: head },
    ]);
    await decide(gone, 'dismissed', 'active');
    expect(await results(act(admin, { act: 'merge-added', reportId: head }))).toBe('done');
    expect(await results(act(admin, { act: 'merge-added', reportId: head }))).toBe('same');
    expect(await results(act(admin, { act: 'merge-added', reportId: gone }))).toBe('conflict');
    expect([await parentOf(one), await parentOf(two), await parentOf(late)]).toEqual([head, head, null]);
    expect(await seenReport(admin, late)).toMatchObject({ displayStatus: 'pending' });
  });

  it('parted, a report that waits keeps nobody who came to the whole: they are on what was public', async () => {
    const [head, waits] = [await active(), await makeReport(app())];
    await merge(waits, head);
    const volunteer = await makeApproved(app(), 'volunteer');
    const body = { id: volunteer.id, disasterId: waits };
    const taken = await volunteer.ask('POST', '/api/volunteer/acceptrequest', body, {
      'idempotency-key': randomUUID(),
    });
    expect(taken.json['data']).toMatchObject({ state: 'accepted' });
    await unmerge(waits);
    const [acceptance] = await app().query('SELECT disaster_id, state FROM acceptances WHERE account_id = $1', [
      volunteer.id,
    ]);
    expect(acceptance).toEqual({ disaster_id: head, state: 'accepted' });
    expect(await seenReport(admin, head)).toMatchObject({ volunteersAccepted: 1 });
    expect((await seenReport(admin, waits))?.volunteersAccepted ?? 0).toBe(0);
  });

  it('two that are kept apart are proposed no more, until that is taken back; so are two that were parted', async () => {
    const [a, b] = [await makeReport(app()), await makeReport(app())];
    const isProposed = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const { json } = await admin.ask('GET', '/api/overview');
      const { reports } = (json['data'] as { proposals: { reports: { id: string; into: string }[] } }).proposals;
      return reports.some(({ id, into }) => [a, b].includes(id) && [a, b].includes(into));
    };
    await app().query(
      `UPDATE reports SET reported_at = reported_at + interval '1 year', lat = -33, lng = 151, cell = 2054310 WHERE id = ANY ($1::uuid[])`,
      [[a, b]],
    );
    expect(await isProposed()).toBe(true);
    const apart = (is: boolean) => act(admin, { act: 'keep-apart', reportId: a, other: b, apart: is });
    expect([await results(apart(true)), await results(apart(true)), await isProposed()]).toEqual([
      'done',
      'same',
      false,
    ]);
    expect([await results(apart(false)), await isProposed()]).toEqual(['done', true]);
    await merge(b, a);
    expect(await isProposed()).toBe(false);
    await unmerge(b);
    expect(await isProposed()).toBe(false);
  });

  it('what was merged into an erased report stands for itself again', async () => {
    const [head, second] = [await makeReport(app()), await makeReport(app())];
    await merge(second, head);
    await inTransaction(app().pool, (client) => eraseRecords(client, [head]));
    expect(await parentOf(second)).toBeNull();
    expect((await merge(second, head)).status).toBe(410);
  });

  it('is for admins alone', async () => {
    const [a, b] = [await makeReport(app()), await makeReport(app())];
    for (const who of [people.volunteer, people.ngo, people.pendingAdmin]) {
      expect((await merge(a, b, {}, who)).status).toBe(403);
    }
  });

  it('aid requests of one household are listed and given away once, and what was taken stays in hand', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    for (const id of [a, b]) expect((await post(`${app().url}/api/aid/create`, aid, id)).status).toBe(201);
    const on = (who: TestPerson, body: object) =>
      who.ask('POST', '/api/aid/act', body, { 'idempotency-key': randomUUID() }).then((answer) => outcomeIn(answer));
    const listed = async () => {
      const { json } = await ask(`${app().url}/api/aid/all`);
      return (json['data'] as { _id: string }[]).map(({ _id }) => _id).filter((id) => id === a || id === b);
    };
    expect(await on(admin, { act: 'merge', aidId: b, into: a })).toEqual({ result: 'done' });
    expect(await listed()).toEqual([a]);
    expect(await on(people.ngo, { act: 'take', aidId: b })).toMatchObject({ result: 'conflict' });
    expect(await on(admin, { act: 'merge', aidId: a, into: b })).toEqual({ result: 'same' });
    expect(await on(admin, { act: 'unmerge', aidId: b, seen: a })).toEqual({ result: 'done' });
    expect((await listed()).toSorted()).toEqual([a, b].toSorted());
    // In an organization's hands it stays in its list: the other one goes into it, and of two in hand neither does.
    expect(await on(people.ngo, { act: 'take', aidId: b })).toEqual({ result: 'done' });
    expect(await on(admin, { act: 'merge', aidId: b, into: a })).toMatchObject({ result: 'conflict' });
    expect(await on(admin, { act: 'merge', aidId: a, into: b })).toEqual({ result: 'done' });
    await on(admin, { act: 'unmerge', aidId: a });
    expect(await on(people.ngo, { act: 'take', aidId: a })).toEqual({ result: 'done' });
    expect(await on(admin, { act: 'merge', aidId: a, into: b })).toMatchObject({ result: 'conflict' });
  });

  it('no order of merging, parting, adding and deciding loses a report or counts one twice', async () => {
    const steps = fc.array(
      fc.record({
        what: fc.constantFrom('merge', 'unmerge', 'added', 'active', 'resolved', 'dismissed', 'pending'),
        on: fc.nat(4),
        with: fc.nat(4),
        isOver: fc.boolean(),
      }),
      { minLength: 3, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const ids = await Promise.all(Array.from({ length: 5 }, () => makeReport(app())));
        const others = (await figures()).disasters;
        await app().query('UPDATE reports SET adds_to = $2 WHERE id = $1', [ids[4], ids[0]]);
        for (const { what, on, with: mate, isOver } of taken) {
          const [id, into] = [ids[on] ?? '', ids[mate] ?? ''];
          if (what === 'merge') await merge(id, into, isOver ? { isOver } : {});
          else if (what === 'unmerge') await unmerge(id);
          else if (what === 'added') await act(admin, { act: 'merge-added', reportId: id });
          else await decide(id, what, String((await seenReport(admin, id))['displayStatus']));
        }
        const views = (await Promise.all(ids.map((id) => seenReport(admin, id)))) as unknown as ReportView[];
        const byId = new Map(views.map((view) => [view._id, view]));
        const headOf = (view: ReportView): ReportView => {
          const up = byId.get(view.sameAs ?? '');
          return up === undefined ? view : headOf(up);
        };
        const heads = new Set(views.map(headOf));
        const sum = Array.from(heads).reduce((all, { reports = 1 }) => all + reports, 0);
        const shown = Array.from(heads).filter(({ displayStatus }) => ['active', 'resolved'].includes(displayStatus));
        const listed = (await publicIds()).filter((id) => ids.includes(id));
        expect(sum).toBe(ids.length);
        expect((await figures()).disasters - others).toBe(shown.length);
        expect(listed.toSorted()).toEqual(
          shown
            .filter(({ displayStatus }) => displayStatus === 'active')
            .map(({ _id }) => _id)
            .toSorted(),
        );
      }),
      { numRuns: 25 },
    );
  });
});

it('what stands for two is never less than what goes into it', () => {
  const standing = fc.constantFrom(...(['pending', 'active', 'resolved', 'dismissed'] as const)).map(standingOfReport);
  const joined = fc.record({ id: fc.uuid(), standing, at: fc.constantFrom('2026-01-01', '2026-01-02') });
  fc.assert(
    fc.property(joined, joined, (a, b) => {
      const { id, into } = inOrderOfMerging(a, b);
      expect(hindranceOf(id.standing, into.standing, true)).not.toBe('behind');
      expect(inOrderOfMerging(b, a)).toEqual({ id, into });
    }),
  );
});
