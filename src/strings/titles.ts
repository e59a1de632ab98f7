/** Names of the screens: their headings, and the document's title. In the shell, so kept apart from the screens' texts. */
export const titles = {
  home: 'Home',
  report: 'Report a disaster',
  aid: 'Request aid',
  outbox: 'On this phone',
  unbuilt: 'This page is not part of this version yet',
} as const;
