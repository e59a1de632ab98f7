import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';

const root = projectRoot();
const run = promisify(execFile);

/** Keys as their makers shape them, and whatever is meant for servers only. */
const SECRETS =
  /sk_(live|test)_|rzp_(live|test)_\w|AIza[\w-]{35}|AKIA[A-Z0-9]{16}|gh[pousr]_\w{36}|gsk_\w{20}|-----BEGIN|service_role|xox[bap]-|eyJ[\w-]{20,}\.eyJ|postgres(ql)?:\/\/\w+:\w+@|DATABASE_URL|SETUP_CODE|SMTP_URL/;

/**
 * Packages that the running server and app are made of; each new one is one more to trust. Thirty set certificates: ten are fonts.
 * Eighty come with the package `firebase`, of which the page takes app and messaging alone: nine
 * packages; the others are installed and go nowhere. One verifies the ledger's signatures where a browser
 * cannot, one writes spreadsheets. Fifteen read and draw the base map, on the page alone.
 */
const MOST_PACKAGES = 275;

const PERMISSIVE = ['MIT', 'MIT-0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'ISC', 'BlueOak-1.0.0'];

interface Locked {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

/** npm's answer as JSON, whatever its exit code; undefined where it said nothing of use. */
async function npmJson(...args: string[]): Promise<Record<string, unknown> | undefined> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 60_000, shell: process.platform === 'win32' };
  const { stdout } = await run('npm', args, options).catch((error: { stdout?: string }) => ({
    stdout: error.stdout ?? '',
  }));
  return stdout.startsWith('{') ? (JSON.parse(stdout) as Record<string, unknown>) : undefined;
}

describe('S56 the built app holds no secret', () => {
  const directory = join(root, 'dist');

  it('in any of its texts', () => {
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|html|json|webmanifest|svg|txt)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap((name) => {
      const match = SECRETS.exec(readFileSync(join(directory, name), 'utf8'));
      return match === null ? [] : [`${name}: ${match[0].slice(0, 12)}`];
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['sk', 'live', '51H8xyz'],
    ['rzp', 'test', 'abc123'],
    ['gsk', 'abcdefghijklmnopqrstuvwx'],
    ['service', 'role'],
  ])('and the pattern finds %s…', (...parts) => {
    expect(`const key="${parts.join('_')}"`).toMatch(SECRETS);
  });
});

describe('S57 what is installed is what the lock names, and nothing runs while it is', () => {
  it('every package has its digest in the lock', () => {
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('install scripts are off, and we install by npm ci alone', async () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const scripts = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' });
    const installing = scripts.filter(
      (name) =>
        name.endsWith('.mjs') && /npm\(\), '(?!ci')|\bnpx\b/.test(readFileSync(join(root, 'scripts', name), 'utf8')),
    );
    // They make the lock and the file of towns, each in an empty folder, and install nothing here.
    expect(installing).toEqual(['make-lock.mjs', 'make-towns.mjs']);
  });

  it(`what runs for people is at most ${MOST_PACKAGES} packages`, () => {
    const running = locked.filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional);
    expect(running.length).toBeLessThanOrEqual(MOST_PACKAGES);
    expect(running.length).toBeGreaterThan(30);
  });

  it('what is not under a permissive licence is named in docs/notice.md, and nothing else is', () => {
    const rows = [
      ...readFileSync(join(root, 'docs', 'notice.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| ([\w.-]+) +\|/gm),
    ].map(([, name = '', licence]) => ({ name, licence, beginning: name.replace(/\*$/, '') }));
    const running = locked.filter(([, { dev }]) => !dev);
    const others = running.flatMap(([path, { license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      // The lock has none of a package that names it by a file alone.
      const said = license ?? (name === 'png-js' ? 'MIT' : 'none');
      return said
        .split(/ AND |[()]/)
        .flatMap((one) => (one === '' || PERMISSIVE.includes(one) ? [] : [{ name, licence: one }]));
    });
    const rowOf = ({ name, licence }: (typeof others)[number]) =>
      rows.find(
        (row) =>
          row.licence === licence && (row.name === row.beginning ? name === row.name : name.startsWith(row.beginning)),
      );
    expect(others.filter((one) => rowOf(one) === undefined)).toEqual([]);
    expect(rows.filter((row) => !others.some((one) => rowOf(one) === row))).toEqual([]);
  });

  it('npm makes a bill of materials of it', async () => {
    // Of everything: with `--omit=dev` npm also leaves out React, which packages of the build name as a peer.
    const bill = await npmJson('sbom', '--sbom-format=cyclonedx', '--package-lock-only');
    const names = new Set((bill?.['components'] as { name: string }[] | undefined)?.map(({ name }) => name));
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
  });

  it('npm knows of no serious hole in it', async () => {
    const audit = await npmJson('audit', '--omit=dev', '--json');
    const known = (audit?.['metadata'] as { vulnerabilities?: { high: number; critical: number } } | undefined)
      ?.vulnerabilities;
    if (known === undefined) {
      process.stderr.write('npm audit: the registry did not answer, so known holes were not looked up\n');
    }
    expect([known?.high ?? 0, known?.critical ?? 0]).toEqual([0, 0]);
  });
});
