import type { Figures } from '../../../../contract/calls/figures.ts';
import { mainDb } from '../../db.ts';
import { FIGURES_KEY } from '../../device-settings.ts';

/** What the server counted last, as far as this device heard; null where it never did. Never rejects. */
export async function keptFigures(): Promise<Figures | null> {
  const row = await mainDb.settings.get(FIGURES_KEY).catch(() => undefined);
  return (row?.value as Figures | undefined) ?? null;
}
