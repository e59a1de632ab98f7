import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ItemAnswer } from '../../contract/calls/outbox.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { startServer, type ServerProcess } from '../../tests/support/server-process.ts';
import { stopPostmaster } from '../postgres/postmaster.ts';

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'relief-put-back-')));
// PostgreSQL's own user passes through it.
chmodSync(directory, 0o711);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

type Item = ReturnType<typeof batchItem>;

const newItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) =>
    batchItem(randomUUID(), 'reportDisaster', { ...report, name: `Meera ${index}` }),
  );
const offer = async (server: ServerProcess, items: readonly Item[]) =>
  (await post(`${server.url}/api/outbox`, { items })).json['answers'] as ItemAnswer[];
const epochOf = async ({ url }: ServerProcess) => (await ask(`${url}/api/capabilities`)).headers.get('x-server-epoch');
const verify = async ({ url }: ServerProcess, items: readonly Item[]) =>
  (await post(`${url}/api/receipts/verify`, { ids: items.map(({ id }) => id) })).json;

/** As an operator does it: owners and times kept. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
const putBack = (saved: string, to: string) => {
  rmSync(to, { recursive: true });
  copy(saved, to);
};

it.each([
  ['its database files', 'postgresql-18', 'stop'],
  ['its whole data directory', '', 'stop'],
  ['its whole data directory, after a crash,', '', 'kill'],
] as const)(
  'F36: a server whose copy of %s was put back gets back exactly what it lost, once',
  async (_name, part, end) => {
    const dataDir = join(directory, randomUUID());
    const saved = `${dataDir}-saved`;
    const [kept, lost] = [newItems(30), newItems(30)];

    const first = await startServer({ dataDir });
    const keptAnswers = await offer(first, kept);
    const epoch = await epochOf(first);
    expect(await first.stop()).toBe(0);
    copy(join(dataDir, part), saved);

    const second = await startServer({ dataDir });
    await offer(second, lost);
    expect(await verify(second, [...kept, ...lost])).toEqual({ success: true, epoch, unknown: [] });
    expect(await epochOf(second)).toBe(epoch);
    await second[end]();
    await stopPostmaster(join(dataDir, 'postgresql-18'));
    putBack(saved, join(dataDir, part));

    const third = await startServer({ dataDir });
    const newEpoch = await epochOf(third);
    expect(newEpoch).not.toBe(epoch);
    expect(third.log()).toContain(`The database was put back to an earlier state. New epoch ${newEpoch}`);
    const unknown = lost.map(({ id }) => id);
    expect(await verify(third, [...kept, ...lost])).toEqual({ success: true, epoch: newEpoch, unknown });

    const again = await offer(third, [...kept, ...lost]);
    expect(again.slice(0, 30)).toEqual(keptAnswers.map((answer) => ({ ...answer, replayed: true })));
    expect(again.slice(30).map(({ status, replayed }) => [status, replayed])).toEqual(lost.map(() => [201, false]));
    expect((await offer(third, lost)).every(({ replayed }) => replayed)).toBe(true);
    expect(await verify(third, [...kept, ...lost])).toEqual({ success: true, epoch: newEpoch, unknown: [] });
    await third.stop();

    const fourth = await startServer({ dataDir });
    expect(await epochOf(fourth)).toBe(newEpoch);
    await fourth.stop();
  },
);
