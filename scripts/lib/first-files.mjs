import { nameOf } from './app-files.mjs';
import { commonSet, languageCodes, languageOf, roomOfPart, setOfPart } from './app-sets.mjs';

/**
 * What the first screens are made of, by the modules of a build.
 *
 * @typedef {object} Parts
 * @property {(path: string, language: string, folder: string) => { js: string[], css: string[] }} filesOf what the screen at this address needs, in the order in which it is needed
 */

const MAIN = '/src/main.tsx';
const START = '/src/start.ts';

const APP = '/src/app/app.tsx';

/** Address → what says the texts of its screen in a language, as in `src/strings/packs.ts`. */
const packs = {
  '/': ['first', 'first-home'],
  '/report-disaster': ['first', 'first-forms', 'first-report'],
  '/request-assistance': ['first', 'first-forms', 'first-aid'],
};
const textsOf = (language, names) => names.map((name) => `/src/strings/${language}/${name}.ts`);

/** Address → the module of its screen. */
const screens = {
  '/': '/src/features/home/home-screen.tsx',
  '/report-disaster': '/src/features/reports/report-screen.tsx',
  '/request-assistance': '/src/features/aid/aid-screen.tsx',
};

/**
 * What is evaluated while no more than these packs of texts need be there: around every screen, on each first screen, and what comes right
 * after that, whatever it says.
 *
 * @returns {{ root: string, packs: readonly string[] }[]}
 */
export function earlyParts() {
  return [
    ...[START, MAIN, ...engine].map((root) => ({ root, packs: ['first'] })),
    ...Object.entries(screens).map(([path, root]) => ({ root, packs: packs[path] })),
    ...outcomes.map((root) => ({ root, packs: ['first', 'first-forms'] })),
  ];
}

/**
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {Parts}
 */
export function partsOf(bundle) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const chunkOf = (module) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module)));
  return {
    filesOf(path, language, folder) {
      const needed = new Set();
      const texts = textsOf(language, packs[path]);
      const entry = chunks.find(({ isEntry }) => isEntry);
      const roots = [entry, ...[...texts, MAIN, screens[path]].map(chunkOf)];
      if (roots.includes(undefined)) throw new Error(`a part of ${path} is no chunk of its own`);
      for (const text of texts) assertApart(chunkOf(text), bundle);
      for (const chunk of roots) addWithImports(chunk, bundle, needed);
      const css = [...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      // The entry has its own script element.
      return {
        js: [...needed].filter((chunk) => chunk !== entry).map(({ fileName }) => `${folder}/${nameOf(fileName)}`),
        css: [...new Set(css)].map((file) => `${folder}/${nameOf(file)}`),
      };
    },
  };
}

/** Texts that brought the app along would come after it has read them: it would stay in English. */
function assertApart(chunk, bundle) {
  const needed = new Set();
  addWithImports(chunk, bundle, needed);
  const withApp = [...needed].find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(APP)));
  if (withApp) throw new Error(`${chunk.fileName} imports ${withApp.fileName}, in which the app is`);
}

function addWithImports(chunk, bundle, needed) {
  if (needed.has(chunk)) return;
  for (const name of chunk.imports) if (bundle[name]?.type === 'chunk') addWithImports(bundle[name], bundle, needed);
  needed.add(chunk);
}

