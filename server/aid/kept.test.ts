import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../contract/base/clock.ts';
import { exportAccount } from '../../contract/calls/account.ts';
import { actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, signInAs, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { exportFile } from '../transfer/export-file.ts';
import { importFile } from '../transfer/import-file.ts';

onEmbeddedPostgres('what is kept of takings', (app, kind) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const rows = (of: TestApp, aidId: string) =>
    of.query<object>(
      `SELECT taking.id, state, line FROM aid_takings AS taking LEFT JOIN aid_taken_lines ON taking_id = taking.id
       WHERE taking.aid_id = $1 ORDER BY line`,
      [aidId],
    );
  /** The whole of this database in another one, by way of an export. */
  const inAnother = async (look: (other: TestApp) => Promise<void>, before?: (other: TestApp) => Promise<void>) => {
    const directory = mkdtempSync(join(tmpdir(), 'relief-takings-'));
    const path = join(directory, 'export');
    const other = await startApp(sharedPostgres(kind));
    try {
      await before?.(other);
      await exportFile(app().pool, systemClock, path);
      await importFile(other.pool, path, () => testAccounts.vault.keyCheck);
      await look(other);
    } finally {
      await other.close();
      rmSync(directory, { recursive: true });
    }
  };

  it('S50 an NGO’s own copy tells what it took', async () => {
    const [ngo, aidId] = [await makeApproved(app(), 'ngo'), await makeAid(app())];
    const { json } = await actOnAid(ngo, { act: 'take', aidId });
    const { _id: id } = json['data'] as { _id: string };
    await actOnAid(ngo, { act: 'hand-back', aidId, takingId: id, lines: [0], reason: 'No fuel' });
    const copy = await ngo.ask('GET', '/api/account/export');
    expect(v.safeParse(exportAccount.answers[200], copy.json).success).toBe(true);
    expect(copy.json['data']).toMatchObject({ takings: [{ id, aidId, state: 'active', lines: [1] }] });
    expect((copy.json['data'] as { purposes: object }).purposes).toHaveProperty('takings');
    expect((await people.volunteer.ask('GET', '/api/account/export')).json['data']).toMatchObject({ takings: [] });
  });

  it('an export carries them; also of an admin who has left since', async () => {
    const [ngo, aidId] = [await makeApproved(app(), 'ngo'), await makeAid(app())];
    const leaving = await makeApproved(app(), 'admin');
    await actOnAid(leaving, { act: 'assign', aidId, ngoId: ngo.id });
    await deleteAccount(app().pool, leaving.id, Date.now());
    const kept = await rows(app(), aidId);
    expect(kept).toMatchObject([
      { state: 'active', line: 0 },
      { state: 'active', line: 1 },
    ]);
    await inAnother(async (other) => {
      expect(await rows(other, aidId)).toEqual(kept);
      const again = await signInAs(other, ngo);
      expect(await aidAs(again, aidId)).toHaveProperty('contactNumber');
    });
  });

  it('where the account of the NGO does not come, or the request was erased, nothing of it does', async () => {
    const [ngo, aidId, erased] = [await makeApproved(app(), 'ngo'), await makeAid(app()), await makeAid(app())];
    for (const id of [aidId, erased]) await actOnAid(ngo, { act: 'take', aidId: id });
    const sameAddress = async (other: TestApp) => {
      await other.query(
        `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
         VALUES ($1, 'x', $2, $2, '', 'ngo', 'approved', now(), '', '')`,
        [randomUUID(), ngo.email],
      );
      await other.query(
        `INSERT INTO receipts (id, owner, call, digest, status, answer, created_at, erased_at)
         VALUES ($1, 'anonymous', 'requestAid', '', 201, '', now(), now())`,
        [erased],
      );
    };
    await inAnother(async (other) => {
      for (const id of [aidId, erased]) expect(await rows(other, id)).toEqual([]);
    }, sameAddress);
  });

  it('with an erased request goes what was taken of it; an erased act takes nothing away', async () => {
    const [aidId, key] = [await makeAid(app()), randomUUID()];
    await actOnAid(people.ngo, { act: 'take', aidId }, key);
    await inTransaction(app().pool, (client) => eraseRecords(client, [key]));
    expect(await rows(app(), aidId)).toHaveLength(2);
    await inTransaction(app().pool, (client) => eraseRecords(client, [aidId]));
    expect(await rows(app(), aidId)).toEqual([]);
  });

  it('a database that learns of a deleted NGO by an import gives free what it had', async () => {
    const [ngo, aidId] = [await makeApproved(app(), 'ngo'), await makeAid(app())];
    await actOnAid(ngo, { act: 'take', aidId });
    const directory = mkdtempSync(join(tmpdir(), 'relief-takings-'));
    try {
      const path = join(directory, 'export');
      await inAnother(async (other) => {
        await deleteAccount(other.pool, ngo.id, Date.now());
        await exportFile(other.pool, systemClock, path);
      });
      await importFile(app().pool, path, () => testAccounts.vault.keyCheck);
    } finally {
      rmSync(directory, { recursive: true });
    }
    expect(await rows(app(), aidId)).toEqual([]);
    expect((await aidAs(people.admin, aidId)).takings).toEqual([]);
  });
});
