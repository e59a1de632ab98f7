import { deviceTexts } from './account-page.ts';
import { leftToRight } from '../isolate.ts';

/** As the server says it where the browser says nothing. */
const UNKNOWN = 'Unknown device';

/** A session's device, which the server names "Firefox on Android": the names stay, the words between them are the language's own. */
export function deviceText(named: string): string {
  if (named === UNKNOWN) return deviceTexts.unknown;
  const [browser = '', system] = named.split(' on ').map(leftToRight);
  return system === undefined ? browser : deviceTexts.named(browser, system);
}
