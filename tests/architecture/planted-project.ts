import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface PlantedProject {
  folder: string;
  dispose(): void;
}

/** A throw-away project with our configuration and packages, and just these files: source by path. */
export function plantProject(files: Readonly<Record<string, string>>): PlantedProject {
  const folder = mkdtempSync(join(tmpdir(), 'relief-relay-planted-'));
  for (const name of ['.oxlintrc.json', '.secretlintrc.json', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, name), join(folder, name));
  }
  for (const name of ['contract', 'server', 'src', 'sw']) {
    const config = join(root, name, 'tsconfig.json');
    mkdirSync(join(folder, name));
    if (existsSync(config)) cpSync(config, join(folder, name, 'tsconfig.json'));
  }
  cpSync(join(root, 'scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a command of this Node in the planted project (or ours) and gives back what it printed. */
export function runNode(args: readonly string[], cwd: string): { code: number; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: status ?? 1, output: `${stdout}${stderr}` };
}
