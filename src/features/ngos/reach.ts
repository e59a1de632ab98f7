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
