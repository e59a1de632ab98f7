/**
 * What the first screens are made of, by the modules of a build.
 *
 * @typedef {object} Parts
 * @property {(path: string, language: string) => { js: string[], css: string[] }} filesOf what the screen at this address needs, in the order in which it is needed
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
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {Parts}
 */
export function partsOf(bundle) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const chunkOf = (module) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(module));
  return {
    filesOf(path, language) {
      const needed = new Set();
      const texts = language === 'en' ? [] : textsOf(language, packs[path]);
      const entry = chunks.find(({ isEntry }) => isEntry);
      const roots = [entry, ...[...texts, MAIN, screens[path]].map(chunkOf)];
      if (roots.includes(undefined)) throw new Error(`a part of ${path} is no chunk of its own`);
      for (const text of texts) assertApart(chunkOf(text), bundle);
      for (const chunk of roots) addWithImports(chunk, bundle, needed);
      const css = [...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      // The entry has its own script element.
      return {
        js: [...needed].filter((chunk) => chunk !== entry).map(({ fileName }) => fileName),
        css: [...new Set(css)],
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
const login = '/src/features/account/login-screen.tsx';
const register = '/src/features/account/register-screen.tsx';
const account = '/src/features/account/account-screen.tsx';
const lateShell = '/src/app/late-shell.tsx';
const contact = '/src/features/contact/contact-screen.tsx';
const disaster = '/src/features/disasters/disaster-screen.tsx';
const disasterCard = '/src/parts/disaster-card.tsx';
const ngos = '/src/features/ngos/ngo-list-screen.tsx';
const readers = ['/src/features/disasters/disasters-screen.tsx', '/src/maps/places-map.tsx'];
const firstTexts = ['hi', 'es', 'ar'].flatMap((language) =>
  textsOf(language, [...new Set(Object.values(packs).flat())]),
);
const [virtualList, chips] = ['/src/ui/virtual-list.tsx', '/src/ui/choice-chips.tsx'];
/** What comes right after the first paint, and is on every phone from then on. */
const engine = [
  '/src/app/outbox-driver.ts',
  '/src/data/commands/report-disaster.ts',
  '/src/data/commands/drafts.ts',
  '/src/data/commands/follow-session.ts',
  '/src/data/queries/outbox.ts',
  '/src/data/queries/config.ts',
  '/src/data/live.ts',
  '/src/hooks/late-figures.ts',
];
/** What stands beside every screen, and comes once that stands. */
const besideScreens = [
  lateShell,
  '/src/app/session-bar.tsx',
  '/src/app/list-driver.ts',
  '/src/data/sync/refresh-config.ts',
  '/src/data/queries/waiting-owner.ts',
  '/src/data/commands/send-message.ts',
];
const push = '/src/app/push-shell.tsx';
const ngosAtHome = '/src/features/home/ngo-section.tsx';
const about = '/src/features/about/about-screen.tsx';
const certificate = '/src/features/certificates/certificate-screen.tsx';

/**
 * Chunk → whether a module belongs to it, by the parts that reach it. The first that takes a module has it. Few files come
 * before the form, and no other screen brings the whole form along.
 *
 * @type {Readonly<Record<string, (isOf: (part: string) => boolean) => boolean>>}
 */
const shared = {
  // Apart from all else, which may only be evaluated once the texts of a language are there.
  start: (isOf) => isOf(START) || (firstTexts.some(isOf) && isOf(MAIN)),
  shell: (isOf) =>
    isOf(MAIN) ||
    ((isOf(report) || isOf(aid)) &&
      (isOf(home) || (isOf(outbox) && (isOf(login) || isOf(account) || isOf(lateShell))))) ||
    (isOf(home) && isOf(certificate)),
  words: (isOf) => (isOf(report) || isOf(aid)) && (isOf(outbox) || isOf(savedReport)),
  fields: (isOf) => (isOf(report) || isOf(aid)) && [account, lateShell].some(isOf),
  problems: (isOf) => isOf(report) && isOf(aid) && isOf(login),
  forms: (isOf) => isOf(report) && isOf(aid),
  engine: (isOf) => engine.some(isOf),
  // What home shares with others, and what follows on every screen: a request costs more than most of these files.
  home: (isOf) => isOf(home) && (isOf(about) || isOf(ngosAtHome)),
  late: (isOf) => besideScreens.some(isOf),
  lists: (isOf) => isOf(ngosAtHome) || (isOf(push) && isOf(readers[0])),
  push: (isOf) => isOf(push),
  // Each alone is mostly the head of a file.
  reads: (isOf) => isOf(contact) && readers.some(isOf),
  // Both small, and lists that can be narrowed down have both.
  rows: (isOf) => isOf(virtualList) || isOf(chips),
  disasters: (isOf) => isOf(disaster) && isOf(disasterCard) && !isOf(ngos),
  account: (isOf) => isOf(login) && isOf(register) && isOf(account) && !isOf(lateShell),
  doors: (isOf) => isOf(login) && isOf(register) && !isOf(lateShell),
};

/** Asked for one by one, and yet in the files of `engine` and `late`: every screen asks for all of them. */
const together = new Set([...engine, ...besideScreens]);

/** @returns {import('vite').Rolldown.CodeSplittingGroup[]} */
export function sharedChunks() {
  const isReachedBy = reach();
  const chunks = Object.entries(shared);
  const chunkOf = (id, graph) => {
    const root = rootOf(id);
    // A part that is asked for by itself stays a file of its own.
    const info = graph.getModuleInfo(id);
    const isApart = info?.isEntry || info?.dynamicImporters.length !== 0;
    if (root === undefined || (isApart && !together.has(id.replaceAll('\\', '/').slice(root.length)))) return undefined;
    return chunks.find(([, takes]) => takes((part) => isReachedBy(id, root + part, graph)))?.[0];
  };
  // A group takes along what its modules import, where no group before it has that already.
  return chunks.map(([name], at) => ({
    name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
    priority: chunks.length - at,
  }));
}

/** Does a part import this module, in however many steps? */
function reach() {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  return (id, part, graph) => {
    const found = known.get(part) ?? closure(part, graph);
    known.set(part, found);
    return found.has(id);
  };
}

function rootOf(id) {
  const path = id.replaceAll('\\', '/');
  const at = Math.max(path.lastIndexOf('/src/'), path.lastIndexOf('/contract/'));
  return at < 0 || path.includes('/node_modules/') ? undefined : path.slice(0, at);
}

function closure(root, graph) {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(root);
  return found;
}
