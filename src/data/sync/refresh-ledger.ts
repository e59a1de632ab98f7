import { LEDGER_PREFIX } from '../../../contract/calls/ledger-addresses.ts';
import { textOf } from '../../../contract/ledger/bytes.ts';
import { readLedgerEntry, type ReadLedgerEntry } from '../../../contract/ledger/entry.ts';
import { followLog, openCheckpoint, readLeaf, type LogStanding } from '../../../contract/ledger/follow-log.ts';
import { askLedger } from '../client/ask-ledger.ts';
import { mainDb } from '../db.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import { publicConfig } from '../queries/config.ts';
import { keptLedger, type KeptLedger, type LedgerTrouble } from '../queries/ledger/kept-ledger.ts';
import { refreshConfig } from './refresh-config.ts';
import { LEDGER_KEY } from '../device-settings.ts';

/**
 * Asks for the ledger's checkpoint and demands that it goes with the one that this phone keeps; keeps the new one, or what is wrong with it.
 * Undefined where nothing could be asked: nothing changes then.
 */
export async function refreshLedger(): Promise<LogStanding | undefined> {
  // A phone on its first visit may ask before it has the settings, which name the key.
  if ((await publicConfig()).ledgerKey === undefined) await refreshConfig();
  const standing = await look().catch(() => undefined);
  if (standing?.kind !== 'broken' || standing.why !== 'unsigned') return keep(standing);
  // The key may have been changed since the settings were kept.
  await refreshConfig();
  return keep(await look().catch(() => undefined));
}

async function look(): Promise<LogStanding | undefined> {
  const reader = ledgerReader((await publicConfig()).ledgerKey);
  const note = reader && (await askLedger(`${LEDGER_PREFIX}/checkpoint`));
  if (reader === undefined || note === undefined) return undefined;
  return followLog(reader, (await keptLedger()).checkpoint, textOf(note) ?? '');
}

async function keep(standing: LogStanding | undefined): Promise<LogStanding | undefined> {
  if (standing !== undefined) {
    const { trouble, checkpoint } = await keptLedger();
    const next = after(standing, checkpoint, trouble);
    await mainDb.settings.put({ key: LEDGER_KEY, value: next }).catch(() => undefined);
  }
  return standing;
}

function after(standing: LogStanding, checkpoint: string | undefined, trouble: LedgerTrouble | undefined): KeptLedger {
  if (standing.kind === 'broken') return { ...(checkpoint === undefined ? {} : { checkpoint }), trouble: standing };
  if (standing.kind === 'new-origin') {
    const { kind, reason, holdsOurs, kept, offered } = standing;
    return { checkpoint: offered.note, trouble: { kind, reason, holdsOurs, kept: kept.note, offered: offered.note } };
  }
  const newest = standing.kind === 'older' && checkpoint !== undefined ? checkpoint : standing.offered.note;
  return { checkpoint: newest, ...(isEvidence(trouble) ? { trouble } : {}) };
}

/**
 * Two signed histories stay evidence, whatever is shown afterwards. An answer without a signature, or a tile that was missing, may have been
 * an accident of the way.
 */
function isEvidence(trouble: LedgerTrouble | undefined): trouble is LedgerTrouble {
  return trouble !== undefined && !(trouble.kind === 'broken' && ['unsigned', 'unproven'].includes(trouble.why));
}

/** The person has read it, and copied what they wanted. */
export async function forgetLedgerTrouble(): Promise<void> {
  const { checkpoint } = await keptLedger();
  await mainDb.settings.put({ key: LEDGER_KEY, value: checkpoint === undefined ? {} : { checkpoint } });
}

/**
 * An entry of the ledger that this phone knows, proved to be in it. `not-there`: the server has it not, or cannot prove it. Undefined where
 * nothing could be asked, or no checkpoint is kept yet.
 */
export async function verifyEntry(index: number): Promise<ReadLedgerEntry | 'not-there' | undefined> {
  try {
    const reader = ledgerReader((await publicConfig()).ledgerKey);
    const { checkpoint } = await keptLedger();
    const log = reader && checkpoint !== undefined ? await openCheckpoint(reader, checkpoint) : undefined;
    if (reader === undefined || log === undefined) return undefined;
    const leaf = await readLeaf(reader, log, index);
    return (leaf === undefined ? undefined : readLedgerEntry(leaf)) ?? 'not-there';
  } catch {
    return undefined;
  }
}
