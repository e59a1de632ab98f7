// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { EtagMismatch } from 'pmtiles';
import { expect, it, vi } from 'vitest';
import { OtherFile, type KeptRanges } from '../../data/client/kept-ranges.ts';
import { CheckedRanges, openDirectory, openTile } from './sound-file.ts';

const packed = (bytes: Uint8Array) => Uint8Array.from(gzipSync(bytes)).buffer;
const getBytes = vi.fn<KeptRanges['getBytes']>(async () => ({ data: new ArrayBuffer(1) }));
const ranges = new CheckedRanges({ getKey: () => 'file', getBytes });

it.each([
  [0, 0],
  [0, 5_000_000],
  [2 ** 53, 10],
  [0, Number.NaN],
])('asks for no part at %d of %d bytes', async (offset, length) => {
  await expect(ranges.getBytes(offset, length)).rejects.toThrow('no such part');
  expect(getBytes).not.toHaveBeenCalled();
});

it('has the reader begin again where the file is another by now', async () => {
  getBytes.mockRejectedValueOnce(new OtherFile());
  await expect(ranges.getBytes(0, 10)).rejects.toBeInstanceOf(EtagMismatch);
});

it('opens a directory that can be one, packed or not', async () => {
  const directory = Uint8Array.of(1, 0, 1, 5, 1);
  expect(new Uint8Array(await openDirectory(packed(directory), 2))).toEqual(directory);
  expect(new Uint8Array(await openDirectory(directory.buffer, 1))).toEqual(directory);
});

it.each([
  ['of nothing', Uint8Array.of(0)],
  ['that is empty', Uint8Array.of()],
  ['of more places than bytes', Uint8Array.of(255, 255, 255, 255, 15, 1, 1, 1)],
  ['of a number without end', new Uint8Array(20).fill(255)],
])('opens no directory %s', async (_, bytes) => {
  await expect(openDirectory(bytes.slice().buffer, 1)).rejects.toThrow('a directory that is none');
});

it('opens nothing that is packed from very much, or in a way of its own', async () => {
  await expect(openTile(packed(new Uint8Array(50_000_000)), 2)).rejects.toThrow('more than any tile has');
  await expect(openTile(new ArrayBuffer(1), 3)).rejects.toThrow('packed in a way');
  await expect(openTile(Uint8Array.of(255).buffer, 1)).rejects.toThrow('a tile that is none');
  expect((await openTile(new ArrayBuffer(0), 1)).byteLength).toBe(0);
});
