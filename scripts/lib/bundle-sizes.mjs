import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Vite's build manifest, the parts that matter here.
 *
 * @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ name: string, files: string[], bytes: number, limit: number }} Measured
 */

/** Bytes after gzip; 1 kB = 1000 bytes. On a link of 400 kbit/s each kB that must come first costs 23 ms. */
const limits = {
  reportForm: 125_000,
  // With the texts of a language other than English.
  reportFormElsewhere: 130_000,
  // Home, and the aid form, which has more fields.
  firstScreen: 130_000,
  firstScreenElsewhere: 135_000,
  // With what stands beside every screen.
  engine: 93_500,
  worker: 45_500,
  // Before the phone opens the app without a network: all screens, all guides and courses; the map alone follows.
  install: 710_000,
  map: 60_000,
  push: 18_000,
  assistant: 14_000,
  // Asked for once a screen with people's telephone numbers stands.
  numbers: 32_000,
  screen: 20_000,
};

/** The device's database, commands and engine, and what stands beside every screen: no first screen waits for them, all have them afterwards. */
const ENGINE = /^src\/data\/|^_(engine|late|push)-[0-9a-f]+\.js$/;
/** The entry brings the language first, and then the app. */
const APP = /^_shell-[0-9a-f]+\.js$/;
/** The shell's texts in a language, those of both forms and of this one. */
const REPORT_TEXTS = /^src\/strings\/(\w+)\/first(-forms|-report)?\.ts$/;
/** The other two that are written to HTML at the build and wake as soon as their files are there, with their texts. */
const FIRST_SCREENS = {
  'the aid form': [/^src\/features\/aid\/aid-screen\.tsx$/, /^src\/strings\/(\w+)\/first(-forms|-aid)?\.ts$/],
  home: [/^src\/features\/home\/home-screen\.tsx$/, /^src\/strings\/(\w+)\/first(-home)?\.ts$/],
};
const REPORT_SCREEN = /^src\/features\/reports\/[^/]*report[^/]*-screen\.tsx$/;

/**
 * What each part of the app costs to load, gzip, beside its budget.
 *
 * @param {Manifest} manifest keys are source paths
 * @param {(file: string) => number} sizeOf bytes of a built file after gzip
 * @returns {Measured[]}
 */
export function measureBundles(manifest, sizeOf) {
  const measured = (name, files, limit) => ({ name, files, bytes: total(files, sizeOf), limit });
  const shell = Object.keys(manifest).filter((key) => APP.test(key) || manifest[key]?.isEntry);
  const first = filesOf(manifest, shell);
  const screens = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const report = screens.filter((key) => REPORT_SCREEN.test(key));
  if (shell.length === 0 || report.length === 0) return [];
  const reportFiles = filesOf(manifest, [...shell, ...report]);
  const texts = screens.filter((key) => REPORT_TEXTS.test(key));
  const engine = Object.keys(manifest).filter((key) => ENGINE.test(key));
  const engineFiles = filesOf(manifest, engine).filter((file) => !reportFiles.includes(file));
  const apart = new Set([...shell, ...report, ...texts, ...engine]);
  const others = screens.filter((key) => !apart.has(key));
  const common = new Set([...first, ...engineFiles]);
  return [
    measured('everything until the report form is live', reportFiles, limits.reportForm),
    ...Object.entries(byLanguage(texts, REPORT_TEXTS)).map(([code, keys]) =>
      measured(`the same in ${code}`, filesOf(manifest, [...shell, ...report, ...keys]), limits.reportFormElsewhere),
    ),
    measured('database, engine and what stands beside every screen, right after it', engineFiles, limits.engine),
    measured('worker', ['sw.js'], limits.worker),
    ...others.map((key) => {
      const before = filesBefore(manifest, key);
      const own = filesOf(manifest, [key]).filter((file) => !common.has(file) && !before.has(file));
      return measured(key, own, limitOf(key));
    }),
    ...Object.entries(FIRST_SCREENS).flatMap(([name, [screen, itsTexts]]) => {
      const roots = [...shell, ...screens.filter((key) => screen.test(key))];
      if (roots.length === shell.length) return [];
      const elsewhere = byLanguage(
        screens.filter((key) => itsTexts.test(key)),
        itsTexts,
      );
      return [
        measured(`everything until ${name} is live`, filesOf(manifest, roots), limits.firstScreen),
        ...Object.entries(elsewhere).map(([code, keys]) =>
          measured(`the same in ${code}`, filesOf(manifest, [...roots, ...keys]), limits.firstScreenElsewhere),
        ),
      ];
    }),
  ];
}

/**
 * What a phone must have before the app counts as installed there. The rest follows.
 *
 * @param {{ url: string, first?: boolean | string, pack?: string }[]} list the worker's list of files
 * @param {string} pack the file in which the small ones of them come
 * @param {(file: string) => number} sizeOf
 * @returns {Measured}
 */
export function measureInstall(list, pack, sizeOf) {
  const alone = list.filter((file) => file.first === true && !file.pack);
  const files = [pack, ...alone.map(({ url }) => url)];
  return { name: 'everything until the app is installed', files, bytes: total(files, sizeOf), limit: limits.install };
}

/** @param {string[]} keys @param {RegExp} texts @returns {Record<string, string[]>} */
function byLanguage(keys, texts) {
  const found = {};
  for (const key of keys) (found[texts.exec(key)?.[1] ?? ''] ??= []).push(key);
  return found;
}

function limitOf(source) {
  if (/^src\/maps\/|node_modules\/(react-)?leaflet\//.test(source)) return limits.map;
  if (/\/(push[/-]|firebase-)|node_modules\/@firebase\//.test(source)) return limits.push;
  if (/\/assistant[/-]|node_modules\/groq-sdk\//.test(source)) return limits.assistant;
  if (source === 'contract/read-numbers.ts') return limits.numbers;
  return limits.screen;
}

/** Asks for the admins' dashboard and then, for the dashboard, for its tabs: these never stand without it. */
const FRAMES = { 'src/app/late/admin-desk.tsx': 'src/features/admin-desk/admin-dashboard-screen.tsx' };

/** Files that are there whenever this chunk is asked for: what all those that ask for it have, such as the screen it is a part of. */
function filesBefore(manifest, key) {
  const askers = Object.keys(manifest)
    .filter((asker) => manifest[asker]?.dynamicImports?.includes(key))
    .map((asker) => (key.endsWith('-tab.tsx') && FRAMES[asker]) || asker);
  const [first = [], ...rest] = askers.map((asker) => filesOf(manifest, [asker]));
  return new Set(first.filter((file) => rest.every((files) => files.includes(file))));
}

/** Files that load with these chunks, whatever they import statically included, each once. */
function filesOf(manifest, keys) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files].filter((file) => /\.(js|css)$/.test(file));
}

function total(files, sizeOf) {
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

/** @param {string} folder of the built app @returns {(file: string) => number} */
export function gzipSizes(folder) {
  return (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}
