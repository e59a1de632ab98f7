import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { earlyParts } from './first-files.mjs';

/**
 * Texts in English stand in the sources beside the code that shows them. In a build those that every phone has come as packs of their
 * own, as in any other language: a phone that speaks another language need not fetch them, and a changed sentence changes a pack instead of the
 * code around it. Which tables are in which pack is read from the packs of a translation, which a test holds to be the same in all languages.
 */
const MODEL = 'es';
const packNames = ['first', 'first-home', 'first-forms', 'first-report', 'first-aid', 'others'];

/**
 * What a form says in the moment in which it is sent: its code is there before all texts are, so these stay where they are, whatever
 * may fail to come. No other table may be asked for by code that does not wait for its pack; the build fails where one is.
 */
const alsoInCode = ['forms/failures', 'forms/form-outcomes', 'forms/reasons', 'forms/saved', 'forms/typed-text'];

const STRINGS = '/src/strings/';

/** @param {string} root of the project @returns {import('vite').Plugin} */
export function englishPacks(root) {
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}${STRINGS}`;
  const english = `${folder}en/`;
  const model = (name) => readFileSync(`${folder}${MODEL}/${name}.ts`, 'utf8');
  /** Module, such as `shell/app` → the names of its tables in packs, or all of them. @type {Map<string, Set<string> | 'all'>} */
  const packed = new Map(
    packNames.flatMap((name) => tablesIn(model(name)).filter(([one]) => !alsoInCode.includes(one))),
  );
  const packsOf = (module) => packNames.filter((name) => tablesIn(model(name)).some(([one]) => one === module));
  const isPack = (path) => packNames.includes(path.slice(english.length).replace(/\.ts$/, ''));
  const nameOf = (id) => id.slice(folder.length).replace(/\.ts$/, '');
  return {
    name: 'english-packs',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const from = importer.replaceAll('\\', '/');
      if (from === `${folder}english-packs.ts` && source.startsWith('./en/')) return `${folder}${source.slice(2)}`;
      if (!from.startsWith(english) || !source.startsWith('.')) return undefined;
      // A pack names modules of texts as each language has them; these import what their originals do.
      if (isPack(from)) return join(english, source).replaceAll('\\', '/');
      return join(dirname(`${folder}${from.slice(english.length)}`), source).replaceAll('\\', '/');
    },
    load(id) {
      if (id === `${folder}english-packs.ts`) return listOfPacks();
      if (!id.startsWith(english)) return undefined;
      const name = id.slice(english.length).replace(/\.ts$/, '');
      if (isPack(id)) return model(name);
      if (alsoInCode.includes(name)) return 'export {};';
      const original = `${folder}${name}.ts`;
      if (!existsSync(original)) throw new Error(`${MODEL}/${name}.ts has no ${name}.ts in English beside it`);
      return tablesAlone(readFileSync(original, 'utf8'), original);
    },
    transform(code, id) {
      if (!id.startsWith(folder) || id.startsWith(english)) return undefined;
      const tables = packed.get(nameOf(id));
      return tables && { code: withoutTables(code, tables, id), map: null };
    },
    buildEnd(error) {
      if (error) return;
      for (const { root: part, packs } of earlyParts()) {
        const early = importedBy(`${folder.slice(0, -STRINGS.length)}${part}`, (id) => this.getModuleInfo(id));
        for (const id of early) {
          const name = id.startsWith(folder) ? nameOf(id) : '';
          if (packed.has(name) && !packsOf(name).some((pack) => packs.includes(pack)))
            this.error(`${part} has ${name} of another pack than ${packs.join(', ')}: its texts may not be there yet`);
        }
      }
    },
  };
}

function listOfPacks() {
  const parts = {
    first: 'shell',
    'first-home': 'home',
    'first-forms': 'forms',
    'first-report': 'report',
    'first-aid': 'aid',
  };
  const rows = packNames.map((name) => `${parts[name] ?? name}: () => import('./en/${name}.ts'),`);
  return `export const englishPacks = {\n${rows.join('\n')}\n};\n`;
}

/** @returns {[module: string, tables: Set<string> | 'all'][]} */
function tablesIn(pack) {
  const imports = [...pack.matchAll(/^import (?:\* as \w+|\{([^}]*)\}) from '\.\/([^']+)\.ts';$/gm)];
  return imports.map(([, names, module]) => [
    module,
    names === undefined
      ? 'all'
      : new Set(
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean),
        ),
  ]);
}

/** @returns {any[]} */
function statementsOf(code) {
  return parseAst(code, { lang: 'ts' }).body;
}

/** The declarations `export const name = texts('name', {…})` of a module. */
function tablesOf(code, id) {
  return statementsOf(code).flatMap((statement) => {
    const [declaration] = statement.declaration?.declarations ?? [];
    const call = declaration?.init;
    if (statement.type !== 'ExportNamedDeclaration' || call?.callee?.name !== 'texts') return [];
    const [name, table] = call.arguments;
    if (declaration.id.name !== name.value) throw new Error(`${id}: the table ${name.value} has another name`);
    return [{ name: name.value, statement, call, first: name, table }];
  });
}

/** The module without the English of these tables: they hold what is adopted. Its lines stay where they are, for who reads a stack. */
function withoutTables(code, names, id) {
  const tables = tablesOf(code, id).filter(({ name }) => names === 'all' || names.has(name));
  return edited(
    code,
    tables.map(({ first, table }) => [first.end, table.end, code.slice(first.end, table.end).replaceAll(/[^\n]/g, '')]),
  );
}

/** The module's tables as plain objects, with what they need of the module, and nothing else. */
function tablesAlone(code, id) {
  const body = statementsOf(code);
  const tables = tablesOf(code, id).map(({ name, table }) => ({ name, text: code.slice(table.start, table.end) }));
  const said = tables.map(({ name, text }) => `export const ${name} = (${text});`);
  const isTable = (statement) => namesOf(statement).some((name) => tables.some((table) => table.name === name));
  const needed = new Set();
  let text = said.join('\n');
  // What is needed may need more.
  for (let size = -1; size < needed.size;) {
    size = needed.size;
    for (const statement of body) {
      if (needed.has(statement) || isTable(statement) || !namesOf(statement).some((name) => hasWord(text, name)))
        continue;
      needed.add(statement);
      text += code.slice(statement.start, statement.end);
    }
  }
  const kept = body.filter((statement) => needed.has(statement));
  const plain = kept.map(({ start, end, type, declaration }) =>
    code.slice(type === 'ExportNamedDeclaration' ? declaration.start : start, end),
  );
  return [...plain, ...said].join('\n');
}

/** What a statement of a module declares or imports. */
function namesOf({ type, specifiers, declaration, ...own }) {
  if (type === 'ImportDeclaration') return specifiers.map(({ local }) => local.name);
  const { declarations, id } = declaration ?? own;
  return declarations ? declarations.map((one) => one.id.name) : [id?.name].filter(Boolean);
}

function hasWord(text, name) {
  return new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text);
}

/** @param {string} code @param {(readonly [from: number, to: number, text: string])[]} edits */
function edited(code, edits) {
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [from, to, put]) => text.slice(0, from) + put + text.slice(to), code);
}

/** All modules without which this one cannot be evaluated, itself among them. */
function importedBy(id, look) {
  const found = new Set([id]);
  for (const one of found) for (const next of look(one)?.importedIds ?? []) found.add(next);
  return found;
}
