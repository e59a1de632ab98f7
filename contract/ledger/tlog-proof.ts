import { base64Of, bytesOfBase64 } from './bytes.ts';
import { HASH_BYTES } from './tiles.ts';

/** That an entry is in a log, to be checked without the log: C2SP `tlog-proof`, "Format". */
export interface TlogProof {
  index: number;
  /** From the leaf's sibling to the root's child. */
  proof: readonly Uint8Array[];
  /** The signed note, verbatim. */
  checkpoint: string;
  /** What whoever made the file says beside it: not signed, and to be believed only as far as it is proved. */
  extra?: Uint8Array;
}

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';

export function isTlogProof(text: string): boolean {
  return text.startsWith(`${FIRST_LINE}\n`);
}

export function formatTlogProof({ index, proof, checkpoint, extra }: TlogProof): string {
  const beside = extra === undefined ? [] : [`extra ${base64Of(extra)}`];
  const lines = [FIRST_LINE, ...beside, `index ${index}`, ...proof.map(base64Of)];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** Undefined where it is none. */
export function parseTlogProof(text: string): TlogProof | undefined {
  const middle = text.indexOf('\n\n');
  if (middle < 0) return undefined;
  const [first, ...lines] = text.slice(0, middle).split('\n');
  const beside = lines[0]?.startsWith('extra ') === true ? lines.shift()?.slice('extra '.length) : undefined;
  const extra = beside === undefined ? undefined : bytesOfBase64(beside);
  const [, indexText] = /^index (0|[1-9]\d{0,15})$/.exec(lines.shift() ?? '') ?? [];
  const index = Number(indexText);
  const proof = lines.map(bytesOfBase64);
  if (first !== FIRST_LINE || !Number.isSafeInteger(index)) return undefined;
  const isWhole = proof.every((hash): hash is Uint8Array => hash?.length === HASH_BYTES);
  if (!isWhole || (beside !== undefined && extra === undefined)) return undefined;
  return { index, proof, checkpoint: text.slice(middle + 2), ...(extra && { extra }) };
}
