import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { corsOptions } from './cors.ts';
import { answerMapFile, faultOfMapFile, rangeIn } from './map-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-map-'));
const path = join(directory, 'base-map.pmtiles');
const app = Fastify();
app.route({
  method: ['GET', 'HEAD'],
  url: '/base-map.pmtiles',
  exposeHeadRoute: false,
  handler: (request, reply) => answerMapFile(path, request, reply),
});
const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/base-map.pmtiles', headers });

beforeEach(() => writeFileSync(path, 'PMTiles of ten'));
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

it('gives the part that is asked for, with its place in the file', async () => {
  const answer = await ask({ range: 'bytes=2-6' });
  expect([answer.statusCode, answer.body]).toEqual([206, 'Tiles']);
  expect(answer.headers).toMatchObject({ 'content-range': 'bytes 2-6/14', 'accept-ranges': 'bytes' });
  expect((await ask({ range: 'bytes=-3' })).body).toBe('ten');
  expect((await ask({ range: 'bytes=11-900' })).body).toBe('ten');
});

it('gives nobody the whole file, but its size to whom asks by HEAD', async () => {
  expect((await ask({})).statusCode).toBe(400);
  expect((await ask({}, 'HEAD')).headers['content-length']).toBe('14');
  expect(rangeIn('bytes=0-', 100_000_000_000)).toEqual({ start: 0, length: 4 * 1024 * 1024 });
});

it.each(['bytes=14-20', 'bytes=5-2', 'bytes=0-1,3-4', 'bytes=-', 'items=0-1', 'bytes=-0'])(
  'refuses %s',
  async (range) => {
    const answer = await ask({ range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */14']);
  },
);

it('refuses a part of another state of the file', async () => {
  const { etag } = (await ask({ range: 'bytes=0-1' })).headers;
  expect((await ask({ range: 'bytes=0-1', 'if-range': String(etag) })).statusCode).toBe(206);
  utimesSync(path, 1, 1);
  const changed = await ask({ range: 'bytes=0-1', 'if-range': String(etag) });
  expect(changed.statusCode).toBe(412);
  expect(changed.headers['etag']).not.toBe(etag);
});

it('says what keeps phones from drawing the file', async () => {
  const head = Buffer.alloc(200);
  head.write('PMTiles\u0003', 'latin1');
  head[99] = 1;
  writeFileSync(path, head);
  expect(await faultOfMapFile(path)).toBeUndefined();
  head[99] = 2;
  writeFileSync(path, head);
  expect(await faultOfMapFile(path)).toBe('pictures');
  writeFileSync(path, head.subarray(0, 50));
  expect(await faultOfMapFile(path)).toBe('not PMTiles');
  writeFileSync(path, '<!doctype html>'.repeat(20));
  expect(await faultOfMapFile(path)).toBe('not PMTiles');
  writeFileSync(path, '');
  expect(await faultOfMapFile(path)).toBe('empty');
  expect(await faultOfMapFile(directory)).toBe('unreadable');
  expect(await faultOfMapFile(join(directory, 'none'))).toBe('unreadable');
});

it('gives no part of an empty file', async () => {
  writeFileSync(path, '');
  const answer = await ask({ range: 'bytes=0-16383' });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */0']);
});

it('lets an app of another origin read which state of the file a part is of', () => {
  expect(corsOptions(['https://app.example.org']).exposedHeaders).toEqual(
    expect.arrayContaining(['etag', 'content-range']),
  );
});

it('says so where there is no file', async () => {
  rmSync(path);
  expect((await ask({ range: 'bytes=0-1' })).statusCode).toBe(404);
});
