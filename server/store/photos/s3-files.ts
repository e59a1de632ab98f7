import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { photoLimits } from '../../../contract/photo-limits.ts';
import { boundedBuffer, boundedText } from '../../bounded-bytes.ts';
import type { S3Settings } from '../../settings.ts';
import type { PhotoFiles } from './folder-files.ts';

/** What the store answered that is no answer to what was asked: nothing of the bytes is in it. */
export class StoreTrouble extends Error {
  override name = 'StoreTrouble';
}

/** All of ours stand below it: the bucket may hold other things too. */
const FOLDER = 'photos/';
const TIMEOUT_MS = 30_000;
/** More than any picture has that was made of a photo, and than a page of a thousand names. */
const OBJECT_BYTES = 2 * photoLimits.bytes;
const PAGE_BYTES = 4 * 1024 * 1024;
/** Attempts after the first, at what may pass. */
const RETRIES = 2;

/** What a page of a list has of each object. Keys of ours are plain digits: nothing in them is escaped. */
const OBJECT = /<Contents>(.*?)<\/Contents>/gsu;
const NAME = /<Key>photos\/([0-9a-f]{64})<\/Key>/u;
const SINCE = /<LastModified>([^<]+)<\/LastModified>/u;
const NEXT = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/u;

/**
 * Pictures in a bucket of an S3-compatible store, for several servers on several machines. Addresses have the bucket in their path, which
 * every such store understands. An object is there whole or not at all, and durable once it is acknowledged.
 */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): PhotoFiles {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = `${endpoint}${bucket}/`;

  async function ask(path: string, allowed: readonly number[], init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await client.fetch(`${base}${path}`, { ...init, redirect: 'error', signal });
    if (answer.ok || allowed.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new StoreTrouble(`HTTP ${answer.status}`);
  }

  return {
    async put(bytes) {
      const hash = hashOf(bytes);
      // Signed with its hash, so that what is stored is what was meant.
      const headers = { 'x-amz-content-sha256': hash, 'content-type': 'application/octet-stream' };
      const answer = await ask(FOLDER + hash, [], { method: 'PUT', body: Buffer.from(bytes), headers });
      await answer.body?.cancel();
      return hash;
    },
    async get(hash) {
      const answer = await ask(FOLDER + hash, [404]);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      const bytes = await boundedBuffer(answer.body, OBJECT_BYTES);
      return hashOf(bytes) === hash ? bytes : undefined;
    },
    async remove(hash) {
      const answer = await ask(FOLDER + hash, [404], { method: 'DELETE' });
      await answer.body?.cancel();
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = new URLSearchParams({ 'list-type': '2', prefix: FOLDER });
        if (token !== undefined) page.set('continuation-token', token);
        const { body } = await ask(`?${page.toString()}`, []);
        const text = await boundedText(body, PAGE_BYTES);
        for (const [, object = ''] of text.matchAll(OBJECT)) {
          const hash = NAME.exec(object)?.[1];
          const at = Date.parse(SINCE.exec(object)?.[1] ?? '');
          if (hash !== undefined && !Number.isNaN(at)) yield { hash, at };
        }
        token = unescaped(NEXT.exec(text)?.[1]);
      } while (token !== undefined);
    },
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A token is the store's own text. */
function unescaped(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#43;', '+')
    .replaceAll('&amp;', '&');
}
