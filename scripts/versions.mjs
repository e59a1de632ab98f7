import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { buildServer } from './lib/build.mjs';
import { nextVersion } from './lib/next-version.mjs';
import { inProject, root } from './lib/project.mjs';
import { projectFiles } from './lib/project-files.mjs';
import { run, stopChildrenOnSignals } from './lib/run.mjs';
import { asCommand, Refusal, say, seconds, tail } from './lib/say.mjs';

/**
 * `npm run versions -- [--base <commit>] [--seconds 4]`: real builds of three versions on one database under load: the newest landed
 * commit (the merge base with main, or the commit before this one), what stands here, and this with one step more of the contract. Each
 * item must arrive exactly once, and none may be parked.
 */
await asCommand(async () => {
  stopChildrenOnSignals();
  const { values } = parseArgs({ options: { base: { type: 'string' }, seconds: { type: 'string', default: '4' } } });
  const startedAt = performance.now();
  const base = commitOf(values.base);
  const place = inProject('build', 'versions');
  rmSync(place, { recursive: true, force: true });
  const trees = {
    base: await plant(join(place, 'base'), (directory) => unpack(base, directory)),
    present: { root, phone: '' },
    next: await plant(join(place, 'next'), copyWithOneStepMore),
  };
  await buildServer();
  trees.present.phone = await bundlePhone(root, place);
  const main = join(place, 'main.mjs');
  await bundle(inProject('tests', 'versions', 'main.ts'), main);
  say(`versions: base ${base.slice(0, 12)}, built in ${seconds(performance.now() - startedAt)}`);
  const { playVersions } = await import(pathToFileURL(main).href);
  const { items, waited, readAgain, faults } = await playVersions(trees, Number(values.seconds) * 1000, say);
  for (const fault of faults.slice(0, 40)) say(`  ${fault}`);
  say(
    `versions: ${items} items of phones of three versions, ${waited} of them waited for an update, ${readAgain} were read again, ` +
      `${faults.length} faults, ${seconds(performance.now() - startedAt)}`,
  );
  return faults.length === 0 ? 0 : 1;
});

/** The newest landed commit that is not this one. */
function commitOf(asked) {
  if (asked !== undefined) return git('rev-parse', '--verify', `${asked}^{commit}`);
  const head = git('rev-parse', 'HEAD');
  const landed = tryGit('merge-base', 'HEAD', 'main') ?? tryGit('merge-base', 'HEAD', 'origin/main');
  return landed === undefined || landed === head ? git('rev-parse', 'HEAD^1') : landed;
}

async function plant(directory, fill) {
  mkdirSync(directory, { recursive: true });
  fill(directory);
  await install(directory);
  for (const file of ['phone.ts', 'phone-words.ts']) {
    cpSync(inProject('tests', 'versions', file), join(directory, 'tests', 'versions', file));
  }
  const program = "const { buildServer } = await import('./scripts/lib/build.mjs'); await buildServer();";
  const built = await run([process.execPath, '--input-type=module', '-e', program], { cwd: directory });
  if (built.code !== 0) throw new Refusal(`${directory} could not be built:\n${tail(built.output, 20)}`);
  return { root: `${directory}/`, phone: await bundlePhone(directory, directory) };
}

/** The packages of this project, where the other version has the same ones. */
async function install(directory) {
  const isSame = ['package-lock.json'].every(
    (file) => readFileSync(join(directory, file), 'utf8') === readFileSync(root + file, 'utf8'),
  );
  if (isSame) return symlinkSync(inProject('node_modules'), join(directory, 'node_modules'), 'junction');
  const { code, output } = await run(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: directory });
  if (code !== 0) throw new Refusal(`the packages of ${directory} could not be installed:\n${tail(output, 20)}`);
}

function unpack(commit, directory) {
  const packed = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', directory], { input: packed });
}

/** What stands here, and one step more: a new optional member, a new value, a new column. */
function copyWithOneStepMore(directory) {
  for (const path of projectFiles()) {
    if (/\.(png|woff2?)$/.test(path) || !existsSync(root + path)) continue;
    mkdirSync(join(directory, path, '..'), { recursive: true });
    cpSync(root + path, join(directory, path));
  }
  for (const [path, find, replace] of nextVersion) {
    const parts = readFileSync(join(directory, path), 'utf8').split(find);
    if (parts.length !== 2) throw new Error(`"${find}" stands ${parts.length - 1} times in ${path}`);
    writeFileSync(join(directory, path), parts.join(replace));
  }
}

/** The engine of that version, by its own sources. */
async function bundlePhone(directory, place) {
  const file = join(place, 'phone.mjs');
  await bundle(join(directory, 'tests', 'versions', 'phone.ts'), file, directory);
  return file;
}

async function bundle(input, file, cwd = root) {
  const built = await rolldown({
    cwd,
    input,
    plugins: [byName(cwd)],
    platform: 'node',
    external: /^[^./]/,
    transform: { define: { 'import.meta.env.VITE_API_HOST': 'undefined', 'import.meta.env': '({})' } },
    logLevel: 'warn',
  });
  await built.write({ file, format: 'esm', codeSplitting: false });
  await built.close();
}

/** Another version may have its modules in other folders: what the phone names is found there by its file's name. */
function byName(cwd) {
  const files = projectFiles(cwd);
  return {
    name: 'by-name',
    resolveId(path, from) {
      if (from === undefined || !from.endsWith('/tests/versions/phone.ts') || !path.startsWith('../../')) return null;
      const wanted = path.slice('../../'.length);
      if (files.includes(wanted)) return null;
      const [found, ...others] = files.filter(
        (file) => file.startsWith('src/data/') && basename(file) === basename(wanted),
      );
      if (found === undefined || others.length > 0) throw new Error(`${wanted} is not to be found in ${cwd}`);
      return join(cwd, found);
    },
  };
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
