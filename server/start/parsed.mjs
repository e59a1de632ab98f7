/**
 * What a setting is, or what it should be: "PORT should be …".
 *
 * @template Value
 * @typedef {import('../../contract/base/result.ts').Result<Value, string>} Parsed
 */

/**
 * @template Value
 * @param {Value} value
 * @returns {{ ok: true, value: Value }}
 */
export function ok(value) {
  return { ok: true, value };
}

/**
 * @param {string} shouldBe
 * @returns {{ ok: false, failure: string }}
 */
export function failed(shouldBe) {
  return { ok: false, failure: shouldBe };
}

/**
 * A text that may be left out.
 *
 * @param {(text: string) => boolean} fits
 * @param {string} shouldBe
 * @returns {(text: string | undefined) => Parsed<string | undefined>}
 */
export function optional(fits, shouldBe) {
  return (text) => (text === undefined || fits(text) ? ok(text) : failed(shouldBe));
}

/**
 * Texts with commas between; none where it is left out.
 *
 * @param {(text: string) => boolean} fits each of them
 * @param {string} shouldBe
 * @returns {(text: string | undefined) => Parsed<readonly string[]>}
 */
export function listOf(fits, shouldBe) {
  return (text) => {
    const texts = text === undefined ? [] : text.split(',').map((one) => one.trim());
    return texts.every(fits) ? ok(texts) : failed(shouldBe);
  };
}
