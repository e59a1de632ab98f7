import { randomUUID } from 'node:crypto';
import { is } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { getCertificate, issueCertificate } from '../../contract/calls/certificates.ts';
import type { Certificate } from '../../contract/entities/volunteer.ts';
import { limits } from '../../contract/limits.ts';
import { referenceOf } from '../../contract/reference.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask } from '../../tests/support/server/http.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { makeWork } from '../../tests/support/server/work.ts';

onEmbeddedPostgres('certificates', (app) => {
  let people: TestPeople;
  let disaster: string;

  beforeAll(async () => {
    people = await makePeople(app());
    disaster = await makeDisaster(app());
  });

  const issue = async (who: TestPerson, workId: string, name: string) => {
    const answer = await who.ask('POST', '/api/certificates/', { workId, name });
    if (answer.status === 200) expect(is(issueCertificate.answers[200], answer.json)).toBe(true);
    return { ...answer, data: answer.json['data'] as Certificate };
  };
  const read = async (id: string) => {
    const { status, json } = await ask(`${app().url}/api/certificates/${id}`);
    expect(status === 404 || is(getCertificate.answers[200], json)).toBe(true);
    return { status, data: json['data'] as Certificate | undefined };
  };
  const completed = async () => {
    const who = await makeApproved(app(), 'volunteer');
    return { who, workId: await makeWork(app(), who, disaster, 'completed') };
  };

  it('thanks for completed work, and tells everybody who checks it what stands on the paper', async () => {
    const { who, workId } = await completed();
    const { status, json, data } = await issue(who, workId, '  आशा Kumar ');
    expect([status, json['message']]).toEqual([200, 'Your certificate is ready.']);
    expect(data).toMatchObject({ name: 'आशा Kumar', disasterType: 'flood', reference: referenceOf(disaster) });
    expect(await read(data._id)).toEqual({ status: 200, data });
    const told = ['_id', 'completedAt', 'disasterType', 'issuedAt', 'name', 'reference', 'reportedAt'];
    expect(Object.keys(data).toSorted()).toEqual(told);
  });

  it('the day that its volunteer named is the day on which the work was done', async () => {
    const { who, workId } = await completed();
    await app().query(`UPDATE acceptances SET done_at = '2026-11-02T10:00:00Z' WHERE id = $1`, [workId]);
    expect((await issue(who, workId, 'Asha')).data.completedAt).toBe('2026-11-02T10:00:00.000Z');
  });

  it('is one for the same name, and a new name takes the place of the one before, whose page says so', async () => {
    const { who, workId } = await completed();
    const first = await issue(who, workId, 'Asha');
    expect((await issue(who, workId, 'Asha ')).data).toEqual(first.data);
    const second = await issue(who, workId, 'Asha Kumar');
    expect(second.data._id).not.toBe(first.data._id);
    expect(await read(first.data._id)).toEqual({ status: 200, data: { ...first.data, replaced: true } });
    expect((await read(second.data._id)).data).not.toHaveProperty('replaced');
  });

  it('is made once by ten who press at the same time', async () => {
    const { who, workId } = await completed();
    const made = await Promise.all(Array.from({ length: 10 }, () => issue(who, workId, 'Asha')));
    expect(new Set(made.map(({ data }) => data._id)).size).toBe(1);
  });

  it('is for nobody else, and for nothing that is not completed', async () => {
    const { who, workId } = await completed();
    const unknown = await issue(who, randomUUID(), 'Asha');
    for (const other of [people.volunteer, people.admin, people.pendingVolunteer]) {
      const { status, json } = await issue(other, workId, 'Mallory');
      expect([status, json['message']]).toEqual([404, unknown.json['message']]);
    }
    for (const state of ['accepted', 'arrived', 'done', 'not-confirmed', 'withdrawn', 'ended'] as const) {
      await app().query('UPDATE acceptances SET state = $2 WHERE id = $1', [workId, state]);
      const { status, json } = await issue(who, workId, 'Asha');
      expect([status, json['kind']]).toEqual([409, 'conflict']);
    }
    const signedOut = await ask(`${app().url}/api/certificates/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ workId, name: 'Asha' }),
    });
    expect(signedOut.status).toBe(401);
  });

  it('keeps what it told when the report is gone, and tells plainly where none was made before', async () => {
    const gone = await makeDisaster(app());
    const who = await makeApproved(app(), 'volunteer');
    const workId = await makeWork(app(), who, gone, 'completed');
    const { data } = await issue(who, workId, 'Asha');
    await app().query('DELETE FROM reports WHERE id = $1', [gone]);
    expect((await read(data._id)).data).toEqual(data);
    const renamed = await issue(who, workId, 'Asha Kumar');
    expect(renamed.data).toMatchObject({ reference: referenceOf(gone), reportedAt: data.reportedAt });
    const late = await makeApproved(app(), 'volunteer');
    const refused = await issue(late, await makeWork(app(), late, gone, 'completed'), 'Leela');
    expect([refused.status, refused.json['kind']]).toEqual([409, 'conflict']);
  });

  it(`is changed at most ${limits.certificatesOfWork} times`, async () => {
    const { who, workId } = await completed();
    for (let count = 1; count <= limits.certificatesOfWork; count += 1) {
      expect((await issue(who, workId, `Asha ${count}`)).status).toBe(200);
    }
    expect((await issue(who, workId, 'Asha')).status).toBe(409);
    expect((await issue(who, workId, `Asha ${limits.certificatesOfWork}`)).status).toBe(200);
  });

  it('is unknown once its account is deleted; an id that is none is answered the same', async () => {
    const { who, workId } = await completed();
    const { data } = await issue(who, workId, 'Asha');
    expect((await who.ask('DELETE', '/api/account', { password: who.password })).status).toBe(200);
    const answers = await Promise.all(
      [data._id, randomUUID(), 'certificate', `${data._id}0`, "' OR 1=1"].map((id) =>
        ask(`${app().url}/api/certificates/${encodeURIComponent(id)}`),
      ),
    );
    expect(new Set(answers.map(({ status, json }) => `${status} ${String(json['message'])}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});
