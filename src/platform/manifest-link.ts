/** The web manifest of a language, of one and the same app. The build writes them, and into each written page the link to its own. */
export function linkManifest(language: string): void {
  const link = document.querySelector('link[rel=manifest]');
  const path = language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
  // A browser may fetch anew what is set anew.
  if (link && link.getAttribute('href') !== path) link.setAttribute('href', path);
}
