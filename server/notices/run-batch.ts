import type { Clock } from '../../contract/base/clock.ts';
import type { AlertClaim, ClaimEnd } from '../store/alerts/claim-alert.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { leaseBatch, recordMarks, restBatch, type LeasedBatch } from '../store/alerts/notice-batches.ts';
import { findNotice, type Notice } from '../store/alerts/notices.ts';
import { isOpen, marks } from '../store/alerts/notice-marks.ts';
import { allReadable, type Unreadable } from '../unreadable.ts';
import type { OpenNotice } from './notice-kind.ts';
import { noticeKinds } from './notice-kinds.ts';
import { sendPart, type SendServices, type ToldDevice, type ToldPart } from './send-part.ts';

export interface NoticeServices extends SendServices {
  clock: Clock;
  /** Absent: what cannot be read is thrown. */
  unreadable?: Unreadable;
}

/** Devices that are sent to at once, and whose marks are recorded together: as many get it twice if the process dies in between. */
export const PART = 50;
/** Milliseconds after which another process takes a batch that is not heard of: several times what one part takes at most. */
const LEASE_MS = 180_000;
/** How often a push service may have no time before its device counts as unreachable. */
const TRIES = 6;
/** Milliseconds until the second try; each one waits three times as long as the one before: forty minutes in all. */
const BACK_OFF_MS = 20_000;
/** The longest that a push service may ask to be left alone. */
const LONGEST_MS = 3_600_000;

/**
 *   due ──▶ leased ──▶ 50 devices sent to ──▶ their marks recorded ──▶ the next 50 … ──▶ none is open: never due again
 *              │                                     │                                   some held or to be tried again: due then
 *              └── the process dies: due again when the lease ends ◀───┘
 *
 * Goes through the batch that is due longest. False: none is due that no other process has in its hands.
 */
export async function runBatch(services: NoticeServices, isOver: () => boolean): Promise<boolean> {
  const { pool, clock } = services;
  const batch = await withRetries(() => leaseBatch(pool, clock.now(), clock.now() + LEASE_MS));
  if (batch === undefined) return false;
  const notice = await findNotice(pool, batch.noticeId);
  // Its record was erased a moment ago, and the batch with it.
  if (notice === undefined) return true;
  const pass = await goThrough(services, notice, batch, isOver);
  if (pass !== undefined) await withRetries(() => restBatch(pool, pass.batch, pass.rest));
  return true;
}

interface Pass {
  batch: LeasedBatch;
  rest: { dueAt: number | undefined; tries: number };
}

/** Undefined: the batch is in other hands by now. */
async function goThrough(
  services: NoticeServices,
  notice: Notice,
  leased: LeasedBatch,
  isOver: () => boolean,
): Promise<Pass | undefined> {
  const { pool, clock } = services;
  let batch = leased;
  const left: ToldDevice[] = [];
  const places = batch.marks.flatMap((mark, place) => (isOpen(mark) ? [place] : []));
  for (let from = 0; from < places.length; from += PART) {
    if (isOver()) return { batch, rest: { dueAt: clock.now(), tries: batch.tries } };
    const part = places.slice(from, from + PART);
    const { told, claim } = await tellPart(services, notice, batch, part);
    const next = [...batch.marks];
    part.forEach((place, index) => (next[place] = told[index]?.mark ?? marks.waiting));
    const until = Math.max(clock.now() + LEASE_MS, batch.until + 1);
    const recorded = { marks: next, until, gone: deadOf(told), claim: claim && endOf(claim, told) };
    const kept = await withRetries(() => recordMarks(pool, batch, recorded, clock.now()));
    if (!kept) return undefined;
    batch = { ...batch, marks: next, until };
    left.push(...told.filter(({ mark }) => isOpen(mark)));
  }
  return { batch, rest: restOf(batch, left, clock.now()) };
}

async function tellPart(
  services: NoticeServices,
  notice: Notice,
  { devices, tries }: LeasedBatch,
  places: readonly number[],
): Promise<ToldPart> {
  const now = services.clock.now();
  const open = await openNotice(services, notice, now);
  if (open === undefined) return { told: places.map(() => ({ mark: marks.over })) };
  const ids = places.map((place) => devices[place] ?? '');
  const { told, claim } = await sendPart(services, notice, open, ids, now);
  if (tries + 1 < TRIES) return { told, claim };
  const last = told.map((one) => (one.isLater === true ? { ...one, mark: marks.unreachable } : one));
  return { told: last, claim };
}

function openNotice(services: NoticeServices, notice: Notice, now: number): Promise<OpenNotice | undefined> {
  const { unreadable = allReadable } = services;
  if (now >= notice.expiresAt) return Promise.resolve(undefined);
  return unreadable.unless(notice.about, async () => noticeKinds[notice.kind](services, notice));
}

function deadOf(told: readonly ToldDevice[]) {
  return told.flatMap(({ isDead, device }) => (isDead === true && device !== undefined ? [device] : []));
}

/** It counts for those alone to whose phone a push service took it. */
function endOf({ at, claimed }: AlertClaim, told: readonly ToldDevice[]): ClaimEnd {
  return {
    at,
    claimed,
    told: told.flatMap(({ mark, device }) => (mark === marks.sent ? (device?.accountId ?? []) : [])),
  };
}

/** When it goes on: as long after this as the push services need, or once the first quiet hours end. */
function restOf({ tries }: LeasedBatch, left: readonly ToldDevice[], now: number): Pass['rest'] {
  if (left.length === 0) return { dueAt: undefined, tries };
  const late = left.filter(({ isLater }) => isLater === true);
  const held = left.filter(({ isLater }) => isLater !== true).map(({ notBefore = now }) => notBefore);
  // Those who wait for the end of their quiet hours, or of other alerts, have all their tries before them.
  if (late.length === 0) return { dueAt: Math.min(...held), tries: 0 };
  const asked = Math.max(...late.map(({ notBefore = now }) => notBefore));
  const again = Math.max(now + BACK_OFF_MS * 3 ** tries, Math.min(asked, now + LONGEST_MS));
  return { dueAt: again, tries: tries + 1 };
}
