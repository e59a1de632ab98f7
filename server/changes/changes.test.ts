import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { copyOf, follow, type Copy, type Page } from '../../tests/support/server/changes-reader.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { settleChanges } from '../../tests/support/server/settle-changes.ts';
import { bearer, makeApproved, makePerson, signInAs, type TestPerson } from '../../tests/support/server/people.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { inTransaction } from '../store/database/server-state.ts';

onEachPostgres('changes of lists', (app) => {
  const url = () => `${app().url}/api/changes`;
  const send = async (body: object = report) => {
    const id = randomUUID();
    expect((await post(`${app().url}/api/report/`, body, id)).status).toBe(201);
    return id;
  };
  const anAdmin = () => makePerson(app(), 'admin', { setupCode: testAccounts.setupCode });
  const decide = async (admin: TestPerson, id: string, body: object) => {
    expect((await admin.ask('PUT', `/api/report/${id}`, body)).status).toBe(200);
  };
  const approve = (admin: TestPerson, id: string) => decide(admin, id, { status: 'approved' });
  const letSettle = () => settleChanges(app());
  let admin: TestPerson | undefined;
  const theAdmin = async () => (admin ??= await anAdmin());

  it('tells a visitor of a report when an admin approves it, and takes it back when it is dismissed', async () => {
    const copy = copyOf();
    await follow(url(), 'reports', copy);
    const id = await send();
    await follow(url(), 'reports', copy);
    expect(copy.records.has(id)).toBe(false);
    await approve(await theAdmin(), id);
    await follow(url(), 'reports', copy);
    expect(copy.records.get(id)).toMatchObject({ displayStatus: 'active', severity: 'severe' });
    expect(copy.records.get(id)).not.toHaveProperty('contactNumber');
    await decide(await theAdmin(), id, { status: 'rejected', dismissal: 'false', reason: 'a drill' });
    const pages = await follow(url(), 'reports', copy);
    expect(pages.flatMap(({ gone }) => gone)).toContain(id);
    expect(copy.records.has(id)).toBe(false);
  });

  it('takes a report back that waits for an admin again, and shows a resolved one with its day', async () => {
    const copy = copyOf();
    const [again, resolved] = [await send(), await send()];
    const who = await theAdmin();
    const resolvedAt = new Date().toISOString();
    await approve(who, again);
    await approve(who, resolved);
    await follow(url(), 'reports', copy);
    await decide(who, again, { status: 'rejected', dismissal: 'other', reason: 'wrong place' });
    await decide(who, again, { status: 'pending' });
    await decide(who, resolved, { status: 'rejected', resolvedAt });
    await follow(url(), 'reports', copy);
    expect(copy.records.has(again)).toBe(false);
    expect(copy.records.get(resolved)).toMatchObject({
      displayStatus: 'resolved',
      resolvedAt,
    });
  });

  it('never tells a visitor the id of a report that was dismissed unseen', async () => {
    const copy = copyOf();
    await follow(url(), 'reports', copy);
    const id = await send();
    await decide(await theAdmin(), id, { status: 'rejected', dismissal: 'other', reason: 'a joke' });
    const pages = await follow(url(), 'reports', copy);
    expect(JSON.stringify(pages)).not.toContain(id);
  });

  it('tells admins of everything, and of what was erased', async () => {
    const copy = copyOf((await theAdmin()).token);
    await follow(url(), 'reports', copy);
    const id = await send();
    await follow(url(), 'reports', copy);
    expect(copy.records.get(id)).toMatchObject({ displayStatus: 'pending', contactNumber: report.contactNumber });
    await inTransaction(app().pool, (client) => eraseRecords(client, [id]));
    await follow(url(), 'reports', copy);
    expect(copy.records.has(id)).toBe(false);
  });

  it('an erased record goes from the copies of those who saw it, and is not named to others', async () => {
    const [visitor, unseen] = [copyOf(), await send()];
    const seen = await send();
    await approve(await theAdmin(), seen);
    await follow(url(), 'reports', visitor);
    await inTransaction(app().pool, (client) => eraseRecords(client, [seen, unseen]));
    const pages = await follow(url(), 'reports', visitor);
    expect(pages.flatMap(({ gone }) => gone)).toContain(seen);
    expect(JSON.stringify(pages)).not.toContain(unseen);
  });

  it('aid: all of the main lane, without the place in words; erased ones go', async () => {
    const copy = copyOf();
    const id = randomUUID();
    await post(`${app().url}/api/aid/create`, aid, id);
    await follow(url(), 'aid', copy);
    expect(copy.records.get(id)).toMatchObject({ status: 'active', position: { lati: 12.97, long: 77.59 } });
    expect(copy.records.get(id)).not.toHaveProperty('location');
    await inTransaction(app().pool, (client) => eraseRecords(client, [id]));
    await follow(url(), 'aid', copy);
    expect(copy.records.has(id)).toBe(false);
  });

  describe('NGOs', () => {
    it('appear when approved, follow their name, and go when refused or deleted', async () => {
      const copy = copyOf();
      await follow(url(), 'ngos', copy);
      const ngo = await makePerson(app(), 'ngo', { name: 'Helping Hands' });
      await follow(url(), 'ngos', copy);
      expect(copy.records.has(ngo.id)).toBe(false);
      const who = await theAdmin();
      const decideNgo = (body: object) => who.ask('POST', `/api/approvals/${ngo.id}`, body);
      expect((await decideNgo({ decision: 'approve' })).status).toBe(200);
      await follow(url(), 'ngos', copy);
      expect(copy.records.get(ngo.id)).toMatchObject({ organizationName: 'Helping Hands', status: 'approved' });
      expect(copy.records.get(ngo.id)).not.toHaveProperty('email');
      const key = randomUUID();
      const renamed = { name: 'Many Hands', changedAt: new Date().toISOString() };
      await ngo.ask('POST', '/api/account/name', renamed, { 'idempotency-key': key });
      await follow(url(), 'ngos', copy);
      expect(copy.records.get(ngo.id)).toMatchObject({ organizationName: 'Many Hands' });
      await decideNgo({ decision: 'refuse', reason: 'not registered', from: 'approved' });
      await follow(url(), 'ngos', copy);
      expect(copy.records.has(ngo.id)).toBe(false);
      await decideNgo({ decision: 'approve', from: 'refused' });
      await follow(url(), 'ngos', copy);
      expect(copy.records.has(ngo.id)).toBe(true);
      const { token } = await signInAs(app(), ngo);
      const deleted = await fetch(`${app().url}/api/account`, {
        method: 'DELETE',
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body: JSON.stringify({ password: ngo.password }),
      });
      expect(deleted.status).toBe(200);
      await follow(url(), 'ngos', copy);
      expect(copy.records.has(ngo.id)).toBe(false);
    });

    it('are in section 7’s list too, profile and all', async () => {
      const ngo = await makeApproved(app(), 'ngo');
      await app().query(
        `INSERT INTO ngo_profiles (id, organization_name, city, focus_areas, scope, contact)
         VALUES ($1, 'Water First', 'Pune', '["Food Aid", "Shelter"]', 'Regional', '+91 20 5550 1234')`,
        [ngo.id],
      );
      const { json } = await ask(`${app().url}/api/ngos/getallngo`);
      const list = (json as { data: { data: Record<string, unknown>[] } }).data.data;
      expect(list.find(({ _id }) => _id === ngo.id)).toMatchObject({
        organizationName: 'Water First',
        type: 'Food Aid',
        focusAreas: ['Food Aid', 'Shelter'],
        scope: 'Regional',
        contactNumber: '+91 20 5550 1234',
      });
    });
  });

  describe('the cursor', () => {
    it('a page at a time brings every record once, the latest first, whatever the size of the pages', async () => {
      const ids = await Promise.all(Array.from({ length: 23 }, () => send()));
      await app().query(
        `UPDATE reports SET status = 'approved', shown = true, changed_at = change_time() WHERE id = ANY ($1)`,
        [ids],
      );
      for (const limit of [1, 7, 100]) {
        const copy = copyOf();
        const pages = await follow(url(), 'reports', copy, limit);
        const brought = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
        expect(new Set(brought).size).toBe(brought.length);
        expect(ids.every((id) => copy.records.has(id))).toBe(true);
        expect(pages[0]?.anew).toBe(true);
        expect(pages.slice(1).every(({ anew }) => anew === undefined)).toBe(true);
      }
    });

    it('what changes while the whole list is still coming is not missed', async () => {
      const who = await theAdmin();
      const copy = copyOf();
      const first = await send();
      await approve(who, first);
      const page = await nextPage(copy, 1);
      const late = await send();
      await approve(who, late);
      await decide(who, first, { status: 'rejected', dismissal: 'other', reason: 'wrong place' });
      expect(page.more).toBe(true);
      await follow(url(), 'reports', copy, 3);
      await follow(url(), 'reports', copy);
      expect([copy.records.has(first), copy.records.has(late)]).toEqual([false, true]);
    });

    it('a write that began before and ended after the question is told at the next one', async () => {
      const who = await theAdmin();
      const [slow, quick] = [await send(), await send()];
      await approve(who, slow);
      const copy = copyOf();
      await follow(url(), 'reports', copy);
      const client = await app().pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(
          `UPDATE reports SET severity = 'mild', body = replace(body, '"severe"', '"mild"'),
                            changed_at = change_time() WHERE id = $1`,
          [slow],
        );
        await approve(who, quick);
        await follow(url(), 'reports', copy);
        expect(copy.records.has(quick)).toBe(true);
        await client.query('COMMIT');
      } finally {
        client.release();
      }
      await follow(url(), 'reports', copy);
      expect(copy.records.get(slow)).toMatchObject({ severity: 'mild' });
    });

    it('says nothing twice once it has settled, and stays the same while nothing changes', async () => {
      await letSettle();
      const copy = copyOf();
      await follow(url(), 'reports', copy);
      await follow(url(), 'reports', copy);
      const before = copy.cursor;
      const [page] = await follow(url(), 'reports', copy);
      expect(page).toMatchObject({ data: [], gone: [], more: false });
      expect(copy.cursor).toBe(before);
    });

    it.each([
      ['of another reader', async () => (await theAdmin()).token],
      ['of nobody any more', async () => undefined],
    ])('%s begins the whole list anew', async (_what, tokenOf) => {
      const volunteer = await makeApproved(app(), 'volunteer');
      const copy = copyOf(volunteer.token);
      await follow(url(), 'reports', copy);
      copy.token = await tokenOf();
      const [page] = await follow(url(), 'reports', copy);
      expect(page?.anew).toBe(true);
    });

    it.each(['', 'x', 'bnVsbA', Buffer.from('[1,2,3]').toString('base64url'), '%00', 'é'])(
      'that is none (%j) begins anew, and is never refused',
      async (since) => {
        const page = await nextPage({ ...copyOf(), cursor: since }, 5);
        expect(page.anew).toBe(true);
      },
    );

    it('of another epoch, or of a time that has not come, begins anew', async () => {
      const copy = copyOf();
      await follow(url(), 'reports', copy);
      const parts = JSON.parse(Buffer.from(copy.cursor ?? '', 'base64url').toString()) as unknown[];
      const pack = (changed: unknown[]) => Buffer.from(JSON.stringify(changed)).toString('base64url');
      for (const cursor of [
        pack([randomUUID(), ...parts.slice(1)]),
        pack([...parts.slice(0, 3), Date.parse('2090-01-01'), parts[4]]),
      ]) {
        expect((await nextPage({ ...copyOf(), cursor }, 5)).anew).toBe(true);
      }
    });

    it('refuses what is no list, no number, or nothing it knows', async () => {
      for (const [path, status] of [
        ['accounts', 404],
        ['reports?limit=0', 422],
        ['reports?limit=-1', 422],
        ['reports?limit=1e3', 422],
        ['reports?since=a&since=b', 422],
        ['reports?before=a', 422],
        [`reports?since=${'a'.repeat(301)}`, 422],
      ] as const) {
        expect([path, (await fetch(`${url()}/${path}`)).status]).toEqual([path, status]);
      }
    });

    async function nextPage(copy: Copy, limit: number): Promise<Page> {
      const since = copy.cursor === undefined ? '' : `&since=${encodeURIComponent(copy.cursor)}`;
      const page = (await (await fetch(`${url()}/reports?limit=${limit}${since}`)).json()) as Page;
      copy.cursor = page.cursor;
      for (const record of page.data) copy.records.set(record._id, record);
      return page;
    }
  });

  describe('what is known already', () => {
    it('a page: 304 by its tag, until something changes', async () => {
      const copy = copyOf();
      await follow(url(), 'ngos', copy);
      const ask = (tag: string) =>
        fetch(`${url()}/ngos?since=${encodeURIComponent(copy.cursor ?? '')}`, { headers: { 'if-none-match': tag } });
      const tag = (await ask('"none"')).headers.get('etag') ?? '';
      const unchanged = await ask(tag);
      expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
      const ngo = await makePerson(app(), 'ngo');
      await (await theAdmin()).ask('POST', `/api/approvals/${ngo.id}`, { decision: 'approve' });
      expect((await ask(tag)).status).toBe(200);
    });

    it.each(['/api/aid/all', '/api/ngos/getallngo'])(
      'the whole %s: no tag while a write may be under way, then 304',
      async (path) => {
        await post(`${app().url}/api/aid/create`, aid, randomUUID());
        await makeApproved(app(), 'ngo');
        const ask = (tag = '"none"') => fetch(app().url + path, { headers: { 'if-none-match': tag } });
        expect((await ask()).headers.get('etag')).toBeNull();
        await letSettle();
        const tag = (await ask()).headers.get('etag') ?? '';
        expect(tag).not.toBe('');
        expect((await ask(tag)).status).toBe(304);
        await post(`${app().url}/api/aid/create`, aid, randomUUID());
        await makeApproved(app(), 'ngo');
        expect((await ask(tag)).status).toBe(200);
      },
    );

    it('nobody’s tag is not an admin’s', async () => {
      await letSettle();
      const tag = (await fetch(`${app().url}/api/aid/all`)).headers.get('etag') ?? '';
      const answer = await (await theAdmin()).ask('GET', '/api/aid/all', undefined, { 'if-none-match': tag });
      expect(answer.status).toBe(200);
    });
  });

  it('writes down which admin took how many records, and nothing of what they say', async () => {
    const who = await theAdmin();
    const id = await send();
    app().log.length = 0;
    await follow(url(), 'reports', copyOf(who.token));
    const looks = app().log.filter(({ event }) => event === 'personal-data-seen');
    expect(looks.length).toBeGreaterThan(0);
    expect(looks[0]).toMatchObject({ account: who.id, about: 'reports' });
    expect(JSON.stringify(app().log)).not.toContain(report.contactNumber);
    expect(id).not.toBe('');
  });
});
