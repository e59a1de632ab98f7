import { failed, ok } from '../../contract/base/result.ts';
import type { Perform } from '../performing.ts';
import { refusals } from '../refusal.ts';
import { keepPushReceipt } from '../store/alerts/push-receipts.ts';
import { isReceiptKey } from './receipt-key.ts';

/** Keeps that a push reached its device, or was opened there. Of a notice or a device that is no more nothing is kept, and that is fine. */
export const noteAlert: Perform<'noteAlert'> = async ({ client, vault, now }, { body }) => {
  const { noticeId, deviceId, key, event } = body;
  if (!isReceiptKey(vault, noticeId, deviceId, key)) return failed(refusals.forbidden());
  await keepPushReceipt(client, { noticeId, deviceId, event }, now);
  return ok({});
};
