import { photoLimits } from '../../../../contract/photo-limits.ts';
import { uploadName, type UploadFacts, type UploadForm } from '../../../../contract/photo-address.ts';
import type { PhotoRow, UploadState } from '../photo-row.ts';
import { judgeUpload, type UploadVerdict } from './judge-upload.ts';
import { LEAST_PART_BYTES, partLimitMs, sizeAfter, sizeAfterFailure } from './part-size.ts';
import type { PhotoPorts, Proof } from './ports.ts';

/** Milliseconds for a creation: it has no body. */
const CREATE_MS = 30_000;
/** Times that an upload may turn out to stand elsewhere before it is left alone for a while. */
const MOST_MOVES = 3;
/** Parts that are refused for their method alone, before they go by another. */
const MOST_NO_METHOD = 2;

/** What the link was like, over all uploads of one run. */
export interface Link {
  partBytes: number;
  /** No part is larger: something on the way refused one that was. */
  mostBytes: number;
  /** How many parts were refused for being a PATCH. */
  noMethod: number;
}

export const newLink = (): Link => ({
  partBytes: photoLimits.partBytes,
  mostBytes: photoLimits.mostPartBytes,
  noMethod: 0,
});

/** One file of a photo, as it is to go. */
export interface Sending {
  row: PhotoRow;
  form: UploadForm;
  proof: Proof;
}

/** `paused`: a text goes first. `removed`: its person took it away. */
export type UploadOutcome =
  | { kind: 'done'; epoch: string | undefined }
  | { kind: 'paused' }
  | { kind: 'removed' }
  | Exclude<UploadVerdict, { kind: 'at' } | { kind: 'moved' } | { kind: 'no-method' }>;

/** What is on the way lets no photo through. */
const NOT_OURS = { kind: 'later', reason: 'not-ours' } as const;

/** Sends one file of a photo from where the server stands: it is asked by the creation, which is safe to repeat. */
export async function sendUpload(ports: PhotoPorts, { row, form, proof }: Sending, link: Link): Promise<UploadOutcome> {
  const bytes = await ports.store.bytes(row.id, form);
  const upload = row[form];
  if (bytes === undefined || upload === undefined) return { kind: 'removed' };
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const answer = await ports.net.create(
      { length: upload.size, metadata: factsOf(row, form, upload), proof },
      CREATE_MS,
    );
    const begun = judgeUpload(answer, 'creation', ports.clock.now());
    if (begun.kind === 'moved') continue;
    if (isFormerThere(row, begun)) {
      const ended = await endFormer(ports, uploadName(row.id, form));
      if (ended.kind !== 'moved') return ended;
      continue;
    }
    if (begun.kind === 'no-method') return NOT_OURS;
    if (begun.kind !== 'at') return begun;
    const sent = await sendParts(ports, { row, form, bytes, begun }, link);
    if (sent.kind !== 'moved') return sent;
  }
  return { kind: 'aside', reason: 'server-trouble' };
}

/** The server holds what came of this photo before it was made smaller a second time, under the same id. */
function isFormerThere({ isShrunkAgain }: PhotoRow, begun: UploadVerdict): boolean {
  return isShrunkAgain === true && begun.kind === 'refused' && begun.reason === 'conflict';
}

/** It makes room for the smaller one: one photo has one upload. Had all of it arrived after all, that is the photo. */
async function endFormer(ports: PhotoPorts, name: string): Promise<UploadOutcome | { kind: 'moved' }> {
  const answer = await ports.net.end(name, CREATE_MS);
  if (answer.kind === 'answered' && answer.contract !== undefined) {
    if (answer.status < 300 || answer.status === 404) return { kind: 'moved' };
    if (answer.status === 403) return { kind: 'done', epoch: answer.epoch };
  }
  const verdict = judgeUpload(answer, 'part', ports.clock.now());
  if (verdict.kind === 'no-method') return NOT_OURS;
  return verdict.kind === 'at' ? { kind: 'aside', reason: 'server-trouble' } : verdict;
}

interface Begun {
  row: PhotoRow;
  form: UploadForm;
  bytes: Uint8Array;
  begun: Extract<UploadVerdict, { kind: 'at' }>;
}

async function sendParts(
  ports: PhotoPorts,
  { row, form, bytes, begun }: Begun,
  link: Link,
): Promise<UploadOutcome | { kind: 'moved' }> {
  const name = uploadName(row.id, form);
  let { offset, epoch } = begun;
  for (;;) {
    if (!(await noteOffset(ports, row.id, form, offset))) return { kind: 'removed' };
    if (offset >= bytes.length) return { kind: 'done', epoch };
    if (await ports.texts.isUnderWay()) return { kind: 'paused' };
    const part = bytes.subarray(offset, offset + link.partBytes);
    const checksum = await ports.checksum(part);
    const startedAt = ports.clock.now();
    const isPosted = link.noMethod >= MOST_NO_METHOD;
    const answer = await ports.net.part({ name, offset, bytes: part, checksum, isPosted }, partLimitMs(part.length));
    const verdict = judgeUpload(answer, 'part', ports.clock.now());
    if (verdict.kind === 'too-large' && part.length > LEAST_PART_BYTES) {
      // It may be this part alone: a proxy on the way has a limit of its own.
      link.mostBytes = sizeAfterFailure(part.length);
      link.partBytes = link.mostBytes;
      continue;
    }
    if (verdict.kind === 'no-method') {
      if (isPosted) return NOT_OURS;
      link.noMethod += 1;
      continue;
    }
    if (verdict.kind !== 'at') {
      link.partBytes = sizeAfterFailure(link.partBytes);
      return verdict;
    }
    // A server that does not move is no reason to send for ever.
    if (verdict.offset <= offset || verdict.offset > bytes.length) return { kind: 'aside', reason: 'unconfirmed' };
    link.partBytes = sizeAfter(link.partBytes, ports.clock.now() - startedAt, link.mostBytes);
    ({ offset } = verdict);
    epoch = verdict.epoch ?? epoch;
  }
}

function noteOffset({ store }: PhotoPorts, id: string, form: UploadForm, offset: number): Promise<boolean> {
  return store.change(id, (row) => {
    const upload = row[form];
    return upload === undefined ? row : { ...row, [form]: { ...upload, offset } };
  });
}

/** tus 1.0, "Upload-Metadata": pairs of a name and the base64 of its value in UTF-8. */
function factsOf({ id, recordId, place, caption, type }: PhotoRow, form: UploadForm, { digest }: UploadState): string {
  const facts: UploadFacts = {
    photo: id,
    form,
    record: recordId,
    sha256: digest,
    type: form === 'thumbnail' ? 'image/jpeg' : type,
    place: String(place),
    ...(caption === '' ? {} : { caption }),
  };
  return Object.entries(facts)
    .map(([name, value]) => `${name} ${base64(value as string)}`)
    .join(',');
}

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
