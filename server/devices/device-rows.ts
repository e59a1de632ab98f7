import { randomUUID } from 'node:crypto';
import type { AlertWishes, DeviceBody, DevicePlace } from '../../contract/entities/device.ts';
import { deviceLimits } from '../../contract/device-limits.ts';
import type { DeviceRow } from '../store/alerts/devices.ts';
import type { Claimant } from './claimant.ts';

const noPlace = { lat: null, lng: null, locatedAt: null, isChosenPlace: false } as const;

/**
 * The device in the hands of whoever claims it. Another person than before gets one of their own: what was chosen for the last one, and
 * is on its way, is not theirs. Without a session it is nobody's.
 */
export function inHandsOf(device: DeviceRow, { session, keyMark }: Claimant): DeviceRow {
  const kept = { ...device, keyMark: keyMark ?? device.keyMark };
  if (session === undefined) return { ...kept, ...noPlace, wishes: { on: true }, sessionId: null, accountId: null };
  const bound = { ...kept, sessionId: session.id, accountId: session.accountId };
  if (device.accountId === session.accountId) return bound;
  return { ...bound, ...noPlace, wishes: { on: true }, id: randomUUID() };
}

/** With what the phone says of itself; absent is as it was. `now` in epoch milliseconds. */
export function withChoices(device: DeviceRow, { language, wishes }: DeviceBody, now: number): DeviceRow {
  const spoken = { ...device, language: language ?? device.language };
  if (wishes === undefined || device.sessionId === null) return spoken;
  const { place, ...others } = wishes;
  const wanting = { ...spoken, wishes: others satisfies AlertWishes };
  // Its name is for the phone's screen alone.
  if (place !== undefined) return { ...wanting, ...placed(place.lati, place.long, now), isChosenPlace: true };
  // Where the phone itself is, nobody has said meanwhile.
  return device.isChosenPlace ? { ...wanting, ...noPlace } : wanting;
}

/** Where it is: not where it has a place of its own, and not of nobody's. */
export function atPlace(device: DeviceRow, { longitude, lattitude }: DevicePlace, now: number): DeviceRow {
  if (device.isChosenPlace || device.sessionId === null) return device;
  return { ...device, ...placed(lattitude, longitude, now) };
}

function placed(lat: number | string, lng: number | string, now: number) {
  return { lat: rounded(lat), lng: rounded(lng), locatedAt: new Date(now) };
}

function rounded(degrees: number | string): number {
  return Number(Number(degrees).toFixed(deviceLimits.placeDecimals));
}