const [home, report, aid] = Object.values(screens);
const outbox = '/src/features/outbox/outbox-screen.tsx';
const savedReport = '/src/features/reports/saved-report.tsx';
const login = '/src/features/account/sign-in/login-screen.tsx';
const account = '/src/features/account/account-screen.tsx';
const lateShell = '/src/app/late/late-shell.tsx';
const disaster = '/src/features/disasters/disaster-screen.tsx';
const disasterCard = '/src/parts/records/disaster-card.tsx';
const ngos = '/src/features/ngos/ngo-list-screen.tsx';
const firstTexts = languageCodes.flatMap((language) => textsOf(language, [...new Set(Object.values(packs).flat())]));
/** What comes right after the first paint, and is on every phone from then on. */
const engine = [
  '/src/app/drivers/outbox-driver.ts',
  '/src/data/commands/report-disaster.ts',
  '/src/data/commands/items/drafts.ts',
  '/src/data/commands/accounts/follow-session.ts',
  '/src/data/queries/items/outbox.ts',
  '/src/data/queries/config.ts',
  '/src/data/live.ts',
  '/src/data/commands/items/send-directly.ts',
  '/src/hooks/shared/late-figures.ts',
];
/** What a form says of what became of it: with the engine, without which nothing becomes of it. */
const outcomes = [
  '/src/parts/form/not-saved.tsx',
  '/src/parts/saved/saved-plainly.tsx',
  '/src/hooks/draft/hand-over-typed.ts',
  '/src/ui/overlay/confirm-dialog.tsx',
];
/** What stands beside every screen, and comes once that stands. */
const besideScreens = [
  lateShell,
  '/src/app/late/session-bar.tsx',
  '/src/app/drivers/keep-app.ts',
  '/src/platform/worker/service-worker.ts',
  '/src/app/drivers/list-driver.ts',
  '/src/data/sync/refresh-config.ts',
  '/src/data/queries/items/waiting-owner.ts',
  '/src/data/commands/send-message.ts',
];
/** Also, and of little weight; what these have in common with screens must not come with all the rest. */
const small = [
  '/src/app/late/demo-mark.tsx',
  '/src/app/late/footer-contact.tsx',
  '/src/features/newsletter/newsletter-field.tsx',
  '/src/data/commands/newsletter.ts',
];
/** What follows once those stand, on every screen too. */
const followers = [...small, '/node_modules/workbox-window/build/workbox-window.prod.es5.mjs'];
/** The button in a form that opens the map, and what it says before. The map itself follows when it is wanted. */
const pin = ['/src/maps/pin/late-place-pin.tsx', '/src/maps/pin/place-pin.tsx'];
const ngosAtHome = '/src/features/home/ngo-section.tsx';
const refreshLists = '/src/data/sync/refresh-lists.ts';
const about = '/src/features/about/about-screen.tsx';
const certificate = '/src/features/certificates/certificate-screen.tsx';

/** Screens and parts of those who work here: admins, NGOs and volunteers, once they are logged in. */
const ofDesks = /^\/src\/(app\/admin|features\/(admin|dashboards|learning|volunteers))/;
const ofTexts = /^\/src\/strings\//;

/**
 * A module that so many parts have, and that brings no more than so many characters of source along, is had by all: alone it would be
 * mostly the head of a file, and to ask for a file costs a phone more than to read it.
 */
const COMMON = { parts: 6, characters: 2000 };

/**
 * A module, as the groups see it.
 *
 * @typedef {object} Module
 * @property {(part: string) => boolean} isOf is it in what this part imports, in however many steps?
 * @property {() => string[]} parts that have it: they are asked for by themselves
 * @property {() => number} weight characters of its source, and of what it alone brings along
 */

const isOfEverybody = (part) => setOfPart(part) === 'core';

/** @param {Module} module */
function isCommon({ parts, weight }) {
  const all = parts();
  return all.length >= COMMON.parts && weight() <= COMMON.characters && !all.some((part) => ofTexts.test(part));
}

/**
 * Chunk → whether a module belongs to it, by the parts that reach it. The first that takes a module has it. Few files come
 * before the form, and no other screen brings the whole form along.
 *
 * @type {Readonly<Record<string, (module: Module) => boolean>>}
 */
