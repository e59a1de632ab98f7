import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import type { Json } from '../../contract/base/canonical-json.ts';
import { canonicalJson } from '../../contract/base/canonical-json.ts';
import { deliverOutbox, type ItemAnswer } from '../../contract/calls/outbox.ts';
import { createdSchema, failureSchema } from '../../contract/entities/receipt.ts';
import { limits } from '../../contract/limits.ts';
import { referenceOf } from '../../contract/reference.ts';
import { aid, batchItem, digestOf, report } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { FORGET_REPORTS } from '../../tests/support/server/forget-reports.ts';
import { ask, post } from '../../tests/support/server/http.ts';

onEachPostgres('exactly once', (app) => {
  const sendReport = (id: string | undefined, body: unknown = report) => post(`${app().url}/api/report/`, body, id);
  const sendBatch = async (items: unknown[]) => {
    const answer = await post(`${app().url}/api/outbox`, { items });
    if (answer.status === 200) expect(safeParse(deliverOutbox.answers[200], answer.json).success).toBe(true);
    return { ...answer, answers: (answer.json['answers'] ?? []) as ItemAnswer[] };
  };
  const rowsOf = (table: string, id: string) =>
    app().query<{ body: string; owner: string }>(`SELECT body, owner FROM ${table} WHERE id = $1`, [id]);

  it('gives a receipt for what is on disk, byte-identical to what was sent', async () => {
    const id = randomUUID();
    const answer = await sendReport(id);
    expect(answer.status).toBe(201);
    expect(safeParse(createdSchema, answer.json).success).toBe(true);
    expect(answer.json).toMatchObject({
      success: true,
      message: 'Disaster report submitted successfully!',
      data: { _id: id },
      receipt: { id, digest: digestOf(report), reference: referenceOf(id) },
    });
    expect(await rowsOf('reports', id)).toEqual([{ body: canonicalJson(report), owner: 'anonymous' }]);
  });

  it('makes one row of 50 parallel copies and answers 49 of them with the stored answer', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendReport(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true');
    expect(replayed).toHaveLength(49);
    expect(await rowsOf('reports', id)).toHaveLength(1);
  });

  it('takes as new what it was made to forget, as the rigs of power cuts and benches do again and again', async () => {
    const id = randomUUID();
    await sendReport(id);
    await app().query(FORGET_REPORTS);
    expect(await rowsOf('reports', id)).toEqual([]);
    const again = await sendReport(id);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect(await rowsOf('reports', id)).toHaveLength(1);
  });

  it('makes one row of an item that comes alone and in many batches at once', async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const items = ids.map((id, index) =>
      batchItem(id, index % 2 ? 'requestAid' : 'reportDisaster', index % 2 ? aid : report),
    );
    const batches = await Promise.all([
      sendBatch(items),
      sendBatch(items.toReversed()),
      sendBatch(items.slice(10)),
      ...ids.filter((_, index) => index % 2 === 0).map((id) => sendReport(id)),
    ]);
    expect(batches.every(({ status }) => status < 300)).toBe(true);
    const { rows } = await app().pool.query(
      'SELECT id FROM reports WHERE id = ANY ($1) UNION ALL SELECT id FROM aid_requests WHERE id = ANY ($1)',
      [ids],
    );
    expect(rows).toHaveLength(40);
  });

  it('refuses an id that was used for another body or another call', async () => {
    const id = randomUUID();
    await sendReport(id);
    const other = await sendReport(id, { ...report, name: 'Somebody else' });
    expect([other.status, other.json['kind']]).toEqual([422, 'key-reuse']);
    expect(safeParse(failureSchema, other.json).success).toBe(true);
    const otherCall = await post(`${app().url}/api/aid/create`, aid, id);
    expect([otherCall.status, otherCall.json['kind']]).toEqual([422, 'key-reuse']);
    expect(await rowsOf('aid_requests', id)).toEqual([]);
    expect(await rowsOf('reports', id)).toEqual([{ body: canonicalJson(report), owner: 'anonymous' }]);
  });

  it('replays alone what came in a batch and the other way round', async () => {
    const [inBatch, alone] = [randomUUID(), randomUUID()];
    const batch = await sendBatch([batchItem(inBatch, 'reportDisaster', report)]);
    const replayedAlone = await sendReport(inBatch);
    expect(replayedAlone.headers.get('idempotent-replayed')).toBe('true');
    expect(replayedAlone.json).toEqual(batch.answers[0]?.body);
    const first = await sendReport(alone);
    const inBatchAgain = await sendBatch([batchItem(alone, 'reportDisaster', report)]);
    expect(inBatchAgain.answers[0]).toMatchObject({ status: 201, replayed: true, body: first.json });
  });

  it('answers each item of a batch by itself and in order', async () => {
    const ids = Array.from({ length: 9 }, () => randomUUID());
    const used = randomUUID();
    await sendReport(used);
    const good = (index: number) => batchItem(ids[index] ?? '', 'reportDisaster', report);
    const sent = await sendBatch([
      good(0),
      { ...good(1), digest: digestOf('other') },
      { ...good(2), call: 'dropTables' },
      { ...good(3), id: 'not-an-id' },
      batchItem(ids[4] ?? '', 'reportDisaster', { ...report, severity: 'unheard of', extra: 1 }),
      batchItem(used, 'reportDisaster', { ...report, name: 'Other' }),
      batchItem(ids[6] ?? '', 'requestAid', aid),
      batchItem(ids[7] ?? '', 'reportDisaster', { ...report, description: 'x'.repeat(limits.itemBytes) }),
      good(0),
      good(8),
    ]);
    expect(sent.status).toBe(200);
    const told = sent.answers.map(({ id, status, replayed, body }) => [
      id,
      status,
      replayed,
      'kind' in body ? body.kind : 'ok',
    ]);
    expect(told).toEqual([
      [ids[0], 201, false, 'ok'],
      [ids[1], 400, false, 'malformed'],
      [ids[2], 400, false, 'malformed'],
      ['not-an-id', 400, false, 'malformed'],
      [ids[4], 422, false, 'invalid'],
      [used, 422, false, 'key-reuse'],
      [ids[6], 201, false, 'ok'],
      [ids[7], 413, false, 'too-large'],
      [ids[0], 201, true, 'ok'],
      [ids[8], 201, false, 'ok'],
    ]);
    expect(sent.answers[4]?.body).toMatchObject({ fields: { extra: 'unknown field' } });
    const { rows } = await app().pool.query('SELECT id FROM receipts WHERE id = ANY ($1)', [ids]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([ids[0], ids[6], ids[8]]));
  });

  it('keeps the first of two items with one id and refuses the second when it differs', async () => {
    const id = randomUUID();
    const { answers } = await sendBatch([
      batchItem(id, 'reportDisaster', report),
      batchItem(id, 'reportDisaster', { ...report, name: 'B' }),
      batchItem(id, 'requestAid', aid),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 422]);
    expect(await rowsOf('reports', id)).toEqual([{ body: canonicalJson(report), owner: 'anonymous' }]);
  });

  it('takes gzip and a full batch of 1,000, and no more', async () => {
    const items = Array.from({ length: limits.batchItems }, () => batchItem(randomUUID(), 'reportDisaster', report));
    const send = (list: unknown[]) =>
      ask(`${app().url}/api/outbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: gzipSync(JSON.stringify({ items: list })),
      });
    const answer = await send(items);
    const answers = answer.json['answers'] as ItemAnswer[];
    expect(answers.map(({ id, status }) => [id, status])).toEqual(items.map(({ id }) => [id, 201]));
    const over = await send([...items, batchItem(randomUUID(), 'reportDisaster', report)]);
    expect([over.status, over.json['kind']]).toEqual([400, 'malformed']);
  });

  it('says 410 for what was erased and 403 for what belongs to another account, alone and in a batch', async () => {
    const [erased, foreign] = [randomUUID(), randomUUID()];
    await Promise.all([sendReport(erased), sendReport(foreign)]);
    await app().query('UPDATE receipts SET erased_at = now() WHERE id = $1', [erased]);
    await app().query('DELETE FROM reports WHERE id = $1', [erased]);
    await app().query(`UPDATE receipts SET owner = 'someone' WHERE id = $1`, [foreign]);
    const alone = await Promise.all([sendReport(erased), sendReport(foreign)]);
    expect(alone.map(({ status, json }) => [status, json['kind']])).toEqual([
      [410, 'gone'],
      [403, 'owner-mismatch'],
    ]);
    const { answers } = await sendBatch([erased, foreign].map((id) => batchItem(id, 'reportDisaster', report)));
    expect(answers.map(({ status }) => status)).toEqual([410, 403]);
    expect(await rowsOf('reports', erased)).toEqual([]);
  });

  it('answers an earlier copy with its stored answer even where the rules have become stricter since', async () => {
    const id = randomUUID();
    await sendReport(id);
    const looser = { ...report, severity: 'apocalyptic' };
    await app().query('UPDATE receipts SET digest = $2 WHERE id = $1', [id, digestOf(looser)]);
    const answer = await sendReport(id, looser);
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });

  it('says 409 with Retry-After while the same item is being saved for long, and its neighbours are saved', async () => {
    const [held, free] = [randomUUID(), randomUUID()];
    const client = await app().pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
         VALUES ($1, 'anonymous', 'reportDisaster', 'x', 201, '{}', now())`,
        [held],
      );
      const [alone, batch] = await Promise.all([
        sendReport(held),
        sendBatch([held, free].map((id) => batchItem(id, 'reportDisaster', report))),
      ]);
      expect([alone.status, alone.json['kind'], alone.headers.get('retry-after')]).toEqual([409, 'busy', '1']);
      expect(batch.answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
        [409, 1],
        [201, undefined],
      ]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect((await sendReport(held)).status).toBe(201);
  });

  it('serves a client without keys as section 7 says: each call a new record, no receipt', async () => {
    const answers = await Promise.all([sendReport(undefined), sendReport(undefined)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const ids = answers.map(({ json }) => (json['data'] as { _id: string })._id);
    expect(new Set(ids).size).toBe(2);
    expect(answers[0]?.json).not.toHaveProperty('receipt');
    for (const id of ids) expect(await rowsOf('reports', id)).toHaveLength(1);
  });

  it('refuses keys that are not one UUID version 4', async () => {
    for (const key of ['', 'x', randomUUID().toUpperCase(), `${randomUUID()}, ${randomUUID()}`, 'é'.repeat(300)]) {
      const answer = await sendReport(key);
      expect([key, answer.status, answer.json['kind']]).toEqual([key, 400, 'malformed']);
    }
  });

  it('keeps typed columns beside the body', async () => {
    const [reportId, aidId] = [randomUUID(), randomUUID()];
    const body: Json = {
      ...report,
      createdAt: '0000-02-29T23:59:59+05:30',
      photosToFollow: 2,
      claimSecretHash: 'ab'.repeat(32),
    };
    expect((await sendReport(reportId, body)).status).toBe(201);
    expect((await post(`${app().url}/api/aid/create`, { ...aid, deadline: '2026-11-30T12:00' }, aidId)).status).toBe(
      201,
    );
    const [row] = await app().query(
      'SELECT lat, lng, cell, status, photos_to_follow, claim_hash, device_created_at IS NULL AS undated FROM reports WHERE id = $1',
      [reportId],
    );
    expect(row).toEqual({
      lat: 12.97161,
      lng: 77.59456,
      cell: 1029 * 3600 + 2575,
      status: 'pending',
      photos_to_follow: 2,
      claim_hash: 'ab'.repeat(32),
      undated: false,
    });
    const [request] = await app().query<{ requirements: unknown }>(
      'SELECT deadline, lat, requirements FROM aid_requests WHERE id = $1',
      [aidId],
    );
    expect(request).toMatchObject({ deadline: new Date('2026-11-30T12:00:00Z'), lat: 12.97161 });
    expect(request?.requirements).toEqual([
      { type: 'Drinking water', quantity: '40 litres', urgent: true, status: 'pending' },
      { type: "My mother Asha's insulin", quantity: '2', urgent: false, status: 'pending' },
    ]);
  });
});
