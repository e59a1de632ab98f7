import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startPostgres } from '../support/postgres.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { faultsIn } from './faults-in.ts';
import type { PhoneAge, PhoneResult, PhoneWord } from './phone-words.ts';

/** Where each version lies, built. */
export type Trees = Readonly<Record<PhoneAge, { root: string; phone: string }>>;

interface Outcome {
  items: number;
  waited: number;
  readAgain: number;
  /** A line each; empty where all is well. */
  faults: string[];
}

const PHONES_OF_EACH = 2;

/**
 * Servers of three versions on one database, phones of three versions that save all the while. Forward, back, forward, and on to the
 * next one and back and forward again: each step first half of the servers, then all. The base knows nothing of databases of later
 * versions, so it is taken back as a process that runs on; the present one is really started again on what the next one migrated.
 */
export async function playVersions(trees: Trees, phaseMs: number, say: (line: string) => void): Promise<Outcome> {
  const postgres = await startPostgres('embedded');
  const dataDir = mkdtempSync(join(tmpdir(), 'relief-versions-'));
  const phones: Worker[] = [];
  const running = new Map<PhoneAge, ServerProcess>();
  try {
    const { url: databaseUrl } = await postgres.createDatabase();
    const serve = async (...ages: PhoneAge[]) => {
      for (const age of ages) {
        if (!running.has(age)) running.set(age, await startServer({ root: trees[age].root, databaseUrl, dataDir }));
      }
      const urls = ages.map((age) => running.get(age)?.url ?? '');
      for (const phone of phones) phone.postMessage({ kind: 'servers', urls } satisfies PhoneWord);
      say(`  ${ages.join(' and ')}`);
      await pause(phaseMs);
    };
    const stop = async (age: PhoneAge) => {
      await running.get(age)?.stop();
      running.delete(age);
    };
    await serve('base');
    for (const age of ['base', 'present', 'next'] as const) {
      for (let count = 0; count < PHONES_OF_EACH; count += 1)
        phones.push(new Worker(trees[age].phone, { workerData: age }));
    }
    const results = phones.map(resultOf);
    await serve('base');
    await serve('base', 'present');
    await serve('present');
    await serve('base');
    await serve('base', 'present');
    await serve('present');
    await stop('base');
    await serve('present', 'next');
    await serve('next');
    await stop('present');
    await serve('next', 'present');
    await serve('present');
    await stop('next');
    await serve('present');
    await serve('present', 'next');
    await serve('next');
    await stop('present');
    for (const phone of phones) phone.postMessage({ kind: 'end' } satisfies PhoneWord);
    const told = await Promise.all(results);
    // What the version before took while this one ran already is read at its next start, or within a minute.
    await stop('next');
    await serve('next');
    return await outcomeOf(databaseUrl, told);
  } finally {
    await Promise.all(phones.map((phone) => phone.terminate()));
    for (const server of running.values()) await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function outcomeOf(databaseUrl: string, told: readonly PhoneResult[]): Promise<Outcome> {
  const { faults, readAgain } = await faultsIn(databaseUrl, told);
  const waited = told.reduce((sum, phone) => sum + phone.waited, 0);
  if (waited === 0) faults.push('nothing ever waited for an update: this run has shown nothing');
  if (readAgain === 0) faults.push('nothing was taken by an older server: this run has shown nothing');
  return { items: told.flatMap(({ items }) => items).length, waited, readAgain, faults };
}

function resultOf(phone: Worker): Promise<PhoneResult> {
  return new Promise((resolve, reject) => {
    phone.once('message', resolve);
    phone.once('error', reject);
  });
}
