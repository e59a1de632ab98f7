const YEAR_SECONDS = 31_536_000;

/** The chosen language where the server can read it: it may serve pages that are made in it already. */
export function keepLanguageCookie(code: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `language=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  } catch {
    // Refused, like every other storage here: the page then asks by its address.
  }
}

export function readLanguageCookie(): string | undefined {
  try {
    return /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}
