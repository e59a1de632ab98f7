import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { referenceOf } from '../../contract/reference.ts';
import { trackLimits } from '../../contract/track-limits.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';

onEachPostgres('guessing at references and numbers', (app) => {
  beforeEach(async () => {
    await app().query('DELETE FROM throttles');
  });
  const made = async () => {
    const id = randomUUID();
    expect((await post(`${app().url}/api/report/`, report, id)).status).toBe(201);
    return referenceOf(id);
  };
  const lookUp = (reference: string, phone: string = report.contactNumber) =>
    post(`${app().url}/api/track/lookup`, { reference, phone });
  const spent = async (kind: string) =>
    (await app().query<{ spent: number }>(`SELECT spent FROM throttles WHERE key LIKE $1 || ' %'`, [kind]))[0]?.spent;

  it('is slowed for a network, however many references it goes through', async () => {
    const known = await made();
    const answers = await Promise.all(Array.from({ length: 70 }, () => lookUp(referenceOf(randomUUID()))));
    const slowed = answers.filter(({ status }) => status === 429);
    expect(slowed.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(60);
    expect(Number(slowed[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await lookUp(known)).status).toBe(429);
  });

  it('is slowed in total, from however many networks', async () => {
    const known = await made();
    expect((await lookUp(referenceOf(randomUUID()))).status).toBe(404);
    expect(await spent('lookUp')).toBeGreaterThan(0);
    // As after two thousand others, each from a network of its own.
    await app().query(`UPDATE throttles SET spent = 2000, at = now() + interval '1 minute' WHERE key LIKE 'lookUp %'`);
    expect((await lookUp(known)).status).toBe(429);
    await app().query('DELETE FROM throttles');
    expect((await lookUp(known)).status).toBe(200);
  });

  it('takes as long for what is unknown as for what is right', async () => {
    const known = await made();
    for (const [reference, phone] of [
      [known, report.contactNumber],
      [known, '+91 98765 43211'],
      [referenceOf(randomUUID()), report.contactNumber],
    ] as const) {
      const since = performance.now();
      await lookUp(reference, phone);
      // A timer may come a millisecond early.
      expect(performance.now() - since).toBeGreaterThanOrEqual(trackLimits.lookUpMs - 2);
    }
  });
});
