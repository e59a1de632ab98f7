import { withStorage } from '../web-storage.ts';
import type { PhonePlace } from './push-state.ts';

/** Section 3's names, spelt so. */
const TOKEN = 'fcm_token';
const LONGITUDE = 'longitude';
const LATITUDE = 'lattitude';
export const pushNames: readonly string[] = [TOKEN, LONGITUDE, LATITUDE];

export function readPushToken(): string | undefined {
  return withStorage('localStorage', (storage) => storage.getItem(TOKEN)) ?? undefined;
}

export function storePushToken(token: string): void {
  withStorage('localStorage', (storage) => storage.setItem(TOKEN, token));
}

export function storePushPlace({ lati, long }: PhonePlace): void {
  withStorage('localStorage', (storage) => {
    storage.setItem(LONGITUDE, String(long));
    storage.setItem(LATITUDE, String(lati));
  });
}

/** They go with the person whose they were. */
export function forgetPushNames(): void {
  withStorage('localStorage', (storage) => {
    for (const name of pushNames) storage.removeItem(name);
  });
}
