import { parseYesNo } from './common-settings.mjs';
import { failed, ok } from './parsed.mjs';
import { tileOrigin } from './tile-origin.mjs';

/** @template Value @typedef {import('./parsed.mjs').Parsed<Value>} Parsed */
/** @typedef {import('../settings.ts').TileSettings} TileSettings */

/**
 * @param {import('./setting-reader.mjs').Read} read
 * @returns {TileSettings}
 */
export function tileSettings(read) {
  return {
    url: read('TILE_URL', parseTileUrl, ''),
    attribution: read('TILE_ATTRIBUTION', parseTileAttribution, { text: '' }),
    bulk: read('BULK_TILES', parseYesNo, false),
  };
}

/**
 * The server that routes come from, without a slash at its end; nothing where none is set. Its origin goes into the pages' security
 * policy, and what is asked of it is put behind the address: neither a query nor a fragment may stand there.
 *
 * @param {string} [text]
 * @returns {Parsed<string | undefined>}
 */
export function parseOsrmUrl(text) {
  if (text === undefined) return ok(text);
  const address = text.replace(/\/+$/, '');
  const isFit = tileOrigin(`${address}/`) !== undefined && address.startsWith('http') && !/[?#{}]/.test(address);
  return isFit
    ? ok(address)
    : failed('the https address of a server that answers /route/v1/driving, such as https://routes.example.org');
}

/**
 * A key of the Google Maps Platform for browsers. It is in the pages' security policy too, as the nonce of Google's styles: only characters
 * that may stand there are let in.
 *
 * @param {string} [text]
 * @returns {Parsed<string | undefined>}
 */
export function parseGoogleMapsKey(text) {
  return text === undefined || /^[A-Za-z0-9_-]{30,100}$/.test(text)
    ? ok(text)
    : failed('an API key of the Google Maps Platform for browsers: about 39 letters, digits, hyphens and underscores');
}

/**
 * Where phones read the base map from. A file that this server serves itself has a path of it, and a usual one where none is set.
 *
 * @param {import('./setting-reader.mjs').Read} read
 * @param {string[]} wrong
 * @returns {import('../settings.ts').BaseMapSettings | undefined}
 */
export function baseMapSettings(read, wrong) {
  const file = read('PMTILES_FILE', (text) => ok(text), undefined);
  const url = read('PMTILES_URL', parsePmtilesUrl, undefined) ?? (file === undefined ? undefined : '/base-map.pmtiles');
  if (url === undefined) return undefined;
  if (file !== undefined && !url.startsWith('/')) {
    wrong.push('PMTILES_FILE should be left out where PMTILES_URL names another server');
  }
  return file === undefined ? { url } : { url, file };
}

/**
 * @param {string} [text]
 * @returns {Parsed<string | undefined>}
 */
export function parsePmtilesUrl(text) {
  if (text === undefined) return ok(text);
  const isFit =
    tileOrigin(text) !== undefined && /^[^?#{}:*]*(:\/\/[^?#{}*]*)?\.pmtiles$/.test(text) && !text.startsWith('/api/');
  return isFit
    ? ok(text)
    : failed('an https address or a path of this server that ends in .pmtiles, such as /base-map.pmtiles');
}

/**
 * @param {string} [text]
 * @returns {Parsed<string>}
 */
function parseTileUrl(text = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png') {
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return isWhole && tileOrigin(text) !== undefined
    ? ok(text)
    : failed('an https address or a path of this server with {z}, {x} and {y}, or empty for no pictures of the map');
}

/**
 * @param {string} [text]
 * @returns {Parsed<TileSettings['attribution']>}
 */
function parseTileAttribution(text = '© OpenStreetMap contributors https://www.openstreetmap.org/copyright') {
  const [, words = '', link] = /^(.*?)(?:\s+(https:\/\/\S+))?$/u.exec(text.trim()) ?? [];
  const right = words !== '' && words.length <= 200 && !/\p{Cc}/u.test(words);
  return right && (link === undefined || URL.canParse(link))
    ? ok({ text: words, ...(link === undefined ? {} : { link }) })
    : failed('words that say whose map it is, of 200 characters at most, with an https address behind them or none');
}