const shared = {
  // Apart from all else, which may only be evaluated once the texts of a language are there.
  start: ({ isOf }) => isOf(START) || (firstTexts.some(isOf) && [MAIN, home, report, aid].some(isOf)),
  // Texts of other languages say sizes too, and bring nothing else along.
  size: ({ isOf }) => isOf('/src/strings/size.ts'),
  shell: ({ isOf }) =>
    isOf(MAIN) ||
    ((isOf(report) || isOf(aid)) &&
      (isOf(home) || (isOf(outbox) && (isOf(login) || isOf(account) || isOf(lateShell))))) ||
    (isOf(home) && isOf(certificate)),
  fields: ({ isOf }) =>
    ((isOf(report) || isOf(aid)) && [account, lateShell, outbox, savedReport].some(isOf)) ||
    (isOf(report) && isOf(aid) && isOf(login)),
  // What the report's form has in common with a desk would else lie with all that desks share.
  forms: ({ isOf, parts }) => isOf(report) && (isOf(aid) || parts().some((part) => ofDesks.test(part))),
  engine: ({ isOf }) => [...engine, ...outcomes].some(isOf),
  // What the guide's search, the assistant and the marks in what was found have in common.
  search: ({ isOf }) => isOf('/src/strings/search/search.ts'),
  // What home shares with others, and what follows on every screen: a request costs more than most of these files.
  home: ({ isOf }) => isOf(home) && (isOf(about) || isOf(ngosAtHome)),
  // What the forms have in common with many screens, without all that these have in common.
  common: (module) => (module.isOf(report) || module.isOf(aid) || module.isOf(home)) && isCommon(module),
  late: (module) =>
    besideScreens.some(module.isOf) ||
    (small.some(module.isOf) && module.parts().some((part) => !followers.includes(part))) ||
    (isCommon(module) && module.parts().some(isOfEverybody)),
  follow: ({ isOf }) => followers.some(isOf),
  // What screens of lists have in common: at home too, which must not bring the rest of these screens along.
  lists: (module) =>
    !module.parts().some(isOfEverybody) &&
    (module.isOf(ngosAtHome) ||
      module.isOf(refreshLists) ||
      (isCommon(module) && module.parts().some((part) => !ofDesks.test(part)))),
  saved: ({ isOf }) => isOf(savedReport) && !isOf(report) && !isOf(aid),
  pin: ({ isOf }) => pin.some(isOf) && !isOf(report) && !isOf(aid),
  disasters: ({ isOf }) => isOf(disaster) && isOf(disasterCard) && !isOf(ngos),
  desks: isCommon,
};

/**
 * The file of a module that none of these has: with its first screen, with the others of its room, or where several rooms have it, with
 * all that as many phones need.
 *
 * @param {readonly string[]} parts that have it
 */
function restOf(parts) {
  const rooms = new Set(parts.map(roomOfPart));
  // An admin's question is asked in the panel, which is there by then.
  if (rooms.has('assistant')) rooms.delete('desk-questions');
  // So is what a decision asks: on the page of the report.
  if (rooms.has('admin-disaster')) rooms.delete('decisions');
  // Google's map takes the place of ours, whose file is there by then.
  if (rooms.has('maps')) rooms.delete('google-maps');
  if (rooms.size === 1) return [...rooms][0];
  // Apart from code, which may only be evaluated once the texts of a language are there.
  if (parts.some((part) => languageOf(part))) return 'texts';
  const ofFirst = parts.filter((part) => Object.values(screens).includes(part));
  if (ofFirst.length > 0) return ofFirst.length === 1 ? roomOfPart(ofFirst[0]) : 'common';
  return `${commonSet(parts.map(setOfPart))}-shared`;
}

/** What more parts have comes first: a file takes along what its modules import and no file before it has. */
const restInOrder = [
  (name) => name === 'texts',
  (name) => name.endsWith('-words'),
  (name) => name === 'common',
  (name) => name === 'core-shared',
  (name) => name === 'public-shared',
  (name) => name.endsWith('-shared'),
  (name) => name.endsWith('-screen'),
  // Not with the base map, which draws into the same maps and is on few phones.
  (name) => name === 'maps',
  (name) => name === 'packing',
  (name) => name !== '',
];

/**
 * Files that lie in another: every phone has these together, and a request costs as much as a kilobyte.
 */
const within = {
  saved: 'late',
  pin: 'late',
  follow: 'late',
  'core-shared': 'late',
  size: 'start',
  texts: 'start',
  common: 'shell',
  fields: 'forms',
};
/** Files so large that whoever changes a sentence in them would cost each phone all of their code: their English is a file of its own. */
const apartFromWords = new Set(['public-shared', 'volunteers']);
/** The same for styles: a sheet of a form is a few rules, which its written page has in itself. */
const sheetsWithin = {
  'report-screen': 'forms',
  'aid-screen': 'forms',
  'beside-forms': 'late',
  engine: 'forms',
  'home-screen': 'home',
};

