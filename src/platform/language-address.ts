const NAME = 'lang';

/** The language that the address asks for (`?lang=ar`), for this visit. */
export function languageInAddress(): string | null {
  return new URLSearchParams(location.search).get(NAME);
}

/** Makes the address ask for this language, or for none, before the page loads itself anew. */
export function putLanguageInAddress(code: string | undefined): void {
  const url = new URL(location.href);
  url.searchParams.delete(NAME);
  if (code !== undefined) url.searchParams.set(NAME, code);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
