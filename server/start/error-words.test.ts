import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { systemTrouble } from './error-words.mjs';

function caught(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

it('says what the system refused, where and why, without a place in our code', async () => {
  expect(systemTrouble(caught(() => writeFileSync(`${tmpdir()}/none/file`, '')))).toBe(
    `The system refused open ${tmpdir()}/none/file: it is not there (ENOENT).`,
  );
  expect(systemTrouble(caught(() => mkdirSync(tmpdir())))).toMatch(
    /^The system refused mkdir .+: see the code \(EEXIST\)\.$/,
  );
  const socket = connect(1, '127.0.0.1');
  const [refused] = (await once(socket, 'error').catch((error: unknown) => [error])) as [unknown];
  expect(systemTrouble(refused)).toContain('(ECONNREFUSED)');
});

it('says nothing of a fault of ours', () => {
  expect([systemTrouble(new TypeError('x')), systemTrouble('x'), systemTrouble(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
