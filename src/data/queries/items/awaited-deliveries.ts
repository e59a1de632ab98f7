import type { DeliveryView } from '../../../../contract/entities/delivery.ts';
import { mainDb } from '../../db.ts';
import { AWAITED_KEY } from '../../device-settings.ts';

/** What is under way to somebody who asked for aid on this phone, with the code of each delivery. */
export interface Awaited {
  deliveries: DeliveryView[];
  /** Device time at which it was asked for. */
  asOf: number;
}

/** By the request's id. */
export type KeptAwaited = Readonly<Record<string, Awaited>>;

/** What this phone was told last; `undefined` where it was never told. Never rejects. */
export async function awaitedDeliveries(aidId: string): Promise<Awaited | undefined> {
  const row = await mainDb.settings.get(AWAITED_KEY).catch(() => undefined);
  return (row?.value as KeptAwaited | undefined)?.[aidId];
}
