import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { folderFiles, type PhotoFiles } from './folder-files.ts';
import { s3Files, StoreTrouble } from './s3-files.ts';

const settings = { bucket: 'relief', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const bytes = (text: string) => new TextEncoder().encode(text);

let directory: string;
let store: S3rver;
let endpoint: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'relief-relay-s3-'));
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(directory, 'store'),
    configureBuckets: [{ name: 'relief', configs: [] }],
  });
  const { port } = await store.run();
  endpoint = `http://127.0.0.1:${port}/`;
});
afterAll(async () => {
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const kinds: [string, () => PhotoFiles][] = [
  ['a folder', () => folderFiles(join(directory, 'folder'))],
  ['an S3-compatible store', () => s3Files({ ...settings, endpoint })],
];

describe.each(kinds)('photos in %s', (_name, open) => {
  it('are found by their hash, kept once, listed and removed', async () => {
    const files = open();
    const before = Date.now();
    const hash = await files.put(bytes('a roof'));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await files.put(bytes('a roof'))).toBe(hash);
    const other = await files.put(bytes('another'));
    expect((await files.get(hash))?.toString()).toBe('a roof');
    const listed = [];
    for await (const one of files.list()) listed.push(one);
    expect(listed.map((one) => one.hash).toSorted()).toEqual([hash, other].toSorted());
    // Stores tell the time in whole seconds.
    for (const { at } of listed) expect(Math.abs(at - before)).toBeLessThan(60_000);
    await files.remove(hash);
    await files.remove(hash);
    expect(await files.get(hash)).toBeUndefined();
    await files.remove(other);
  });

  it('are not there before they are put', async () => {
    expect(await open().get('0'.repeat(64))).toBeUndefined();
    const listed = [];
    for await (const one of open().list()) listed.push(one);
    expect(listed).toEqual([]);
  });
});

/** A page of a list as S3 gives it, with the token of the next one where there is one. */
function listPage(letters: string, next: string): string {
  const objects = Array.from(
    letters,
    (letter) =>
      `<Contents><Key>photos/${letter.repeat(64)}</Key><LastModified>2026-05-01T10:00:00.000Z</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult>${objects.join('')}${next}</ListBucketResult>`;
}

// The stand-in above makes its tokens by a cipher that Node no longer has.
it('lists more than one page, by tokens of whatever signs', async () => {
  const first = listPage('ab', '<NextContinuationToken>1/a+b&amp;c=</NextContinuationToken>');
  const paged = createServer((request, response) => {
    const { searchParams } = new URL(`http://store${request.url ?? ''}`);
    expect(searchParams.get('list-type')).toBe('2');
    expect(searchParams.get('prefix')).toBe('photos/');
    const token = searchParams.get('continuation-token');
    if (token !== null) expect(token).toBe('1/a+b&c=');
    response.end(token === null ? first : listPage('cd', ''));
  }).listen(0, '127.0.0.1');
  await once(paged, 'listening');
  onTestFinished(() => void paged.close());
  const { port } = paged.address() as AddressInfo;
  const listed = [];
  for await (const one of s3Files({ ...settings, endpoint: `http://127.0.0.1:${port}/` }).list()) listed.push(one);
  const at = Date.parse('2026-05-01T10:00:00.000Z');
  expect(listed).toEqual(Array.from('abcd', (letter) => ({ hash: letter.repeat(64), at })));
});

it('says that a store refuses, without a word of what was sent', async () => {
  const files = s3Files({ ...settings, endpoint, accessKeyId: 'another' });
  await expect(files.put(bytes('a roof'))).rejects.toThrow(StoreTrouble);
  await expect(files.get('0'.repeat(64))).rejects.toThrow('HTTP 403');
});
