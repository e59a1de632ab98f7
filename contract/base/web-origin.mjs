const ORIGIN = /^(https?):\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::([1-9]\d{0,4}))?$/;
/** @type {Readonly<Record<string, string>>} */
const DEFAULT_PORTS = { http: '80', https: '443' };

/**
 * An origin exactly as browsers write it: scheme, host in lower case, port unless it is the scheme's own; no path, no
 * slash at the end, no wildcard.
 *
 * @param {string} text
 * @returns {boolean}
 */
export function isWebOrigin(text) {
  const [, scheme = '', port = ''] = ORIGIN.exec(text) ?? [];
  return scheme !== '' && port !== DEFAULT_PORTS[scheme] && Number(port) <= 65_535;
}
