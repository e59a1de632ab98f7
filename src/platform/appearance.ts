/** The top bar's colour (`--bar` of `src/ui/tokens.css`), which the browser goes on with around the page. */
export const barColours = { light: '#14212b', dark: '#070c10', outdoor: '#000000' } as const;

/** The one that is shown now; undefined: as the phone is set. */
export function shownTheme(): string | undefined {
  return document.documentElement.dataset['theme'];
}

/** Tokens follow the attribute; without it they follow the phone's own setting. So does the colour around the page. */
export function showTheme(theme: string | undefined): void {
  const { documentElement } = document;
  if (theme === undefined) documentElement.removeAttribute('data-theme');
  else documentElement.setAttribute('data-theme', theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = barColours[(theme as keyof typeof barColours | undefined) ?? themeOfPhone(meta)];
}

/** What the phone is set to where this one of the page's colours counts. */
function themeOfPhone(meta: Element): keyof typeof barColours {
  const when = meta.getAttribute('media') ?? '';
  if (when.includes('contrast')) return 'outdoor';
  return when.includes('dark') ? 'dark' : 'light';
}
