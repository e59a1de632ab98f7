import { languageCodes } from './app-sets.mjs';
import { byPress, everywhere, journeys, phones } from './journeys.mjs';

/**
 * What each journey and each phone costs, by name.
 *
 * @param {readonly import('./app-files.mjs').AppFile[]} files of the build
 * @param {readonly { url: string, set: string, language?: string }[]} list of the worker
 * @param {{ code(name: string): number, packed(name: string): number, wire(url: string): number }} sizes bytes of a file of code after gzip, and in brotli; of any
 * file as it comes in brotli
 * @param {{ worker: number, list: number, start: number, packs: Readonly<Record<string, string>> }} others bytes: of the worker after gzip, of
 *   its list and its own file in brotli; by language, the pack of its written pages
 * @returns {Record<string, number>}
 */
export function byteFigures(files, list, sizes, others) {
  const figures = { worker: others.worker };
  for (const [name, part] of Object.entries(byPress)) figures[name] = sizes.packed(fileOf(files, part).name);
  for (const language of languageCodes) {
    for (const one of journeys) {
      const live = filesFor(files, [...one.live, ...textsIn(language, one.texts), ...booksIn(language, one.books)]);
      const late = filesFor(files, [...one.late, ...textsIn(language, ['others'])]);
      figures[`${one.name}, ${language}: until live`] = total(live, sizes.code);
      figures[`${one.name}, ${language}: until complete`] = total(new Set([...live, ...late]), sizes.code);
    }
    for (const [who, sets] of Object.entries(phones)) {
      const kept = list.filter((file) => sets.includes(file.set) && (file.language ?? language) === language);
      const bytes = total(
        kept.map(({ url }) => url),
        sizes.wire,
      );
      figures[`the phone of ${who}, ${language}: all files`] = bytes + others.list;
    }
    figures[`one changed sentence, ${language}: at most`] =
      others.list + others.start + dearestSentence(list, sizes, language, others.packs);
  }
  return figures;
}

/**
 * What one changed sentence of a language costs at most, beside the worker's own file and its list: the file that it stands in, and where
 * it is said on a written page, the pack of these. The English of what only some people's phones have stands in the code around it.
 *
 * @param {readonly { url: string, set: string, language?: string }[]} list of the worker
 * @param {{ wire(url: string): number }} sizes
 * @param {string} language
 * @param {Readonly<Record<string, string>>} packs of the written pages, by language
 */
function dearestSentence(list, { wire }, language, packs) {
  const own = list.filter(({ url, ...file }) => url.endsWith('.js') && isSaidIn(language, url, file));
  const costs = own.map(({ url }) => wire(url) + (/-first[-.]/.test(url) ? wire(packs[language]) : 0));
  return Math.max(...costs);
}

/** @param {string} language @param {string} url @param {{ set: string, language?: string }} file */
function isSaidIn(language, url, { set, language: own }) {
  if (own !== undefined || language !== 'en') return own === language;
  return set !== 'core' && !/\/(base-map|land|long-lists|maps|numbers|public-shared|volunteers)\.js$/.test(url);
}

function textsIn(language, packs) {
  // What only some phones have stands in the code in English.
  const own = language === 'en' ? packs.filter((pack) => everywhere.includes(pack)) : packs;
  return own.map((pack) => `/src/strings/${language}/${pack}.ts`);
}

/** @param {string} language @param {readonly string[]} [books] */
function booksIn(language, books = []) {
  const own = language === 'en' ? '' : `${language}/`;
  return books.map((book) => `/src/strings/${own}${book}/book.ts`);
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
  for (const part of ['/src/start.ts', ...parts]) {
    add(fileOf(files, part));
  }
  return found;
}

function fileOf(files, part) {
  const file = files.find(({ sources, parts }) => parts.includes(part) || sources.includes(part));
  if (!file) throw new Error(`${part} of scripts/lib/journeys.mjs is in no file of the build`);
  return file;
}

function total(names, sizeOf) {
  return [...names].reduce((sum, name) => sum + sizeOf(name), 0);
}

/**
 * The figures of this build beside those of the last landing and the limits: what a journey may cost without a decision on record.
 *
 * @param {Record<string, number>} now
 * @param {Record<string, { bytes: number, limit: number }>} before
 */
export function compareFigures(now, before) {
  return Object.entries(now).map(([name, bytes]) => {
    const known = before[name];
    return { name, bytes, limit: known?.limit, change: known ? bytes - known.bytes : undefined };
  });
}

/** Ten per cent of headroom, to the kilobyte. */
export function firstLimit(bytes) {
  return Math.ceil((bytes * 11) / 10_000) * 1000;
}
