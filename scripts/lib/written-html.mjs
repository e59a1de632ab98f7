import { escaped, squeezed } from './bare-html.mjs';
import { manifestOf } from './web-manifest.mjs';

/**
 * One page in one language, made of the built bare page: the screen in its root, its styles beside it, its code asked for
 * at once.
 *
 * @param {{ template: string, page: any, language: string, files: { js: string[], css: string[] }, css: string, early: { script: string, css: string } }} parts
 * @returns {string}
 */
export function writtenHtml({ template, page, language, files, css, early }) {
  const { texts } = page;
  assertPlain(page);
  assertOneCallForEachNumber(page);
  const put = (html, pattern, text) => {
    if (html.split(pattern).length < 2) throw new Error(`${page.file}: ${pattern} is not in the built index.html`);
    return html.replace(pattern, () => text);
  };
  let html = template.replaceAll(/<!--[\s\S]*?-->\s*/g, '').replaceAll(/\n\s*/g, '\n');
  html = put(html, /<html[^>]*>/, `<html lang="${language}" dir="${page.direction}" data-waking>`);
  html = put(html, /<meta name="emergency-number"[^>]*>/, page.emergencyNumber);
  html = put(html, /<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`);
  html = put(html, /(?<=<link rel="manifest" href="\/)[^"]*/, manifestOf(language));
  html = put(
    html,
    /<meta\s+name="Description"[^>]*>/,
    `<meta name="Description" property="og:description" content="${escaped(texts.description)}">`,
  );
  html = html.replaceAll(/<link rel="(modulepreload|stylesheet)"[^>]*>\n?/g, '');
  const head = [
    `<style>${css}${squeezed(early.css)}</style>`,
    ...files.js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    // Their rules stand above; `src/early.ts` tells the app so.
    ...files.css.map((file) => `<link rel="written" href="/${file}">`),
  ];
  html = put(html, '</head>', `${head.join('\n')}\n</head>`);
  const body = [
    '<body>',
    `<noscript><p id="without-script">${escaped(texts.withoutScript)}</p></noscript>`,
    // Above the form: on a thin link that stands, and takes what is typed, before the rest of the page has come.
    `<script${formOf(page.html)}>${early.script}</script>`,
    `<div id="root" data-written="${page.file}">${page.html}</div>`,
    `<div id="early" role="status" data-held="${escaped(texts.held)}" data-slow="${escaped(texts.slow)}"><p></p><a href="" hidden>${escaped(texts.again)}</a></div>`,
    '</body>',
  ];
  return put(html, /<body>[\s\S]*<\/body>/, body.join('\n'));
}

/** Tells the script which kind of form is to come. */
function formOf(html) {
  const [, kind] = /<form id="([a-z]+)-form"/.exec(html) ?? [];
  return kind === undefined ? '' : ` data-form="${kind}"`;
}

/**
 * Who answers with the page writes the emergency number in the place of these words, and of nothing else in the screen: React finds there
 * what it would have drawn.
 */
function assertOneCallForEachNumber({ file, html, emergencyNumber }) {
  const [, words = ''] = /data-words="([^"]*)"/.exec(emergencyNumber) ?? [];
  const [calls, numbers] = [' data-call=""', words].map((mark) => html.split(mark).length - 1);
  if (words === '' || calls === 0 || calls !== numbers)
    throw new Error(`${file}: ${calls} calls to the emergency services, and ${numbers} times "${words}"`);
}

/** What comes in pieces needs scripts of React's own to be put together, which nothing here lets in. */
function assertPlain({ file, html }) {
  const found = /<script|<template|<!--\$[?!]/.exec(html);
  if (found) throw new Error(`${file}: the screen is not whole, ${found[0]} stands in it`);
}
