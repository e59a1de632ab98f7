import type { AlertProgress } from '../../../../contract/calls/alert-progress.ts';
import { ALERT_PROGRESS_KEY } from '../../own-settings.ts';
import { ownCopy } from '../items/own-copy.ts';

export type { AlertProgress } from '../../../../contract/calls/alert-progress.ts';

/** The alerts to one disaster, as the server told last. */
export interface ToldProgress {
  /** Newest first. */
  alerts: readonly AlertProgress[];
  /** Device time at which it was asked for. */
  asOf: number;
}

/** Of the admin who looked alone; gone with their session. */
export interface KeptProgress {
  owner: string;
  disasters: Readonly<Record<string, ToldProgress>>;
}

/** This device's copy; `undefined` where it was never told. Never rejects. */
export async function alertProgress(disasterId: string): Promise<ToldProgress | undefined> {
  return (await ownCopy<KeptProgress>(ALERT_PROGRESS_KEY))?.disasters[disasterId];
}
