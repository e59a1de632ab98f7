import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { AliasOptions, ConfigEnv, Plugin, PluginOption } from 'vite';
import { describe, expect, it } from 'vitest';
import { serverInput, serverOutput } from '../../scripts/lib/server-bundle.mjs';
import config from '../../vite.config.ts';
import { root } from './planted-project.ts';
import { sources } from './sources.ts';

/**
 * Packages come to people as they were shipped: a security fix of one of them is an update and nothing else. Only what is left out of the
 * router is still written out of its files (`scripts/lib/plain-router.mjs`), which shows that this test sees such a thing.
 */
const EDITED = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

const environment: ConfigEnv = { mode: 'production', command: 'build' };
const settings = config(environment);

/** Plugins that the project wrote, and not those of packages. */
const own = (await flat(settings.plugins)).filter(({ name }) => !/^vite[:-]/.test(name));

async function flat(options: PluginOption): Promise<Plugin[]> {
  const found = await options;
  if (!found) return [];
  if (!Array.isArray(found)) return [found];
  return (await Promise.all(found.map(flat))).flat();
}

/** Packages that the app and its worker import, and those that these bring into a page. */
function packages(): string[] {
  const imported = sources(/^(src|sw|contract)\/.*(?<!\.test)\.tsx?$/).flatMap(({ text }) =>
    [...text.matchAll(/(?:from|import\()\s*'((?:@[\w-]+\/)?[a-z][\w-]*)[\w/.-]*'/g)].map(([, name = '']) => name),
  );
  const runtime = [...new Set([...imported, 'scheduler', 'react-router'])];
  return runtime.filter((name) => existsSync(join(root, 'node_modules', name, 'package.json')));
}

/** Code and data that a package ships. */
function filesOf(name: string): string[] {
  const folder = join(root, 'node_modules', name);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.([cm]?js|json)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/node_modules/', folder.length));
}

type Hook = (this: object, code: string, id: string) => unknown;

function hookOf(plugin: Plugin, name: 'transform' | 'load'): Hook | undefined {
  const hook = plugin[name] as Hook | { handler: Hook } | undefined;
  return typeof hook === 'object' ? hook.handler : hook;
}

/** What the project's plugins make of a file, where it is not what was shipped. */
async function editsOf(path: string): Promise<string[]> {
  const shipped = readFileSync(path, 'utf8');
  const edits = await Promise.all(
    own.map(async (plugin) => {
      const loaded = await (hookOf(plugin, 'load') as unknown as ((id: string) => unknown) | undefined)?.(path);
      const changed = await hookOf(plugin, 'transform')?.call({}, shipped, path);
      const given = [loaded, changed].map((made) => (made as { code?: string } | undefined)?.code ?? made ?? shipped);
      return given.every((code) => code === shipped) ? [] : [`${plugin.name}: ${path}`];
    }),
  );
  return edits.flat();
}

describe('a package', () => {
  it.each(packages())('%s is built as it was shipped', async (name) => {
    const files = filesOf(name);
    expect(files).not.toEqual([]);
    const edited = (await Promise.all(files.filter((path) => !EDITED.test(path)).map(editsOf))).flat();
    expect(edited).toEqual([]);
  });

  it('would be seen: the router’s', async () => {
    const folder = join(root, 'node_modules/react-router/dist/production');
    const chunks = readdirSync(folder).map((name) => `${folder}/${name}`.replaceAll('\\', '/'));
    const edits = await Promise.all(chunks.filter((path) => EDITED.test(path)).map(editsOf));
    expect(edits.flat().map((edit) => edit.split(':')[0])).toEqual(['plain-router']);
  });

  it('stands in the place of another only as one of its own files', () => {
    const aliases = settings.resolve?.alias as Extract<AliasOptions, readonly unknown[]>;
    const paths = aliases.map(({ replacement }) => realpathSync(replacement.replaceAll('$$', '$')));
    expect(paths.map((path) => path.startsWith(realpathSync(join(root, 'node_modules'))))).toEqual(
      paths.map(() => true),
    );
  });

  it('is edited neither in the server’s build nor by an installation', () => {
    expect([serverInput, serverOutput('')].filter((options) => 'plugins' in options)).toEqual([]);
    const { scripts, ...others } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
      string,
      object
    >;
    const hooks = Object.keys(scripts ?? {}).filter((name) => /^(pre|post)?(install|prepare)$/.test(name));
    expect([
      hooks,
      Object.keys(others).filter((name) => /patch/i.test(name)),
      existsSync(join(root, 'patches')),
    ]).toEqual([[], [], false]);
  });
});
