/**
 * The text as a replacement that is taken as it is: in one, "$" begins what was found, for the bundler's alias as for JavaScript. A checkout may
 * lie in a folder with one.
 *
 * @param {string} text
 * @returns {string}
 */
export function literalReplacement(text) {
  return text.replaceAll('$', () => '$$');
}
