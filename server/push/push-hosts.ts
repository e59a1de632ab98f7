import { isIP } from 'node:net';
import { portIn } from '../start/push-host.mjs';

/** Push services of the browsers: what `PushSubscription.endpoint` names there. */
const KNOWN = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const;

/**
 * May this server send something to this address, which anybody may have put in (OWASP API7)? It is compared in the one form in which
 * browsers write it, so that nothing hides behind a form that is read in two ways. `more`: the operator's own hosts.
 */
export function isPushEndpoint(endpoint: string, more: readonly string[]): boolean {
  const [, host = '', port = '443'] =
    /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?\/[!"$-~]*$/.exec(endpoint) ?? [];
  if (host === '' || !isCanonical(endpoint)) return false;
  if (isOwnHost(`${host}:${port}`, more)) return true;
  if (port !== '443' || isIP(host) !== 0) return false;
  return [...KNOWN, ...more].some((rule) => (rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule));
}

/** Named by the operator with its port: its address may be a private one. `place`: host and port. */
export function isOwnHost(place: string, more: readonly string[]): boolean {
  return portIn(place) !== undefined && more.includes(place);
}

function isCanonical(endpoint: string): boolean {
  try {
    return new URL(endpoint).href === endpoint;
  } catch {
    return false;
  }
}
