import { plainDigits } from '../../../contract/base/digits.ts';

/** The address that dials this number, as somebody wrote it; `undefined` where it is none. */
export function dialAddress(number: string): string | undefined {
  const plain = plainDigits(number);
  // Of two numbers in one field the first is dialled, without what else stands there.
  const [first = ''] = /\+?[\d\s().-]{3,}/.exec(plain) ?? [];
  const digits = first.replaceAll(/[^\d+]/g, '');
  return digits.length < 3 ? undefined : `tel:${digits}`;
}

interface SafeWebsite {
  href: string;
  host: string;
}

/**
 * A website as somebody wrote it, with a scheme or without: only what is fetched by http or https, and shows no other name before its
 * host, is made a link.
 */
export function safeWebsite(text: string): SafeWebsite | undefined {
  const written = text.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
  const url = written === '' ? undefined : parsed(address);
  if (url === undefined) return undefined;
  const { protocol, href, host, hostname, username, password } = url;
  const isWeb = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  return isWeb && hostname.includes('.') ? { href, host } : undefined;
}

/** `URL.canParse` came with Chrome 120. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
