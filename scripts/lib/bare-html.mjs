/**
 * The built bare page, with what it says until the app is there in every language. Of a reader without JavaScript nobody knows the
 * language: there it is said in all.
 *
 * @param {{ template: string, texts: Readonly<Record<string, Readonly<Record<'starting' | 'nothing' | 'withoutScript', string>>>>, directions: Readonly<Record<string, string>>, script: string, css: string }} parts texts and directions by language code
 * @returns {string}
 */
export function bareHtml({ template, texts, directions, script, css }) {
  const words = Object.fromEntries(
    Object.entries(texts).map(([language, { starting, nothing }]) => [language, { starting, nothing }]),
  );
  const withoutScript = Object.entries(texts).map(
    ([language, text]) => `<p lang="${language}" dir="${directions[language]}">${escaped(text.withoutScript)}</p>`,
  );
  const { en } = texts;
  let html = template.replaceAll(/<!--[\s\S]*?-->\s*/g, '');
  html = put(html, /(?<=<p data-say="starting">)[^<]*/, escaped(en.starting));
  html = put(html, /(?<=<a data-say="nothing"[^>]*>)[^<]*/, escaped(en.nothing));
  html = put(html, /(?<=<noscript>)[\s\S]*?(?=<\/noscript>)/, withoutScript.join('\n'));
  html = put(html, /(?=\s*<\/head>)/, `\n<style>${squeezed(css)}</style>`);
  return put(html, /(?=\s*<\/body>)/, `\n<script data-words="${escaped(JSON.stringify(words))}">${script}</script>`);
}

function put(html, pattern, text) {
  if (!pattern.test(html)) throw new Error(`${pattern} is not in the built index.html`);
  return html.replace(pattern, () => text);
}

/** For text, and for the value of an attribute in double quotes. */
export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function squeezed(css) {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
