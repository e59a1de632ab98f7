import type { BrokenLog } from '../../../../contract/ledger/follow-log.ts';
import { mainDb } from '../../db.ts';
import { LEDGER_KEY } from '../../device-settings.ts';

/** What a person is told of the ledger; both checkpoints as signed notes, to be handed on. */
export type LedgerTrouble =
  | { kind: 'broken'; why: BrokenLog; kept: string | undefined; offered: string }
  | { kind: 'new-origin'; reason: string | undefined; holdsOurs: boolean; kept: string; offered: string };

/** What this phone remembers of the ledger. */
export interface KeptLedger {
  /** The last signed checkpoint that went with the one before it. */
  checkpoint?: string;
  trouble?: LedgerTrouble;
}

/** Never rejects: a phone whose storage does not answer remembers nothing. */
export async function keptLedger(): Promise<KeptLedger> {
  const row = await mainDb.settings.get(LEDGER_KEY).catch(() => undefined);
  return (row?.value as KeptLedger | undefined) ?? {};
}
