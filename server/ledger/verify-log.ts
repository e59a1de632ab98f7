import { beginsWith, checkLeaves, type LogFault } from '../../contract/ledger/check-leaves.ts';
import { parseCheckpoint, type Checkpoint } from '../../contract/ledger/checkpoint.ts';
import { readLedgerEntry } from '../../contract/ledger/entry.ts';
import { openCheckpoint } from '../../contract/ledger/follow-log.ts';
import { parseKey, parseNote } from '../../contract/ledger/signed-note.ts';
import { texts } from '../texts.ts';
import { sha256 } from './ledger-key.ts';
import type { ShownLog } from './read-log.ts';
import { verifyEd25519 } from './verify-ed25519.ts';

export interface Verified {
  isSound: boolean;
  /** What was found, in words. */
  lines: readonly string[];
}

/** Faults that are named one by one; of more only how many there are. */
const MOST_FAULTS = 10;

/** `key`: that of the log, where it is known from elsewhere. `since`: a signed checkpoint that was kept from before. */
export async function verifyLog(
  log: ShownLog,
  { key, since }: { key?: string; since?: string } = {},
): Promise<Verified> {
  const parsed = parseKey(sha256, key ?? log.key ?? '');
  if (parsed === undefined) return unsound(texts.ledgerNoKey);
  const tools = { sha256, verify: verifyEd25519, publicKey: parsed.publicKey };
  const checkpoint = await openCheckpoint(tools, log.checkpoint);
  if (checkpoint === undefined) return unsound(texts.ledgerUnsigned);
  const faults = checkLeaves(sha256, checkpoint, log.leaves, log.hashes);
  if (faults.length > 0) return unsound(...inWords(faults));
  const earlier = since === undefined ? undefined : parseCheckpoint(parseNote(since)?.text ?? '');
  if (since !== undefined && earlier === undefined) return unsound(texts.ledgerNoCheckpoint);
  const { isSound, line } =
    earlier === undefined ? { isSound: true, line: [] } : comparedWith(log, checkpoint, earlier);
  if (!isSound) return unsound(...line);
  return { isSound, lines: [texts.ledgerSound(checkpoint.origin, checkpoint.size), ...line, ...totals(log.leaves)] };
}

function unsound(...lines: string[]): Verified {
  return { isSound: false, lines };
}

function inWords(faults: readonly LogFault[]): string[] {
  const lines = faults.slice(0, MOST_FAULTS).map(faultInWords);
  const more = faults.length - MOST_FAULTS;
  return more > 0 ? [...lines, texts.ledgerMoreFaults(more)] : lines;
}

function faultInWords(fault: LogFault): string {
  switch (fault.kind) {
    case 'truncated':
      return texts.ledgerTruncated(fault.entries, fault.size);
    case 'extended':
      return texts.ledgerExtended(fault.entries, fault.size);
    case 'reordered':
      return texts.ledgerReordered(fault.index);
    case 'tampered':
      return texts.ledgerTampered(fault.index);
    case 'other-root':
      return texts.ledgerOtherRoot;
    case 'entry':
      return texts.ledgerEntryFault[fault.about](fault.index);
  }
}

function comparedWith(
  { leaves }: ShownLog,
  checkpoint: Checkpoint,
  earlier: Checkpoint,
): { isSound: boolean; line: string[] } {
  if (earlier.origin === checkpoint.origin) {
    const holds = beginsWith(sha256, leaves, earlier);
    if (holds === true) return { isSound: true, line: [texts.ledgerHolds(earlier.size)] };
    return {
      isSound: false,
      line: [
        holds === undefined ? texts.ledgerShorter(earlier.size, checkpoint.size) : texts.ledgerForked(earlier.size),
      ],
    };
  }
  for (const leaf of leaves) {
    const entry = readLedgerEntry(leaf);
    if (entry?.kind !== 'origin' || entry.previous === undefined) break;
    const named = parseCheckpoint(parseNote(entry.previous)?.text ?? '');
    if (named?.origin !== earlier.origin) continue;
    const isSame = named.size === earlier.size && Buffer.compare(named.root, earlier.root) === 0;
    if (isSame) return { isSound: true, line: [texts.ledgerFollows(named.origin, named.size)] };
    // Whether the old log, which went on, has all that it had is asked of the old log itself.
    if (named.size > earlier.size) return { isSound: true, line: [texts.ledgerFollowsLater(named.origin, named.size)] };
    return { isSound: false, line: [texts.ledgerLost(named.origin, named.size, earlier.size)] };
  }
  return { isSound: false, line: [texts.ledgerUnnamed(checkpoint.origin, earlier.origin)] };
}

/** What is told of money, in rupees, by kind; what was paid in test mode apart. */
function totals(leaves: readonly string[]): string[] {
  const sums = new Map<string, { count: number; paise: number }>();
  for (const leaf of leaves) {
    const { kind = '', amount = 0, test } = readLedgerEntry(leaf) ?? {};
    const name = test === true ? `${kind} (test)` : kind;
    const { count, paise } = sums.get(name) ?? { count: 0, paise: 0 };
    sums.set(name, { count: count + 1, paise: paise + amount });
  }
  return Array.from(sums, ([kind, { count, paise }]) => texts.ledgerTotal(kind, count, (paise / 100).toFixed(2)));
}
