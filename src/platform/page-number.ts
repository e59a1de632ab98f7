/** The emergency number that stands in this page, written there by who answered with it; undefined: in none. */
export function numberInPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=emergency-number]')?.content || undefined;
}
