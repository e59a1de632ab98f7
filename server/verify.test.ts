import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { courseModules } from '../contract/courses.ts';
import { verifyReceipts } from '../contract/calls/receipts.ts';
import { failureSchema } from '../contract/entities/receipt.ts';
import { limits } from '../contract/limits.ts';
import { batchItem, report } from '../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../tests/support/server/each-postgres.ts';
import { ask, post } from '../tests/support/server/http.ts';
import { makeApproved } from '../tests/support/server/people.ts';

onEmbeddedPostgres('which receipts does the server hold', (app) => {
  const verify = (body: unknown) => post(`${app().url}/api/receipts/verify`, body);

  it('names exactly those that it does not, in order and once', async () => {
    const [alone, inBatch, erased, ...lost] = Array.from({ length: 6 }, () => randomUUID()) as [
      string,
      string,
      string,
      ...string[],
    ];
    await post(`${app().url}/api/report/`, report, alone);
    await post(`${app().url}/api/outbox`, { items: [batchItem(inBatch, 'reportDisaster', report)] });
    await post(`${app().url}/api/report/`, report, erased);
    await app().query('DELETE FROM reports WHERE id = $1', [erased]);
    await app().query('UPDATE receipts SET erased_at = now() WHERE id = $1', [erased]);
    const ids = [...lost, alone, inBatch, erased, ...lost];
    const answer = await verify({ ids });
    expect([answer.status, answer.json]).toEqual([200, { success: true, epoch: app().epoch, unknown: lost }]);
    expect(is(verifyReceipts.answers[200], answer.json)).toBe(true);
  });

  it('takes a thousand at once, gzip too, and keeps none of them', async () => {
    const ids = Array.from({ length: limits.batchItems }, () => randomUUID());
    const before = await app().query('SELECT count(*) FROM receipts');
    const answer = await ask(`${app().url}/api/receipts/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify({ ids })),
    });
    expect(answer.json['unknown']).toEqual(ids);
    expect(await app().query('SELECT count(*) FROM receipts')).toEqual(before);
  });

  it('tells the epoch of the database itself, whatever this process last knew', async () => {
    await app().query(`UPDATE server_state SET value = 'another life' WHERE name = 'epoch'`);
    const answer = await verify({ ids: [randomUUID()] });
    await app().query(`UPDATE server_state SET value = $1 WHERE name = 'epoch'`, [app().epoch]);
    expect([answer.json['epoch'], answer.headers.get('x-server-epoch')]).toEqual(['another life', 'another life']);
  });

  it('names it with every receipt too, new or known, so that a phone which has asked hears of no older one', async () => {
    const { url } = app();
    const volunteer = await makeApproved(app(), 'volunteer');
    const learn = {
      course: 'before-you-go',
      module: courseModules['before-you-go'][0] ?? '',
      learnedAt: '2026-11-28T08:00:00.000Z',
    };
    const [single, inBatch, performed] = [randomUUID(), randomUUID(), randomUUID()];
    const batch = () => post(`${url}/api/outbox`, { items: [batchItem(inBatch, 'reportDisaster', report)] });
    const owned = () =>
      volunteer.ask('POST', '/api/outbox', {
        items: [batchItem(performed, 'learnModule', learn)],
        owner: volunteer.id,
      });
    await app().query(`UPDATE server_state SET value = 'another life' WHERE name = 'epoch'`);
    const named = [];
    for (let turn = 0; turn < 2; turn += 1) {
      named.push(await post(`${url}/api/report/`, report, single), await batch(), await owned());
    }
    const refused = await post(`${url}/api/report/`, { ...report, name: 'Other' }, single);
    await app().query(`UPDATE server_state SET value = $1 WHERE name = 'epoch'`, [app().epoch]);
    expect(named.map(({ status, headers }) => [status < 300, headers.get('x-server-epoch')])).toEqual(
      named.map(() => [true, 'another life']),
    );
    expect([refused.status, refused.headers.get('x-server-epoch')]).toEqual([422, app().epoch]);
  });

  const id = randomUUID();
  it.each([
    ['no ids', {}, 422, 'invalid', { ids: 'required' }],
    ['an empty list', { ids: [] }, 422, 'invalid', { ids: 'at least one id' }],
    ['a text', { ids: 'x' }, 422, 'invalid', { ids: 'a list' }],
    ['what is no id', { ids: [id, 'x'] }, 422, 'invalid', { 'ids.1': 'a UUID version 4 in lower case' }],
    ['capitals', { ids: [id.toUpperCase()] }, 422, 'invalid', { 'ids.0': 'a UUID version 4 in lower case' }],
    ['nothing for an id', { ids: [null] }, 422, 'invalid', { 'ids.0': 'a UUID' }],
    [
      'one too many',
      { ids: Array.from({ length: limits.batchItems + 1 }, () => id) },
      422,
      'invalid',
      { ids: 'at most 1000 ids' },
    ],
    ['an unknown field', { ids: [id], more: 1 }, 422, 'invalid', { more: 'unknown field' }],
    ['a bare list', [id], 422, 'invalid', undefined],
    ['broken JSON', '{"ids":["', 400, 'malformed', undefined],
    ['a repeated member', `{"ids":["${id}"],"ids":[]}`, 400, 'malformed', undefined],
    ['more than fits', { ids: ['x'.repeat(limits.itemBytes)] }, 413, 'too-large', undefined],
  ])('refuses %s', async (_name, body, status, kind, fields) => {
    const answer = await verify(body);
    expect([answer.status, answer.json['kind']]).toEqual([status, kind]);
    expect(is(failureSchema, answer.json)).toBe(true);
    if (fields !== undefined) expect(answer.json['fields']).toEqual(fields);
  });
});
