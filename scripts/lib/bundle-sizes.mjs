import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Vite's build manifest, the parts that matter here.
 *
 * @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ name: string, files: string[], bytes: number, limit: number }} Measured
 */

/** Bytes after gzip; 1 kB = 1000 bytes. On a link of 400 kbit/s each kB that must come first costs 23 ms. */
const limits = {
  reportForm: 130_000,
  engine: 50_000,
  worker: 45_000,
  map: 60_000,
  push: 18_000,
  assistant: 14_000,
  screen: 20_000,
};

/** The device's database, commands and engine: no screen waits for them to stand, all of them have them afterwards. */
const ENGINE = /^src\/(data\/|app\/outbox-driver)/;
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
  const shell = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const first = filesOf(manifest, shell);
  const screens = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const report = screens.filter((key) => REPORT_SCREEN.test(key));
  if (shell.length === 0 || report.length === 0) return [];
  const reportFiles = filesOf(manifest, [...shell, ...report]);
  const engine = screens.filter((key) => ENGINE.test(key));
  const engineFiles = filesOf(manifest, engine).filter((file) => !reportFiles.includes(file));
  const others = screens.filter((key) => !report.includes(key) && !engine.includes(key));
  const common = new Set([...first, ...engineFiles]);
  return [
    measured('everything until the report form is live', reportFiles, limits.reportForm),
    measured('database and engine, right after it', engineFiles, limits.engine),
    measured('worker', ['sw.js'], limits.worker),
    ...others.map((key) => {
      const own = filesOf(manifest, [key]).filter((file) => !common.has(file));
      return measured(key, own, limitOf(key));
    }),
  ];
}

function limitOf(source) {
  if (/^src\/maps\/|node_modules\/(react-)?leaflet\//.test(source)) return limits.map;
  if (/\/push[/-]|node_modules\/firebase\//.test(source)) return limits.push;
  if (/\/assistant[/-]|node_modules\/groq-sdk\//.test(source)) return limits.assistant;
  return limits.screen;
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
