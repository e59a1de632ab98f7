import { backOffMs, hasCome } from '../../outbox/answer/back-off.ts';
import { KEEP_SENT_MS } from '../../outbox/keep/purge.ts';
import type { UploadForm } from '../../../../contract/photo-address.ts';
import { UNREADABLE, type PhotoRow } from '../photo-row.ts';
import type { PhotoPorts, Proof } from './ports.ts';
import { sendMadeSmaller } from './send-made-smaller.ts';
import { hearOfSent } from './hear-of-sent.ts';
import { newLink, type UploadOutcome } from './send-upload.ts';

/** Milliseconds for the word that photos were lost. */
const SETTLE_MS = 30_000;
/** Milliseconds after its saving within which photos of a record may still be made ready, by this page or another one of this phone. */
const PREPARED_MS = 60_000;
/** Milliseconds after which a paused run goes on: the text is through by then, or has failed. */
const PAUSE_MS = 1_000;
/** Milliseconds after which the server has mostly looked at a photo. */
const LOOKED_AT_MS = 5_000;
/** The step of a back-off of what only a later server, or a text that comes again, can change. */
const ASIDE_STEP = 3;

/** What a run leaves behind: device time of the next try; `undefined` where nothing waits for time. */
export interface PhotoSummary {
  nextAt: number | undefined;
}

/**
 * Sends what photos may go, one run at a time for the whole phone:
 *
 *   texts that the server has ──▶ thumbnails of all ──▶ pictures (where the link may cost) ──▶ what could not be decoded
 *                                  each: create, which tells where the server stands ──▶ part ──▶ part ──▶ sent
 *   all sent ──▶ what the server made of them
 *
 * What it learns is noted after each part, so that a phone that dies goes on where the server stands. `isForced`: news that the
 * network or the person is there, or only that the server answers other calls.
 */
export async function sendPhotos(ports: PhotoPorts, isForced: boolean | 'answer'): Promise<PhotoSummary> {
  const summary = await ports.alone(() => run(ports, isForced));
  return summary ?? { nextAt: undefined };
}

async function run(ports: PhotoPorts, isForced: boolean | 'answer'): Promise<PhotoSummary> {
  await ports.store.dropSentBefore(ports.clock.now() - KEEP_SENT_MS);
  await sendAnew(ports);
  const records = await ownRecords(ports);
  if (records.length === 0) return { nextAt: undefined };
  if (!(await ports.net.takesPhotos())) return { nextAt: undefined };
  const times: number[] = [];
  const link = newLink();
  for (const step of steps) {
    for (const record of records) {
      for (const row of await step.rowsOf(ports, record)) {
        // What the server itself has answered waits for its own time, whatever else it answers.
        const isCalledFor = isForced === 'answer' ? isUnheard(row) : isForced;
        const isDue = isCalledFor || hasCome(row.nextAt, ports.clock.now());
        if (!isDue) {
          times.push(row.nextAt);
          continue;
        }
        const outcome = await sendMadeSmaller(ports, { row, form: step.form, proof: record.proof }, link);
        const tried = isForced ? { ...row, attempts: 0 } : row;
        const nextAt = await settle(ports, tried, step.form, outcome);
        if (nextAt !== undefined) times.push(nextAt);
        if (outcome.kind === 'paused' || outcome.kind === 'later') return { nextAt };
      }
    }
  }
  for (const record of records) {
    const nextAt = await settleRecord(ports, record);
    if (nextAt !== undefined) times.push(nextAt);
  }
  return { nextAt: times.length === 0 ? undefined : Math.min(...times) };
}

interface OwnRecord {
  id: string;
  count: number;
  proof: Proof;
  savedAt: number | undefined;
}

interface Step {
  form: UploadForm;
  rowsOf(ports: PhotoPorts, record: OwnRecord): Promise<PhotoRow[]>;
}

const kept = async ({ store }: PhotoPorts, { id }: OwnRecord) =>
  (await store.rows([id])).filter(({ state }) => state === 'kept');

/** What is small and tells most goes first. */
const steps: readonly Step[] = [
  {
    form: 'thumbnail',
    rowsOf: async (ports, record) =>
      (await kept(ports, record)).filter(({ thumbnail }) => thumbnail !== undefined && !thumbnail.isSent),
  },
  { form: 'whole', rowsOf: async (ports, record) => wholes(ports, record, true) },
  { form: 'whole', rowsOf: async (ports, record) => wholes(ports, record, false) },
];

async function wholes(ports: PhotoPorts, record: OwnRecord, isShrunk: boolean): Promise<PhotoRow[]> {
  const rows = (await kept(ports, record)).filter((row) => row.isShrunk === isShrunk && !row.whole.isSent);
  return rows.length > 0 && (await ports.mayGoWhole(record.id)) ? rows : [];
}

