/**
 * What the page's address asks of the app itself: a language, or a state that no written page shows (what became of an
 * item, a correction), or the bare page that the worker keeps for every other address.
 */
const LANGUAGE = 'lang';
const SHELL = 'shell';
const UNWRITTEN = ['item', 'correct', SHELL];

/** Where the bare page is had from everybody: servers that write pages answer `/` with one of those. */
export const shellAddress = `/?${SHELL}`;

/** The build writes these screens as pages, in each language: they are to be seen before the app's code is there. */
export const writtenPaths = ['/', '/report-disaster', '/request-assistance'] as const;

/** Which of them this path is, with a slash at its end or without. */
export function writtenPath(path: string): (typeof writtenPaths)[number] | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return writtenPaths.find((one) => one === plain);
}

/** The built file of a page written for this address, such as `pages/hi/report-disaster.html`; undefined: there is none. */
export function writtenPage(path: string, query: string, language: string): string | undefined {
  const plain = writtenPath(path);
  if (plain === undefined || UNWRITTEN.some((name) => asked(query, name))) return undefined;
  return `pages/${language}/${plain === '/' ? 'home' : plain.slice(1)}.html`;
}

/** The language that the address itself asks for. */
export function languageAsked(query: string): string | undefined {
  return asked(query, LANGUAGE)?.[1];
}

/** Is the bare page asked for as the build made it? */
export function isShellAsked(query: string): boolean {
  return asked(query, SHELL) !== null;
}

/** By hand: the contract knows no browser. */
function asked(query: string, name: string): RegExpExecArray | null {
  return new RegExp(`(?:^|[?&])${name}(?:=([^&]*))?(?:&|$)`).exec(query);
}
