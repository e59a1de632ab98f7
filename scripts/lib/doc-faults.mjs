import { posix } from 'node:path';

/**
 * Names in a document that the project does not have: npm scripts and files.
 *
 * Looked at: npm commands anywhere in code; links to files; code spans that look like a path of this project, whole
 * (`src/data/db.ts`), its end (`data/db.ts`) or a file's name alone (`db.ts`). What a build makes is not looked for.
 *
 * @param {{ path: string, text: string }} document
 * @param {{ scripts: readonly string[], files: readonly string[] }} project
 * @returns {string[]}
 */
export function docFaults({ path, text }, { scripts, files }) {
  const prose = text.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '');
  const has = knows(files);
  const commands = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => decodeURI(match[1] ?? ''));
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  return [
    ...commands.filter((name) => !scripts.includes(name)).map((name) => `${path}: no script "${name}" in package.json`),
    ...links
      .filter(isFileLink)
      .filter((link) => !has.place(fromHere(path, link)))
      .map((link) => `${path}: link to ${link}`),
    ...spans
      .filter(looksLikePath)
      .filter((span) => !has.named(span))
      .map((span) => `${path}: no file ${span}`),
  ];
}

const folders = /^(contract|docs|public|scripts|server|src|sw|tests|\.ci)(\/|$)/;
const fileName = /^[\w.-]*[\w-]\.(css|html|json|mjs|md|tsx?|webmanifest)$/;
const made = /^\.?\/?(build|dist|node_modules|\.data)(\/|$)/;

function looksLikePath(span) {
  if (!/^[\w@.{}*,/-]+$/.test(span) || span.startsWith('/') || made.test(span)) return false;
  return (folders.test(span) && span.includes('/')) || fileName.test(span.split('/').at(-1) ?? '');
}

function isFileLink(link) {
  return !/^([a-z]+:|#|\/\/)/i.test(link) && !made.test(link);
}

function fromHere(path, link) {
  return posix.join(posix.dirname(path), link.replace(/[#?].*$/, ''));
}

function knows(files) {
  const all = new Set(files);
  for (const file of files) for (let up = posix.dirname(file); up !== '.'; up = posix.dirname(up)) all.add(up);
  const place = (path) => all.has(path.replace(/\/$/, '')) || path === './' || path === '.';
  const named = (span) => {
    // Of a pattern, the part before it must be there.
    const path = span
      .replace(/[{*].*$/, '')
      .replace(/\/$/, '')
      .replace(/^\.\//, '');
    if (path !== span.replace(/\/$/, '')) return path === '' || place(path) || place(posix.dirname(path));
    return place(path) || [...all].some((file) => file.endsWith(`/${path}`));
  };
  return { place, named };
}
