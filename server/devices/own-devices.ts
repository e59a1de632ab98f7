import type pg from 'pg';
import type { InferOutput } from 'valibot';
import type { ownDeviceSchema, ownPushSchema } from '../../contract/entities/own-device.ts';
import { devicesOf, pushesOf } from '../store/alerts/own-devices.ts';

/** What is kept of the devices that an account gets pushes on, and of what came there: for its owner's own copy. No token, no key. */
export async function ownDevices(
  pool: pg.Pool,
  accountId: string,
): Promise<{ devices: InferOutput<typeof ownDeviceSchema>[]; pushes: InferOutput<typeof ownPushSchema>[] }> {
  const [devices, pushes] = [await devicesOf(pool, accountId), await pushesOf(pool, accountId)];
  return {
    devices: devices.map(({ lat, lng, locatedAt, isChosenPlace, registeredAt, endedAt, ...device }) => ({
      ...device,
      registeredAt: registeredAt.toISOString(),
      ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
      ...(lat === null || lng === null || locatedAt === null
        ? {}
        : { place: { lat, lng, at: locatedAt.toISOString(), chosen: isChosenPlace } }),
    })),
    pushes: pushes.map(({ at, reachedAt, openedAt, ...push }) => ({
      ...push,
      at: at.toISOString(),
      ...(reachedAt === null ? {} : { reachedAt: reachedAt.toISOString() }),
      ...(openedAt === null ? {} : { openedAt: openedAt.toISOString() }),
    })),
  };
}
