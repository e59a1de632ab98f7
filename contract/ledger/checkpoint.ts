import { base64Of, bytesOfBase64 } from './bytes.ts';
import type { Tree } from './merkle.ts';
import { HASH_BYTES } from './tiles.ts';

/** What a log says of itself at one size: C2SP `tlog-checkpoint`, "Note text". Ours have no extension lines. */
export interface Checkpoint extends Tree {
  /** Names the log: another history has another origin. */
  origin: string;
}

export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${base64Of(root)}\n`;
}

/** Undefined where it is none. Extension lines of another log are tolerated, and say nothing here. */
export function parseCheckpoint(text: string): Checkpoint | undefined {
  const [origin = '', sizeText = '', rootText = '', ...extensions] = text.split('\n');
  if (extensions.pop() !== '' || extensions.includes('') || origin === '') return undefined;
  if (!/^(0|[1-9]\d{0,15})$/.test(sizeText)) return undefined;
  const size = Number(sizeText);
  const root = bytesOfBase64(rootText);
  return Number.isSafeInteger(size) && root?.length === HASH_BYTES ? { origin, size, root } : undefined;
}
