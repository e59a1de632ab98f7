import { languageCodes } from './app-sets.mjs';

/** What comes before each of the first screens hears a finger: its own part, and the packs of texts that it waits for. */
const screens = {
  'report form': { screen: 'reports/report-screen', packs: ['first', 'first-forms', 'first-report'] },
  'aid form': { screen: 'aid/aid-screen', packs: ['first', 'first-forms', 'first-aid'] },
  home: { screen: 'home/home-screen', packs: ['first', 'first-home'] },
};

/** Whose phone has which sets, once all that belongs to it is there. */
const phones = {
  reporter: { sets: ['core'], limit: 320_000 },
  volunteer: { sets: ['core', 'public', 'volunteer'], limit: 750_000 },
  admin: { sets: ['core', 'public', 'admin'], limit: 750_000 },
  organization: { sets: ['core', 'public', 'ngo'], limit: 750_000 },
};

/** Files that come with a press or a wish: printed beside the limits. */
const beside = {
  'the map': { parts: ['/src/maps/places-map.tsx'], limit: 60_000 },
  'push by Firebase': {
    parts: ['/src/app/late/push-shell.tsx', '/src/platform/push/firebase-messaging.ts'],
    limit: 18_000,
  },
  'the assistant': { parts: ['/src/features/assistant/assistant-panel.tsx'], limit: 14_000 },
};

const LIVE_LIMIT = 125_000;
const WORKER_LIMIT = 45_000;
const SENTENCE_LIMIT = 30_000;

/**
 * A figure in bytes and its bar; one that is `printed` alone does not fail the build.
 *
 * @typedef {{ name: string, bytes: number, limit: number, printed?: true }} Figure
 */

/**
 * What a build costs people, against the bars of the app: until a first screen is live and for the worker in gzip, else as it comes over the
 * wire in brotli. Of several languages the dearest counts.
 *
 * @param {readonly import('./app-files.mjs').AppFile[]} files of the build
 * @param {readonly { url: string, set: string, language?: string }[]} list of the worker
 * @param {{ gzip(name: string): number, wire(url: string): number }} sizes bytes of a file of code; of any file
 * @param {{ worker: number, list: number, start: number, packs: Readonly<Record<string, string>> }} others bytes: of the worker in gzip, of
 *   its list and its own file in brotli; by language, the pack of its written pages
 * @returns {Figure[]}
 */
export function byteFigures(files, list, { gzip, wire }, others) {
  const live = ({ screen, packs }, language) => {
    const texts = packs.map((pack) => `/src/strings/${language}/${pack}.ts`);
    return total(filesFor(files, ['/src/main.tsx', `/src/features/${screen}.tsx`, ...texts]), gzip);
  };
  const phone = ({ sets }, language) => {
    const kept = list.filter((file) => sets.includes(file.set) && (file.language ?? language) === language);
    const urls = kept.map(({ url }) => url);
    return total(urls, wire) + others.list;
  };
  const sentence = (language) => others.list + others.start + dearestSentence(list, wire, language, others.packs);
  return [
    ...Object.entries(screens).flatMap(([name, screen]) => [
      { name: `${name} live, en`, bytes: live(screen, 'en'), limit: LIVE_LIMIT },
      dearest(`${name} live`, (language) => live(screen, language), LIVE_LIMIT),
    ]),
    ...Object.entries(phones).map(([name, one]) => dearest(`${name}’s phone`, (code) => phone(one, code), one.limit)),
    { name: 'worker', bytes: others.worker, limit: WORKER_LIMIT },
    dearest('one changed sentence', sentence, SENTENCE_LIMIT),
    ...Object.entries(beside).map(([name, { parts, limit }]) => {
      const own = parts.map((part) => fileOf(files, part).name);
      return { name, bytes: total(new Set(own), gzip), limit, printed: /** @type {const} */ (true) };
    }),
  ];
}

/** @param {string} name @param {(language: string) => number} cost @param {number} limit @returns {Figure} */
function dearest(name, cost, limit) {
  const costs = languageCodes.map((language) => ({ language, bytes: cost(language) }));
  const [{ language, bytes }] = costs.toSorted((one, other) => other.bytes - one.bytes);
  return { name: `${name}, dearest (${language})`, bytes, limit };
}

/**
 * What one changed sentence of a language costs at most, beside the worker's own file and its list: the file that it stands in, and where
 * it is said on a written page, the pack of these. The English of what only some people's phones have stands in the code around it.
 *
 * @param {readonly { url: string, set: string, language?: string }[]} list of the worker
 * @param {(url: string) => number} wire
 * @param {string} language
 * @param {Readonly<Record<string, string>>} packs of the written pages, by language
 */
function dearestSentence(list, wire, language, packs) {
  const own = list.filter(({ url, ...file }) => url.endsWith('.js') && isSaidIn(language, url, file));
  return Math.max(
    ...own.map(({ url }) => wire(url) + (/(?:^|\/)[a-z]{2}-first[-.]/.test(url) ? wire(packs[language]) : 0)),
  );
}

/** @param {string} language @param {string} url @param {{ set: string, language?: string }} file */
function isSaidIn(language, url, { set, language: own }) {
  if (own !== undefined || language !== 'en') return own === language;
  return set !== 'core' && !/\/(base-map|land|long-lists|maps|numbers|public-shared|volunteers)\.js$/.test(url);
}

/** Names of the files that these parts load with all that they import, each once, and the page's own. */
function filesFor(files, parts) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const found = new Set();
  const add = (file) => {
    if (found.has(file.name)) return;
    found.add(file.name);
    for (const sheet of file.css) found.add(sheet);
    for (const name of file.imports) if (byName.has(name)) add(byName.get(name));
  };
  for (const part of ['/src/start.ts', ...parts]) add(fileOf(files, part));
  return found;
}

function fileOf(files, part) {
  const file = files.find(({ sources, parts }) => parts.includes(part) || sources.includes(part));
  if (!file) throw new Error(`${part} of scripts/lib/byte-figures.mjs is in no file of the build`);
  return file;
}

function total(names, sizeOf) {
  return [...names].reduce((sum, name) => sum + sizeOf(name), 0);
}
