import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import type { Json } from '../../contract/base/canonical-json.ts';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import { failureSchema } from '../../contract/entities/receipt.ts';
import { limits } from '../../contract/limits.ts';
import { aid, batchItem, report } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask, post, type Answer } from '../../tests/support/server/http.ts';

/** A refusal that a phone can act on: our form, a machine code and a sentence. */
function refusalIn(answer: Answer): [number, unknown] {
  expect(is(failureSchema, answer.json), answer.text).toBe(true);
  expect(answer.json['message']).toMatch(/^[A-Z].*\.$/);
  return [answer.status, answer.json['kind']];
}

onEmbeddedPostgres('refusals', (app) => {
  const report1 = (body: unknown, id?: string) => post(`${app().url}/api/report/`, body, id);
  const aid1 = (body: unknown, id?: string) => post(`${app().url}/api/aid/create`, body, id);
  const batch = async (items: unknown[]) =>
    (await post(`${app().url}/api/outbox`, { items })).json['answers'] as ItemAnswer[];
  const kindOf = ({ status, body }: ItemAnswer) => [status, 'kind' in body ? body.kind : 'kept'];
  const known = async (id: string) => (await app().query('SELECT id FROM receipts WHERE id = $1', [id])).length === 1;

  it('F24: an item of another owner is refused by itself, keeps what is there, and is accepted from its owner', async () => {
    const [id, neighbour] = [randomUUID(), randomUUID()];
    const first = await report1(report, id);
    await app().query(`UPDATE receipts SET owner = 'another' WHERE id = $1`, [id]);
    expect(refusalIn(await report1(report, id))).toEqual([403, 'owner-mismatch']);
    const answers = await batch([id, neighbour].map((each) => batchItem(each, 'reportDisaster', report)));
    expect(answers.map(kindOf)).toEqual([
      [403, 'owner-mismatch'],
      [201, 'kept'],
    ]);
    await app().query(`UPDATE receipts SET owner = 'anonymous' WHERE id = $1`, [id]);
    const again = await report1(report, id);
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it('F25: an item too large is 413 alone and in a batch, its neighbours are kept, and made smaller it is taken', async () => {
    const [id, neighbour] = [randomUUID(), randomUUID()];
    const large = { ...report, description: 'ü'.repeat(limits.itemBytes / 2) };
    expect(refusalIn(await report1(large, id))).toEqual([413, 'too-large']);
    const answers = await batch([batchItem(id, 'reportDisaster', large), batchItem(neighbour, 'requestAid', aid)]);
    expect(answers.map(kindOf)).toEqual([
      [413, 'too-large'],
      [201, 'kept'],
    ]);
    expect(await known(id)).toBe(false);
    expect((await report1({ ...report, description: 'shorter' }, id)).status).toBe(201);
  });

  it.each(['as it is', 'with gzip'])(
    'F25: a batch too large, sent %s, is 413 and nothing of it is kept',
    async (how) => {
      const ids = Array.from({ length: 40 }, () => randomUUID());
      const filler = 'x'.repeat(limits.batchBytes / 40);
      const items = ids.map((id) => batchItem(id, 'reportDisaster', { ...report, assistanceRequired: filler }));
      const text = JSON.stringify({ items });
      const answer = await ask(`${app().url}/api/outbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(how === 'with gzip' ? { 'content-encoding': 'gzip' } : {}) },
        body: how === 'with gzip' ? gzipSync(text) : text,
      });
      expect(refusalIn(answer)).toEqual([413, 'too-large']);
      expect(await app().query('SELECT id FROM receipts WHERE id = ANY ($1)', [ids])).toEqual([]);
      const half = await batch(ids.map((id) => batchItem(id, 'reportDisaster', report)));
      expect(half.map(kindOf)).toEqual(ids.map(() => [201, 'kept']));
    },
  );

  const wrong: [string, 'report' | 'aid', Json, string][] = [
    ['a severity that there is not', 'report', { ...report, severity: 'bad' }, 'severity'],
    ['a type that there is not', 'report', { ...report, disasterType: 'Flood' }, 'disasterType'],
    ['no name', 'report', { ...report, name: ' ' }, 'name'],
    ['a place outside the world', 'report', { ...report, location: { lati: 91, long: 0 } }, 'location.lati'],
    ['a field of the server', 'report', { ...report, status: 'approved' }, 'status'],
    ['words that are too long', 'report', { ...report, address: 'x'.repeat(limits.placeCharacters + 1) }, 'address'],
    ['a superseded item that is none', 'report', { ...report, supersedes: 'x' }, 'supersedes'],
    ['no requirement', 'aid', { ...aid, requirements: [] }, 'requirements'],
    ['a requirement without its kind', 'aid', { ...aid, requirements: [{ quantity: '1' }] }, 'requirements.0.type'],
    ['a day that there is not', 'aid', { ...aid, deadline: '2026-02-30' }, 'deadline'],
    ['a list instead of an object', 'aid', [], 'name'],
    ['nothing', 'report', null, 'body'],
  ];
  it.each(wrong)(
    'F26: %s is 422 with the field, alone and in a batch, and stored nowhere',
    async (_name, what, body, field) => {
      const id = randomUUID();
      const alone = await (what === 'report' ? report1(body, id) : aid1(body, id));
      expect(refusalIn(alone)).toEqual([422, 'invalid']);
      expect(Object.keys(alone.json['fields'] as object)).toContain(field);
      const call = what === 'report' ? 'reportDisaster' : 'requestAid';
      const [answer] = await batch([batchItem(id, call, body)]);
      expect(answer?.body).toMatchObject({ kind: 'invalid', fields: alone.json['fields'] });
      expect(await known(id)).toBe(false);
    },
  );

  it('F26: the corrected item is a new one that names the refused; both ids may still be used', async () => {
    const [refused, corrected] = [randomUUID(), randomUUID()];
    const [first] = await batch([batchItem(refused, 'reportDisaster', { ...report, severity: 'bad' })]);
    expect(first?.status).toBe(422);
    const body = { ...report, supersedes: refused };
    const [second] = await batch([batchItem(corrected, 'reportDisaster', body)]);
    expect(second?.status).toBe(201);
    const rows = await app().query<{ body: string }>('SELECT body FROM reports WHERE id = $1', [corrected]);
    expect(JSON.parse(rows[0]?.body ?? '')).toEqual(body);
    expect((await report1(report, refused)).status).toBe(201);
  });

  it('F26: an id with other content is 422 key-reuse, and the first content stays', async () => {
    const id = randomUUID();
    const first = await report1(report, id);
    expect(refusalIn(await report1({ ...report, name: 'Another' }, id))).toEqual([422, 'key-reuse']);
    expect(refusalIn(await aid1(aid, id))).toEqual([422, 'key-reuse']);
    expect((await report1(report, id)).text).toBe(first.text);
  });

  it.each([
    ['GET', '/api/reports', 404, 'not-found', null],
    ['POST', '/api/report/v2', 405, 'method', 'PUT'],
    ['POST', '/api/report/v2/new', 404, 'not-found', null],
    ['POST', '/api', 404, 'not-found', null],
    ['GET', '/api/report/getdisaster/00000000-0000-4000-8000-000000000000', 404, 'not-found', null],
    ['DELETE', '/api/report/', 405, 'method', 'POST'],
    ['GET', '/api/outbox', 405, 'method', 'POST'],
    ['PUT', '/api/receipts/verify', 405, 'method', 'POST'],
    ['POST', '/api/aid/all', 405, 'method', 'GET, HEAD'],
  ])('F28: %s %s is %i in our form, so that nothing is dropped for it', async (method, path, status, kind, allow) => {
    const body = method === 'POST' || method === 'PUT' ? JSON.stringify(report) : null;
    const answer = await ask(`${app().url}${path}`, { method, body, headers: { 'content-type': 'application/json' } });
    expect(refusalIn(answer)).toEqual([status, kind]);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('F28: a call that is gone fails in its batch alone; an erased record is 410 for ever', async () => {
    const [old, erased, good] = [randomUUID(), randomUUID(), randomUUID()];
    await report1(report, erased);
    await app().query('DELETE FROM reports WHERE id = $1', [erased]);
    await app().query('UPDATE receipts SET erased_at = now() WHERE id = $1', [erased]);
    const answers = await batch([
      batchItem(old, 'reportDisasterV0', report),
      batchItem(erased, 'reportDisaster', report),
      batchItem(good, 'reportDisaster', report),
    ]);
    expect(answers.map(kindOf)).toEqual([
      [400, 'malformed'],
      [410, 'gone'],
      [201, 'kept'],
    ]);
    expect(refusalIn(await report1(report, erased))).toEqual([410, 'gone']);
    expect(refusalIn(await report1({ ...report, name: 'Other' }, erased))).toEqual([410, 'gone']);
    expect(await app().query('SELECT id FROM reports WHERE id = $1', [erased])).toEqual([]);
  });
});
