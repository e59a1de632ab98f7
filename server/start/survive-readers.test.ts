import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { surviveReaders } from './survive-readers.mjs';

const module = new URL('survive-readers.mjs', import.meta.url).href;

/** A process that says `script` does, with a pipe to its stderr and one to tell how it went. */
function start(script: string) {
  const source = `import { surviveReaders } from ${JSON.stringify(module)};
    import { writeSync } from 'node:fs';
    const tell = (text) => writeSync(3, text + '\\n');
    surviveReaders();
    ${script}`;
  const args = ['--input-type=module', '--eval', source];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
}

it('goes on when whoever read it goes away', async () => {
  const child = start(`
    process.stderr.write('first\\n');
    let lines = 0;
    setInterval(() => {
      process.stderr.write('more\\n');
      if ((lines += 1) === 50) process.exit(7);
    }, 1);`);
  await once(child.stderr ?? child, 'data');
  child.stderr?.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('is not held up by a pipe that nobody reads, and keeps no more than a little', async () => {
  const child = start(`
    const line = 'x'.repeat(1_000) + '\\n';
    for (let lines = 0; lines < 20_000; lines += 1) process.stderr.write(line);
    setTimeout(() => {
      tell(String(process.stderr.writableLength));
      process.exit(0);
    }, 1);`);
  child.stderr?.pause();
  const [said] = (await once(child.stdio[3] ?? child, 'data')) as [Buffer];
  expect(Number(said.toString())).toBeGreaterThan(0);
  expect(Number(said.toString())).toBeLessThan(1_100_000);
  await once(child, 'exit');
});

it('counts what it had to drop in the next line that can be written', () => {
  const output = new PassThrough();
  surviveReaders([output]);
  const line = 'x'.repeat(1024 * 1024 + 1);
  output.write(line);
  expect([output.write('lost\n'), output.write('lost too\n')]).toEqual([false, false]);
  output.read();
  output.write('read\n');
  const [note, last] = String(output.read()).trim().split('\n');
  expect(JSON.parse(note ?? '')).toEqual({ level: 40, time: expect.any(Number) as number, what: 'log', dropped: 2 });
  expect(last).toBe('read');
});

it('a terminal that was stopped is not waited for', () => {
  const told: boolean[] = [];
  const terminal = Object.assign(new PassThrough(), {
    isTTY: true,
    _handle: { setBlocking: (value: boolean) => void told.push(value) },
  });
  surviveReaders([terminal]);
  expect(told).toEqual([false]);
});
