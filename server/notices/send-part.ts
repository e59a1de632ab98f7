import type pg from 'pg';
import type { PushMessage } from '../../contract/entities/push-message.ts';
import { fitMessage } from '../push/fit-message.ts';
import { pushTargetOf } from '../push/push-target.ts';
import type { PushSender, Sent } from '../push/sender.ts';
import { BUSY_MS, claimAlert, type AlertClaim } from '../store/alerts/claim-alert.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { findNoticeDevices, type NoticeDevice } from '../store/alerts/notice-devices.ts';
import type { Notice } from '../store/alerts/notices.ts';
import type { Vault } from '../vault.ts';
import { marks, type Mark } from '../store/alerts/notice-marks.ts';
import type { OpenNotice, ToDevice } from './notice-kind.ts';
import { receiptKey } from './receipt-key.ts';

export interface SendServices {
  pool: pg.Pool;
  vault: Pick<Vault, 'mark'>;
  sender: PushSender;
  /** The operator's own push services. */
  hosts: readonly string[];
}

/** What came of one device. */
export interface ToldDevice {
  mark: Mark;
  /** Of those whose turn is still to come: not before then, in epoch milliseconds. */
  notBefore?: number;
  /** The push service had no time, or did not answer. */
  isLater?: true;
  /** The push service says that nobody is there any more. */
  isDead?: true;
  /** As it was asked for; undefined: it is no more. */
  device?: NoticeDevice;
}

export interface ToldPart {
  told: ToldDevice[];
  /** Of an alert that counts. */
  claim?: AlertClaim | undefined;
}

/** Sends to some devices of a batch, all at once, and says what came of each, in their order. */
export async function sendPart(
  services: SendServices,
  notice: Notice,
  open: OpenNotice,
  ids: readonly string[],
  now: number,
): Promise<ToldPart> {
  const devices = await findNoticeDevices(services.pool, ids, now);
  const parts = ids.map((id) => {
    const device = devices.get(id);
    return device && { device, to: open.forDevice(device, now) };
  });
  const claim = open.counts ? await claimFor(services, notice, parts, now) : undefined;
  const told = await Promise.all(
    parts.map(async (part): Promise<ToldDevice> => {
      if (part === undefined) return { mark: marks.gone };
      const { device, to } = part;
      const refused = 'message' in to ? notNow(device, claim) : undefined;
      const end = refused ?? (await tell(services, notice, open, part, now));
      return { ...end, device };
    }),
  );
  return { told, claim };
}

/** Enough for a day, or so it would be if all came that is on its way. */
function notNow({ accountId }: NoticeDevice, claim: AlertClaim | undefined): ToldDevice | undefined {
  if (claim === undefined || accountId === null) return undefined;
  if (claim.capped.has(accountId)) return { mark: marks.capped };
  return claim.busy.has(accountId) ? { mark: marks.waiting, notBefore: claim.at + BUSY_MS } : undefined;
}

type Part = { device: NoticeDevice; to: ToDevice };

/** Of those who are to be told now: whoever waits for the end of their quiet hours has not had it. */
function claimFor({ pool }: SendServices, { id }: Notice, parts: readonly (Part | undefined)[], now: number) {
  const accounts = parts.flatMap((part) => (part && 'message' in part.to ? (part.device.accountId ?? []) : []));
  if (accounts.length === 0) return undefined;
  return withRetries(() => claimAlert(pool, id, [...new Set(accounts)], now));
}

async function tell(
  services: SendServices,
  notice: Notice,
  open: OpenNotice,
  { device, to }: Part,
  now: number,
): Promise<ToldDevice> {
  if ('mark' in to) return { mark: to.mark };
  if ('heldUntil' in to) return { mark: marks.quiet, notBefore: to.heldUntil };
  const target = pushTargetOf(device.token, services.hosts);
  if (target === undefined) return { mark: marks.refused };
  const sent = await services.sender.send(target, {
    payload: fitMessage(withReceipt(services, to.message, device)),
    urgency: open.urgency,
    ttlSeconds: Math.max(0, Math.floor((notice.expiresAt - now) / 1000)),
    // 32 characters of base64url, as RFC 8030 has it.
    topic: notice.id.replaceAll('-', ''),
  });
  return markOf(sent, now);
}

function withReceipt({ vault }: SendServices, message: PushMessage, { id: device }: NoticeDevice): PushMessage {
  return { ...message, receipt: { device, key: receiptKey(vault, message.id, device) } };
}

function markOf(sent: Sent, now: number): ToldDevice {
  if (sent.kind === 'gone') return { mark: marks.gone, isDead: true };
  if (sent.kind !== 'later') return { mark: marks[sent.kind] };
  return { mark: marks.waiting, isLater: true, notBefore: now + (sent.retryAfterMs ?? 0) };
}