/** Asked for one by one, and yet in one file with others: whoever asks for one of them asks for all. */
const together = new Set([
  MAIN,
  ...engine,
  ...outcomes,
  ...besideScreens,
  ...followers,
  savedReport,
  ...pin,
  ngosAtHome,
  refreshLists,
]);

/** @returns {import('vite').Rolldown.CodeSplittingGroup[]} */
export function sharedChunks() {
  const view = viewOf();
  const chunks = Object.entries(shared);
  const chunkOf = (id, graph) => {
    if (id.includes(PACKING)) return 'packing';
    const at = placeOf(id);
    if (at === undefined) return undefined;
    // A part that is asked for by itself stays a file of its own.
    const info = graph.getModuleInfo(id);
    if (info?.isEntry) return undefined;
    const isPart = info?.dynamicImporters.length !== 0;
    const module = view(id, at.root, graph);
    const found = isPart && !together.has(at.path) ? undefined : chunks.find(([, takes]) => takes(module))?.[0];
    const name = found ?? restOf(module.parts());
    if (apartFromWords.has(name) && ofTexts.test(at.path)) return `${name}-words`;
    return (id.endsWith('.css') ? sheetsWithin[name] : undefined) ?? within[name] ?? name;
  };
  // A group takes along what its modules import, where no group before it has that already.
  const fits = [
    ...chunks.map(
      ([name]) =>
        (one) =>
          one === name,
    ),
    ...restInOrder,
  ];
  return fits.map((fit, at) => ({
    name: (id, graph) => [chunkOf(id, graph) ?? ''].find(fit) ?? null,
    priority: fits.length - at,
  }));
}

/** @returns {(id: string, root: string, graph: import('vite').Rolldown.ChunkingContext) => Module} */
function viewOf() {
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  const isReachedBy = (id, part, graph) => {
    const found = reached.get(part) ?? closure(part, (one) => graph.getModuleInfo(one)?.importedIds ?? []);
    reached.set(part, found);
    return found.has(id);
  };
  /** @type {Map<string, string[]>} */
  const known = new Map();
  return (id, root, graph) => {
    const isOf = (part, one = id) => isReachedBy(one, root + part, graph);
    const isHad = (one) => [MAIN, report, ...engine, ...besideScreens].some((part) => isOf(part, one));
    return {
      isOf: (part) => isOf(part),
      parts() {
        const found = known.get(id) ?? partsWith(id, graph);
        known.set(id, found);
        return found;
      },
      weight() {
        const imports = (one) => graph.getModuleInfo(one)?.importedIds ?? [];
        const brought = closure(id, (one) => imports(one).filter((next) => placeOf(next) && !isHad(next)));
        return [...brought].reduce((sum, one) => sum + (graph.getModuleInfo(one)?.code?.length ?? 0), 0);
      },
    };
  };
}

/** @returns {string[]} */
function partsWith(id, graph) {
  const above = [...closure(id, (one) => graph.getModuleInfo(one)?.importers ?? [])];
  const apart = above.filter((one) => graph.getModuleInfo(one)?.dynamicImporters.length > 0);
  return apart.flatMap((one) => placeOf(one)?.path ?? []);
}

/** Spreadsheets and the base map have it in common, and nobody has both at once. */
const PACKING = '/node_modules/fflate/';

const folders = ['/src/', '/contract/', '/node_modules/workbox-window/'];

/** Where a module of the app lies, and one of a package that is asked for by itself. */
function placeOf(id) {
  const path = id.replaceAll('\\', '/');
  const at = Math.max(...folders.map((folder) => path.lastIndexOf(folder)));
  if (at < 0 || (path.includes('/node_modules/') && !together.has(path.slice(at)))) return undefined;
  return { root: path.slice(0, at), path: path.slice(at) };
}

/** What can be reached from there, itself included. */
function closure(from, nextOf) {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of nextOf(id)) visit(next);
  };
  visit(from);
  return found;
}
