import { commonSet, isRemotePart, languageOf, setOfPart } from './app-sets.mjs';

/**
 * A file of code, and what it needs: names of other files, without their folder.
 *
 * @typedef {object} AppFile
 * @property {string} name such as `shell.js`
 * @property {import('./app-sets.mjs').SetName} set whose phones keep it
 * @property {string} [language] it speaks
 * @property {true} [isRemote] no phone keeps it: it is of use with a network alone
 * @property {string[]} imports
 * @property {string[]} css
 * @property {string[]} parts sources in it that are loaded by themselves
 * @property {string[]} sources
 */

/**
 * All files of code of a build.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {(id: string) => { isPart: boolean }} look at a module
 * @param {string} root of the project
 * @returns {AppFile[]}
 */
export function appFiles(bundle, look, root) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const pathOf = (id) => (id.replaceAll('\\', '/').startsWith(root) ? id.replaceAll('\\', '/').slice(root.length) : id);
  const partsIn = (chunk) => chunk.moduleIds.filter((id) => look(id).isPart).map(pathOf);
  const users = usersOf(chunks);
  return chunks.map((chunk) => {
    const parts = partsIn(chunk);
    const all = [...users(chunk)].flatMap(partsIn);
    // What a part has that no phone keeps, others alone keep.
    const kept = all.filter((part) => !isRemotePart(part));
    const languages = new Set(parts.map(languageOf));
    const [language] = languages.size === 1 ? languages : [];
    const isRemote = parts.some(isRemotePart);
    return {
      name: nameOf(chunk.fileName),
      set: commonSet((kept.length > 0 ? kept : all).map(setOfPart)),
      ...(language && { language }),
      ...(isRemote && { isRemote }),
      imports: chunk.imports.map(nameOf),
      css: [...(chunk.viteMetadata?.importedCss ?? [])].map(nameOf),
      parts,
      sources: chunk.moduleIds.map(pathOf),
    };
  });
}

/** The chunks that have this one, itself among them: what imports it, in however many steps. */
function usersOf(chunks) {
  return (chunk) => {
    const found = new Set([chunk]);
    for (const one of found) for (const user of chunks) if (user.imports.includes(one.fileName)) found.add(user);
    return found;
  };
}

export function nameOf(file) {
  return file.split('/').at(-1) ?? file;
}
