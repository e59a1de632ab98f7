/**
 * An address of the app that was cut off in the middle of a sign, such as `/disaster/%`, as one that can be decoded: people get the app,
 * as they do without a network. Calls stay as they came, and are refused.
 */
export function decodablePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (/^\/api(\/|$)/.test(path) || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
