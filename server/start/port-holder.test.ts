import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { portTrouble } from './port-holder.mjs';

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'relief-port-')));
afterAll(() => rmSync(directory, { recursive: true }));

const host = '127.0.0.1';
const isLinux = process.platform === 'linux';

async function taken(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('has nothing to say of a port that is free, or of any free one, and leaves it free', async () => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  expect([await portTrouble({ host, port }), await portTrouble({ host, port })]).toEqual([undefined, undefined]);
  expect(await portTrouble({ host, port: 0 })).toBe(undefined);
});

it('an address that is not of this machine', async () => {
  expect(await portTrouble({ host: '192.0.2.1', port: 18_080 })).toBe(
    'Cannot listen on 192.0.2.1, port 18080 (EADDRNOTAVAIL): check HOST and PORT.',
  );
});

it('names the process that has the port, where the system tells', async () => {
  const port = await taken();
  expect(await portTrouble({ host, port })).toMatch(
    isLinux
      ? new RegExp(`^Port ${port} is already in use by process ${process.pid} \\(.+\\): set PORT to a free one\\.$`)
      : `Port ${port} is already in use: set PORT to a free one.`,
  );
});

it('says that it is Relief Relay itself, and how to end it, where the system tells', async () => {
  const main = join(directory, 'build', 'server', 'main.js');
  mkdirSync(join(directory, 'build', 'server'), { recursive: true });
  writeFileSync(
    main,
    `const server = require('node:net').createServer().listen(0, '${host}', () => console.log(server.address().port));`,
  );
  const child = spawn(process.execPath, [main], { cwd: directory, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(said.toString());
  expect(await portTrouble({ host, port })).toBe(
    !isLinux
      ? `Port ${port} is already in use: set PORT to a free one.`
      : `Port ${port} is already in use by Relief Relay itself, process ${child.pid} in ${directory}. ` +
          `It goes on. End it with "kill ${child.pid}", or set PORT to a free one.`,
  );
});
