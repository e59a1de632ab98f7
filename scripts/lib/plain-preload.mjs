import { join } from 'node:path';

/** Under which Vite's code asks for what stands around each `import()`, and the name by which it calls that. */
const HELPER = '\0vite/preload-helper.js';
const OURS = 'src/platform/preload.ts';

/**
 * Puts our own helper in the place of Vite's. The build fails where a new version of Vite asks for it otherwise.
 *
 * @param {string} root of the project @returns {import('vite').Plugin}
 */
export function plainPreload(root) {
  let isAsked = false;
  return {
    name: 'plain-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return undefined;
      isAsked = true;
      return `export { loadWithFiles as __vitePreload } from ${JSON.stringify(join(root, OURS).replaceAll('\\', '/'))};`;
    },
    buildEnd(error) {
      if (!error && !isAsked)
        this.error(`nothing asked for ${JSON.stringify(HELPER)}: what does Vite put around import() now?`);
    },
  };
}
