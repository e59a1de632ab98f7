import type pg from 'pg';
import type { PushMessage } from '../../contract/entities/push-message.ts';
import { fitMessage } from '../push/fit-message.ts';
import { pushTargetOf } from '../push/push-target.ts';
import type { PushSender, Sent } from '../push/sender.ts';
import { findNoticeDevices, type NoticeDevice } from '../store/notice-devices.ts';
import type { Notice } from '../store/notices.ts';
import type { Vault } from '../vault.ts';
import { marks, type Mark } from '../store/notice-marks.ts';
import type { OpenNotice } from './notice-kind.ts';
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

/** Sends to some devices of a batch, all at once, and says what came of each, in their order. */
export async function sendPart(
  services: SendServices,
  notice: Notice,
  open: OpenNotice,
  ids: readonly string[],
  now: number,
): Promise<ToldDevice[]> {
  const devices = await findNoticeDevices(services.pool, ids, notice.id, now);
  return Promise.all(
    ids.map(async (id) => {
      const device = devices.get(id);
      if (device === undefined) return { mark: marks.gone };
      return { ...(await tell(services, notice, open, device, now)), device };
    }),
  );
}

async function tell(
  services: SendServices,
  notice: Notice,
  open: OpenNotice,
  device: NoticeDevice,
  now: number,
): Promise<ToldDevice> {
  const to = open.forDevice(device, now);
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
