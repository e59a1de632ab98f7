import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { LEDGER_FILE_FORMAT } from '../../contract/calls/ledger.ts';
import { LEDGER_PREFIX } from '../../contract/calls/ledger-addresses.ts';
import { parseCheckpoint } from '../../contract/ledger/checkpoint.ts';
import { parseNote } from '../../contract/ledger/signed-note.ts';
import { HASH_BYTES, hashAt, TILE_WIDTH, tilePath, unpackEntries, widthIn } from '../../contract/ledger/tiles.ts';
import { boundedBuffer } from '../bounded-bytes.ts';
import { codeOf, OperatorError } from '../operator.ts';
import { texts } from '../texts.ts';
import { jsonOf } from './json-of.ts';

/** A log as somebody shows it: nothing of it is believed yet. */
export interface ShownLog {
  /** By which it says that it is signed; absent where nothing says so. */
  key?: string | undefined;
  /** Signed note. */
  checkpoint: string;
  leaves: readonly string[];
  /** Of the tiles, by which each entry can be compared. */
  hashes?: readonly Uint8Array[];
}

const headSchema = v.object({ format: v.literal(LEDGER_FILE_FORMAT), key: v.string(), checkpoint: v.string() });
const configSchema = v.object({ data: v.object({ ledgerKey: v.string() }) });
const ANSWER_MS = 30_000;
/** Of one file of the log: a bundle of 256 entries has some 100 kB. */
const ANSWER_BYTES = 32 * 1024 * 1024;

/** A file as `/api/ledger/download` gives it. */
export function readLogFile(path: string): ShownLog {
  const [first = '', ...leaves] = readFileSync(path, 'utf8').split('\n');
  // The last line has a line feed too.
  if (leaves.at(-1) === '') leaves.pop();
  const head = v.safeParse(headSchema, jsonOf(first));
  if (!head.success) throw new OperatorError(texts.noLedgerFile(path));
  const { key, checkpoint } = head.output;
  return { key, checkpoint, leaves };
}

/** A checkpoint that was kept: alone, or in a file of a whole ledger. */
export function readCheckpointFile(path: string): string {
  const text = readFileSync(path, 'utf8');
  return text.startsWith('{') ? readLogFile(path).checkpoint : text;
}

/** A server's ledger: by the address of the app, or by that of one log (`…/api/ledger/<epoch>`). */
export async function readLogAt(address: string): Promise<ShownLog> {
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  const prefix = `${origin}${path.startsWith(LEDGER_PREFIX) ? path : LEDGER_PREFIX}`;
  const checkpoint = (await fetched(`${prefix}/checkpoint`)).toString();
  const { size = 0 } = parseCheckpoint(parseNote(checkpoint)?.text ?? '') ?? {};
  const leaves: string[] = [];
  const hashes: Uint8Array[] = [];
  for (let index = 0; index * TILE_WIDTH < size; index += 1) {
    const [bundle, tile] = await Promise.all(
      (['entries', 0] as const).map((level) =>
        fetched(`${prefix}/${tilePath({ level, index, width: widthIn(size, { level, index }) })}`),
      ),
    );
    const entries = bundle && unpackEntries(bundle);
    // What is no bundle has no entries: the log is shorter than it says.
    if (entries === undefined || tile === undefined) break;
    leaves.push(...entries.map((entry) => Buffer.from(entry).toString()));
    for (let at = 0; (at + 1) * HASH_BYTES <= tile.length; at += 1) hashes.push(hashAt(tile, at));
  }
  return { key: await keyAt(origin), checkpoint, leaves, hashes };
}

async function keyAt(origin: string): Promise<string | undefined> {
  const config = v.safeParse(configSchema, jsonOf((await fetched(`${origin}/api/config`)).toString()));
  return config.success ? config.output.data.ledgerKey : undefined;
}

/** A tile that is not there is empty. */
async function fetched(url: string): Promise<Buffer> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (!answer.ok && answer.status !== 404) throw new OperatorError(texts.ledgerUnreachable(url, `${answer.status}`));
    return answer.ok ? await boundedBuffer(answer.body, ANSWER_BYTES) : Buffer.alloc(0);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(texts.ledgerUnreachable(url, codeOf(error)));
  }
}
