/** The file of a language's web manifest; the one in `public` is the English one. @param {string} language */
export function manifestOf(language) {
  return language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

/**
 * The manifest in another language: one and the same app, told in other words.
 *
 * @param {{ template: string, language: string, words: any }} parts the English manifest; `ManifestWords` of `src/prerender.tsx`
 * @returns {string}
 */
export function manifestIn({ template, language, words }) {
  const manifest = JSON.parse(template);
  const said = (table, key) => {
    if (table[key] === undefined) throw new Error(`the manifest's ${key} has no words in ${language}`);
    return table[key];
  };
  const pictureOf = ({ src }) => src.replace(/^.*\/|\.\w+$/g, '');
  return JSON.stringify({
    ...manifest,
    lang: language,
    dir: words.direction,
    description: words.description,
    shortcuts: manifest.shortcuts.map((one) => ({ ...one, ...said(words.shortcuts, one.url) })),
    screenshots: manifest.screenshots.map((one) => ({ ...one, label: said(words.screenshots, pictureOf(one)) })),
  });
}
