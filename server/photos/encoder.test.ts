import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { photoLimits } from '../../contract/photo-limits.ts';
import { makeEncoder, type Task } from './encoder.ts';

const encoder = makeEncoder(60_000);
afterAll(() => encoder.stop());

const task: Task = { kind: 'picture', side: photoLimits.longerSide, pixels: photoLimits.pixels, quality: 78 };
/** Megabytes at which the process ends itself. */
const MOST_MB = 700;

/** The process that this one started for pictures. */
function processId(): string {
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOwnEncoder(name));
  return own.at(-1) ?? '';
}

function isOwnEncoder(id: string): boolean {
  try {
    const isOurs = readFileSync(`/proc/${id}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`);
    return isOurs && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('encode-process');
  } catch {
    // It ended between the two.
    return false;
  }
}

/** Most memory that it ever had, in megabytes. */
function peakMb(id: string): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

it('S30 the largest picture that is taken, lying on its side, fits into the memory of the process with room to spare', async () => {
  const largest = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#484' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await encoder.encode(largest, task);
  expect(made.ok && [made.value.width, made.value.height]).toEqual([1000, 1600]);
  const peak = peakMb(processId());
  expect(peak).toBeGreaterThan(20);
  expect(peak).toBeLessThan(MOST_MB / 2);
});

it('S30 knows nothing of what the server was told, and its JavaScript has a limit of its own', () => {
  const id = processId();
  const environment = readFileSync(`/proc/${id}/environ`, 'utf8')
    .split('\0')
    .filter((line) => line !== '');
  expect(
    environment.map((line) => line.split('=')[0]).filter((name) => !/^(PATH|NODE_CHANNEL)/.test(name ?? '')),
  ).toEqual([]);
  expect(readFileSync(`/proc/${id}/cmdline`, 'utf8')).toContain('--max-old-space-size=64');
});

it('S30 one that takes too long is ended, and the next has a process of its own', async () => {
  const hasty = makeEncoder(1);
  try {
    const picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#484' } })
      .jpeg()
      .toBuffer();
    expect(await hasty.encode(picture, task)).toMatchObject({
      ok: false,
      failure: { kind: 'ended', why: 'time limit' },
    });
    expect(await hasty.encode(picture, task)).toMatchObject({ ok: false, failure: { kind: 'ended' } });
    expect((await encoder.encode(picture, task)).ok).toBe(true);
  } finally {
    hasty.stop();
  }
});
