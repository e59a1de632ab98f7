/** @typedef {'mail' | 'web' | 'phone'} ContactKind */

/**
 * Which kind of address `OPERATOR_CONTACT` is; undefined for anything that people could not be led to safely.
 *
 * @param {string} text
 * @returns {ContactKind | undefined}
 */
export function contactKind(text) {
  if (text.length > 200) return undefined;
  if (/^[^\s<>@",;:?&]+@[^\s<>@",;:?&]+\.[^\s<>@",;:?&.]+$/.test(text)) return 'mail';
  if (/^https:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#]\S*)?$/i.test(text)) return 'web';
  return /^\+?\d[\d -]{2,24}$/.test(text) ? 'phone' : undefined;
}
