import { rolldown } from 'rolldown';

const MADE = /\/src\/strings\/(?:\w+\/)?(?:guide|courses)\/search-index\.ts$/;

/**
 * What the guide and the courses are searched by is made once, when the app is built: a phone reads it instead of making it. In a build
 * each of these modules is the finished text; elsewhere it makes the same text when it is asked for.
 *
 * @returns {import('vite').Plugin}
 */
export function searchIndexes() {
  return {
    name: 'search-indexes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const path = id.replaceAll('\\', '/');
      if (!MADE.test(path)) return undefined;
      return `export const searchIndex = ${JSON.stringify(await madeBy(id))};\n`;
    },
  };
}

/** @param {string} id file of the module @returns {Promise<string>} */
async function madeBy(id) {
  const bundle = await rolldown({ input: id, platform: 'node', logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const { searchIndex } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
    return searchIndex;
  } finally {
    await bundle.close();
  }
}
