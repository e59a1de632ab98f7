import type { PhotoRow } from '../photo-row.ts';
import type { PhotoPorts } from './ports.ts';
import { sendUpload, type Link, type Sending, type UploadOutcome } from './send-upload.ts';

/** What it is to have of the bytes that were too many. */
const SHARE = 0.5;

type Final = Exclude<UploadOutcome, { kind: 'too-large' }>;

const refused = { kind: 'refused', reason: 'too-large' } as const;

/**
 * Sends one file of a photo. A picture that is too large for the server, or for something on the way, is made smaller once and sent so,
 * under the same id: one photo stays one. Only where that is too large as well, or this phone cannot make it smaller, is it refused.
 */
export async function sendMadeSmaller(ports: PhotoPorts, sending: Sending, link: Link): Promise<Final> {
  const outcome = await sendUpload(ports, sending, link);
  if (outcome.kind !== 'too-large') return outcome;
  const { row, form } = sending;
  if (form !== 'whole' || !row.isShrunk || row.isShrunkAgain) return refused;
  const smaller = await makeSmaller(ports, row);
  if (smaller.kind !== 'smaller') return smaller;
  const again = await sendUpload(ports, { ...sending, row: smaller.row }, link);
  return again.kind === 'too-large' ? refused : again;
}

/** On disk before it is sent: a phone that dies now goes on with the smaller one. */
async function makeSmaller(ports: PhotoPorts, { id }: PhotoRow): Promise<Final | { kind: 'smaller'; row: PhotoRow }> {
  const bytes = await ports.store.bytes(id, 'whole');
  if (bytes === undefined) return { kind: 'removed' };
  const most = Math.floor(bytes.length * SHARE);
  const made = await ports.shrinkAgain(bytes, most).catch(() => 'away' as const);
  // What makes it smaller is not on this phone now: it may come with the next page.
  if (made === 'away') return { kind: 'aside', reason: 'too-large' };
  if (made === undefined || made.length >= bytes.length) return refused;
  const row = await ports.store.putSmaller(id, made, await ports.digest(made));
  return row === undefined ? { kind: 'removed' } : { kind: 'smaller', row };
}
