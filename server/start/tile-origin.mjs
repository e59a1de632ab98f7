import { isWebOrigin } from '../../contract/base/web-origin.mjs';

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)(:|$)/;

/**
 * The other origin that phones get pictures of the map from: '' where it is this server's own, undefined where the template is
 * no address for pages of this server. It stands in the pages' security policy: nothing of it may be a placeholder.
 *
 * @param {string} template
 * @returns {string | undefined}
 */
export function tileOrigin(template) {
  if (/[\s\\;,']/.test(template)) return undefined;
  if (/^\/(?!\/)/.test(template)) return '';
  const [origin = ''] = /^https?:\/\/[^/]+(?=\/)/.exec(template) ?? [];
  const isFit = isWebOrigin(origin) && (origin.startsWith('https:') || LOOPBACK.test(origin));
  return isFit ? origin : undefined;
}