/** Those whose text the server has; of those that it will never have nothing is owed. */
async function ownRecords({ texts }: PhotoPorts): Promise<OwnRecord[]> {
  const records: OwnRecord[] = [];
  for (const [id, count] of await texts.awaited()) {
    const standing = await texts.standing(id);
    if (standing.kind === 'gone') await texts.settled(id);
    if (standing.kind === 'sent') records.push({ id, count, proof: standing.proof, savedAt: standing.savedAt });
  }
  return records;
}

/** A server that came back from a copy may have lost what it had: it is asked anew, and takes only what it lacks. */
async function sendAnew({ store, texts }: PhotoPorts): Promise<void> {
  const epoch = await texts.epoch();
  if (epoch === undefined) return;
  const rows = await store.sentUnderAnother(epoch);
  const counts = new Map<string, number>();
  for (const { recordId } of rows) counts.set(recordId, (counts.get(recordId) ?? 0) + 1);
  for (const recordId of counts.keys()) await texts.await(recordId, (await store.rows([recordId])).length);
}

/** Notes what came of a try; answers when this photo is to be tried again. */
async function settle(
  ports: PhotoPorts,
  { id, attempts }: PhotoRow,
  form: UploadForm,
  outcome: Exclude<UploadOutcome, { kind: 'too-large' }>,
): Promise<number | undefined> {
  const { store, clock, random } = ports;
  const now = clock.now();
  if (outcome.kind === 'removed') return undefined;
  if (outcome.kind === 'paused') return now + PAUSE_MS;
  if (outcome.kind === 'done') {
    await store.change(id, (row) => arrived(row, form, { now, epoch: outcome.epoch }));
    return undefined;
  }
  if (outcome.kind === 'refused') {
    // A thumbnail that is not wanted costs nobody the picture.
    await store.change(id, (row) =>
      form === 'thumbnail' ? withoutThumbnail(row) : { ...row, state: 'refused', reason: outcome.reason },
    );
    return undefined;
  }
  const step = outcome.kind === 'aside' ? Math.max(ASIDE_STEP, attempts) : attempts;
  const waitMs = Math.max(backOffMs(step, random), outcome.kind === 'later' ? (outcome.waitMs ?? 0) : 0);
  const nextAt = now + waitMs;
  await store.change(id, (row) => ({ ...row, attempts: attempts + 1, nextAt, reason: outcome.reason }));
  return nextAt;
}

const UNHEARD: readonly unknown[] = ['unreachable', 'timed-out', 'not-ours'];

function isUnheard({ reason }: PhotoRow): boolean {
  return UNHEARD.includes(reason);
}

function withoutThumbnail({ thumbnail: _thumbnail, ...row }: PhotoRow): PhotoRow {
  return row;
}

function arrived(
  row: PhotoRow,
  form: UploadForm,
  { now, epoch }: { now: number; epoch: string | undefined },
): PhotoRow {
  const { reason: _reason, ...rest } = row;
  const upload = row[form];
  if (upload === undefined) return row;
  const next: PhotoRow = {
    ...rest,
    [form]: { ...upload, offset: upload.size, isSent: true },
    attempts: 0,
    nextAt: now,
  };
  return form === 'thumbnail'
    ? next
    : {
        ...next,
        state: 'sent',
        sentAt: now,
        nextAt: now + LOOKED_AT_MS,
        ...(epoch === undefined ? {} : { sentEpoch: epoch }),
      };
}

/** Once nothing of a record is on its way any more, the server hears what will never come. */
async function settleRecord(ports: PhotoPorts, { id, count, proof, savedAt }: OwnRecord): Promise<number | undefined> {
  const { net, store, texts, clock, random } = ports;
  const rows = await store.rows([id]);
  const there = rows.filter(({ state, reason }) => state !== 'refused' || reason === UNREADABLE);
  const lost = Math.max(0, count - there.length);
  // What is sealed is about to be opened: its person has just come back.
  const isAnyOwed = rows.some(({ state }) => state === 'kept' || state === 'sealed');
  if (lost > (await texts.lostTold(id))) {
    // Saved a moment ago, while they were being made smaller: they are still to be kept.
    const isFresh = savedAt !== undefined && Math.abs(clock.now() - savedAt) < PREPARED_MS;
    const isAnyMissing = count > rows.length;
    if (isAnyMissing && (isFresh || ports.inPreparation(id) > 0)) return clock.now() + PAUSE_MS;
    const answer = await net.settle(id, lost, proof, SETTLE_MS);
    const isHeard = answer.kind === 'answered' && answer.contract !== undefined && answer.status === 200;
    if (!isHeard) return clock.now() + backOffMs(ASIDE_STEP, random);
    await texts.noteLostTold(id, lost);
  }
  if (isAnyOwed) return undefined;
  const nextAt = await hearOfSent(ports, { id, proof, rows });
  if (nextAt === undefined) await texts.settled(id);
  return nextAt;
}
