import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

it('lists more than one page', async () => {
  const files = s3Files({ ...settings, endpoint });
  const count = 1003;
  for (let from = 0; from < count; from += 100) {
    const some = Array.from({ length: Math.min(100, count - from) }, (_, index) => files.put(bytes(`${from + index}`)));
    await Promise.all(some);
  }
  const listed = new Set<string>();
  for await (const { hash } of files.list()) listed.add(hash);
  expect(listed.size).toBe(count);
});

it('says that a store refuses, without a word of what was sent', async () => {
  const files = s3Files({ ...settings, endpoint, secretAccessKey: 'another' });
  await expect(files.put(bytes('a roof'))).rejects.toThrow(StoreTrouble);
  await expect(files.get('0'.repeat(64))).rejects.toThrow('HTTP 403');
});
