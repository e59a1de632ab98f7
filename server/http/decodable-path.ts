/**
 * An address as the router reads it and everything else of ours: without the host that a proxy's client may name before it, and with
 * letters, digits and `-._~` written out (RFC 3986, 6.2.2.2), so that no spelling of a call passes for something else. An address of the app
 * that was cut off in the middle of a sign, such as `/disaster/%`, becomes one that can be decoded: people get the app, as they do
 * without a network. Calls that cannot be decoded are refused.
 */
export function decodablePath(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const [given = ''] = target.split(/[?#]/, 1);
  const path = given.replaceAll(/%([0-9a-f]{2})/gi, (written, code: string) => plainSign(written, code)) || '/';
  const rest = target.slice(given.length);
  return (isApiPath(path) || isDecodable(path) ? path : path.replaceAll('%', '%25')) + rest;
}

/** Is it the address of a call, be there one or not? Never a page of the app. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/.test(path);
}

function plainSign(written: string, code: string): string {
  const sign = String.fromCharCode(Number.parseInt(code, 16));
  return /[\w.~-]/.test(sign) ? sign : written;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
