import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import type { Role } from '../../contract/enumerations.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Hashing } from './hashing.ts';
import type { SealingPair } from './sealing-pair.ts';
import type { Vault } from '../vault.ts';

/** What accounts need of the world. */
export interface AccountServices {
  pool: pg.Pool;
  clock: Clock;
  vault: Vault;
  /** Makes the first admin, once. */
  setupCode: string;
  /** Roles that need no approval; never `admin`. */
  autoApprove: readonly Role[];
  hashing: Hashing;
  /** Makes an account's pair: `makeSealingPair`. */
  makePair(): Promise<SealingPair>;
  /** Absent: this server cannot send mail. */
  mailer?: Mailer;
  /** Origin at which people open the app, for links in mails and on paper; there wherever `mailer` is. A Host header is no proof of it. */
  appUrl?: string;
  /** Told of an error that is answered only in part of a request, or that nobody waits for. */
  onBug(error: unknown): void;
}

/** The device that asks, as far as it can be told from others. */
export interface Device {
  /** Browser and system in words. */
  name: string;
  /** `networkOf` its address, shared by a whole camp perhaps. */
  network: string;
  /** SHA-256 of the key that the phone made for itself; of nothing where it sent none. */
  keyHash: string;
  hasKey: boolean;
}
