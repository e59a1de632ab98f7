import { base64Of, bytesOfBase64 } from './bytes.ts';
import { HASH_BYTES } from './tiles.ts';

/** That an entry is in a log, to be checked without the log: C2SP `tlog-proof`, "Format". */
export interface TlogProof {
  index: number;
  /** From the leaf's sibling to the root's child. */
  proof: readonly Uint8Array[];
  /** The signed note, verbatim. */
  checkpoint: string;
}

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';

export function formatTlogProof({ index, proof, checkpoint }: TlogProof): string {
  const lines = [FIRST_LINE, `index ${index}`, ...proof.map(base64Of)];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** Undefined where it is none. Extra data is passed over: it is not what was signed. */
export function parseTlogProof(text: string): TlogProof | undefined {
  const middle = text.indexOf('\n\n');
  if (middle < 0) return undefined;
  const [first, ...lines] = text.slice(0, middle).split('\n');
  if (lines[0]?.startsWith('extra ') === true) lines.shift();
  const [, indexText] = /^index (0|[1-9]\d{0,15})$/.exec(lines.shift() ?? '') ?? [];
  const index = Number(indexText);
  const proof = lines.map(bytesOfBase64);
  if (first !== FIRST_LINE || !Number.isSafeInteger(index)) return undefined;
  const isWhole = proof.every((hash): hash is Uint8Array => hash?.length === HASH_BYTES);
  return isWhole ? { index, proof, checkpoint: text.slice(middle + 2) } : undefined;
}
