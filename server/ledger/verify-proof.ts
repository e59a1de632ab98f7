import * as v from 'valibot';
import { readLedgerEntry } from '../../contract/ledger/entry.ts';
import { openCheckpoint } from '../../contract/ledger/follow-log.ts';
import { isIncluded, leafHash } from '../../contract/ledger/merkle.ts';
import { parseKey } from '../../contract/ledger/signed-note.ts';
import { parseTlogProof } from '../../contract/ledger/tlog-proof.ts';
import { texts } from '../texts.ts';
import { jsonOf } from './json-of.ts';
import { sha256 } from './ledger-key.ts';
import { verifyEd25519 } from './verify-ed25519.ts';
import type { Verified } from './verify-log.ts';

/** What `proofOf` puts beside a proof. */
const extraSchema = v.object({ key: v.string(), leaf: v.string() });

/** A receipt's proof, on its own: is its entry in a log that is signed with the key? `key`: where it is known from elsewhere. */
export async function verifyProof(text: string, { key }: { key?: string } = {}): Promise<Verified> {
  const shown = parseTlogProof(text);
  const beside = v.safeParse(extraSchema, jsonOf(Buffer.from(shown?.extra ?? []).toString()));
  if (shown === undefined || !beside.success) return unsound(texts.proofNone);
  const parsed = parseKey(sha256, key ?? beside.output.key);
  if (parsed === undefined) return unsound(texts.ledgerNoKey);
  const tools = { sha256, verify: verifyEd25519, publicKey: parsed.publicKey };
  const checkpoint = await openCheckpoint(tools, shown.checkpoint);
  if (checkpoint === undefined) return unsound(texts.ledgerUnsigned);
  const { index, proof } = shown;
  const { leaf } = beside.output;
  const hash = leafHash(sha256, Buffer.from(leaf));
  if (!isIncluded(sha256, checkpoint, { index, hash }, proof)) return unsound(texts.proofWrong(index));
  const entry = readLedgerEntry(leaf);
  if (entry === undefined) return unsound(texts.ledgerEntryFault.form(index));
  const { kind, day, amount = 0, test } = entry;
  const what = texts.proofEntry(test === true ? `${kind} (test)` : kind, day, (amount / 100).toFixed(2));
  const { origin, size } = checkpoint;
  const ofFile = key === undefined ? [texts.proofOwnKey] : [];
  return { isSound: true, lines: [texts.proofSound(index, origin, size), what, ...ofFile] };
}

function unsound(line: string): Verified {
  return { isSound: false, lines: [line] };
}
