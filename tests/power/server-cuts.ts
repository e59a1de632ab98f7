import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { urlOf } from '../../server/postgres/embedded-postgres.ts';
import { readPostmaster } from '../../server/postgres/postmaster-file.ts';
import { packed, reportsOf, type MadeReport } from '../bench/made-reports.ts';
import { runSql } from '../support/postgres.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { openDisk } from './disk.ts';
import { lostPhotos, sendPhoto, unknownPhotos, type SentPhoto } from './photo-lane.ts';
import { post } from './post.ts';
import { addTo, noCuts, type Cut, type Tally } from './tally.ts';

const SINGLES_AT_ONCE = 6;
const BATCHES_AT_ONCE = 2;
const PHOTOS_AT_ONCE = 2;
const BATCH = 40;
/** Milliseconds of load before a cut, at most. */
const LOAD_MS = 1_500;
const CLUSTER = 'postgresql-18';

/**
 * A server that loses its power under load, single calls, batches and photos side by side, again and again. After each cut every
 * report that it had answered must be there, byte for byte and with its receipt, and be known when it is sent again; and of every photo
 * whose last part it had acknowledged the picture, or all that it is made of.
 */
export async function cutServers(cuts: number): Promise<Tally> {
  const disk = openDisk();
  const dataDir = join(disk.root, 'data');
  const first = await startServer({ dataDir });
  await first.stop();
  disk.keepAsBase();
  const tally = noCuts();
  for (let cut = 0; cut < cuts; cut += 1) {
    disk.fromBase();
    const acknowledged: MadeReport[] = [];
    const photos: SentPhoto[] = [];
    const server = await startServer({ dataDir });
    const load = loadOf(server, acknowledged, photos);
    while (acknowledged.length === 0 || photos.length === 0) await sleep(1);
    await sleep(Math.random() * LOAD_MS);
    disk.cutPower();
    const atTheCut = { reports: [...acknowledged], photos: [...photos] };
    await Promise.all([server.ended, load]);
    addTo(tally, await lookAfter(dataDir, atTheCut));
  }
  return tally;
}

/** Sends reports and photos until the server is gone; each that was acknowledged is added to its list. */
async function loadOf({ url }: ServerProcess, acknowledged: MadeReport[], photos: SentPhoto[]): Promise<void> {
  const single = async () => {
    const [report] = reportsOf(1) as [MadeReport];
    const { status, json } = await post(`${url}/api/report/`, report.body, {
      'idempotency-key': report.id,
    });
    if (status === 201 && json.receipt?.id === report.id) acknowledged.push(report);
  };
  const batch = async () => {
    const reports = reportsOf(BATCH);
    const answers = await sendBatch(url, reports);
    acknowledged.push(...reports.filter(({ id }, index) => answers[index]?.body.receipt?.id === id));
  };
  const photo = async () => {
    const sent = await sendPhoto(url);
    if (sent !== undefined) photos.push(sent);
  };
  const untilGone = async (send: () => Promise<void>) => {
    for (;;) {
      try {
        await send();
      } catch {
        // The power went. Nothing of this request was acknowledged.
        return;
      }
    }
  };
  const lanes = (count: number, send: () => Promise<void>) => Array.from({ length: count }, () => untilGone(send));
  await Promise.all([
    ...lanes(SINGLES_AT_ONCE, single),
    ...lanes(BATCHES_AT_ONCE, batch),
    ...lanes(PHOTOS_AT_ONCE, photo),
  ]);
}

interface Acknowledged {
  reports: readonly MadeReport[];
  photos: readonly SentPhoto[];
}

async function lookAfter(dataDir: string, { reports, photos }: Acknowledged): Promise<Cut> {
  const server = await startServer({ dataDir });
  const url = databaseUrl(dataDir);
  const kept = new Map((await storedReports(url)).map(({ id, body }) => [id, body]));
  const lost =
    reports.filter(({ id, body }) => kept.get(id) !== body).length + (await lostPhotos(url, dataDir, photos));
  const [alone] = await runSql<{ count: number }>(
    url,
    'SELECT count(*)::int AS count FROM reports FULL JOIN receipts USING (id) WHERE reports.body IS NULL OR receipts.answer IS NULL',
  );
  const wrongOnServer = (await sendAgain(server, url, reports)) + (await unknownPhotos(server.url, photos));
  await server.stop();
  return {
    acknowledged: reports.length + photos.length,
    kept: kept.size,
    lost,
    damaged: alone?.count ?? 0,
    wrongOnServer,
  };
}

/** Every acknowledged report once more; how many the server does not know, or holds twice afterwards. */
async function sendAgain(server: ServerProcess, url: string, acknowledged: readonly MadeReport[]): Promise<number> {
  const before = (await storedReports(url)).length;
  let unknown = 0;
  for (let start = 0; start < acknowledged.length; start += BATCH) {
    const part = acknowledged.slice(start, start + BATCH);
    const answers = await sendBatch(server.url, part);
    unknown += part.filter((_, index) => answers[index]?.replayed !== true).length;
  }
  return unknown + Math.abs((await storedReports(url)).length - before);
}

async function sendBatch(url: string, reports: readonly MadeReport[]) {
  const { json } = await post(`${url}/api/outbox`, packed(reports), { 'content-encoding': 'gzip' });
  return json.answers ?? [];
}

function storedReports(url: string): Promise<MadeReport[]> {
  return runSql<MadeReport>(url, 'SELECT id::text, body FROM reports');
}

/** The embedded database's own address, past all code of the server. */
function databaseUrl(dataDir: string): string {
  const postmaster = readPostmaster(join(dataDir, CLUSTER));
  if (postmaster === undefined) throw new Error('the embedded database does not run');
  return urlOf(postmaster, readFileSync(join(dataDir, `${CLUSTER}.password`), 'utf8').trim(), 'relief_relay');
}
