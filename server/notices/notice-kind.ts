import type pg from 'pg';
import type { PushMessage } from '../../contract/entities/push-message.ts';
import type { NoticeDevice } from '../store/alerts/notice-devices.ts';
import type { Notice } from '../store/alerts/notices.ts';
import type { Vault } from '../vault.ts';
import type { Mark } from '../store/alerts/notice-marks.ts';

/** What a device gets: a push, none (and that is how it stands from now on), or one later, in epoch milliseconds. */
export type ToDevice = { message: PushMessage } | { mark: Mark } | { heldUntil: number };

/** A notice with what it is about, as that stands now. */
export interface OpenNotice {
  urgency: 'high' | 'normal';
  /** It is one of the alerts of which nobody gets more than so many a day. */
  counts: boolean;
  forDevice(device: NoticeDevice, now: number): ToDevice;
}

/** What a kind of notice tells. Undefined: there is nothing more to tell, to nobody. Asked again for every few devices. */
export type NoticeKind = (
  services: { pool: pg.Pool; vault: Pick<Vault, 'mark'> },
  notice: Notice,
) => Promise<OpenNotice | undefined>;
