import { randomId } from './data/outbox/adapters/random-values.ts';
import { isFilled, readForm } from './hooks/form-values.ts';
import { readTheme } from './data/appearance-store.ts';
import { showTheme } from './platform/appearance.ts';
import { lastWordsOf } from './platform/last-words.ts';

/**
 * Stands in every written page itself, before the app, which may be seconds away on a thin link. A press of a button is
 * remembered, and said to be; what was typed is not lost with a page that goes away. Ends when the app is awake.
 */
const SLOW_MS = 20_000;

const pressed: HTMLElement[] = [];
const note = document.getElementById('early');
const ending = new AbortController();
const slow = setTimeout(() => say('slow'), SLOW_MS);

/** Reading the texts where they stand keeps one script for all languages. */
function say(what: 'held' | 'slow'): void {
  const [words, link] = note?.children ?? [];
  if (!note || !words || !link) return;
  words.textContent = note.dataset[what] ?? '';
  link.toggleAttribute('hidden', what === 'held');
  note.classList.add('said');
}

/** Under which the words lie while the page is put away. */
let id = '';
let isKept = false;
let letGo: () => void = () => undefined;

/**
 * Held like a draft, so that no other page takes the words of this one while it lives: they would stand in both. Where
 * there are no locks one may. Its words are its own then, under an id that is never used again here.
 */
function beginWords(): void {
  letGo();
  id = randomId();
  isKept = false;
  void (navigator.locks as LockManager | undefined)
    ?.request(`draft:${id}`, () => new Promise<void>((resolve) => (letGo = resolve)))
    .catch(() => undefined);
}

function onPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!pressed.includes(button)) pressed.push(button);
  say('held');
}

function forEachForm(work: (form: HTMLFormElement, words: ReturnType<typeof lastWordsOf>) => void): void {
  for (const form of document.forms) work(form, lastWordsOf(form.id.replace('-form', '')));
}

/** Once: in a page that is out of sight nothing is typed, and another one may have gone on with these words. */
function keepWords(): void {
  if (isKept) return;
  isKept = true;
  forEachForm((form, words) => isFilled(form) && words.keep(id, readForm(form)));
}

/** A page that is put away may not come back: until it does, its words lie where the next page finds them. */
function onPutAway(): void {
  if (document.visibilityState !== 'visible') return keepWords();
  forEachForm((_form, words) => words.forget(id));
  beginWords();
}

/** Held on, they would be out of the next page's reach as long as a browser keeps this one in its memory. */
function onGone(): void {
  keepWords();
  letGo();
}

function onScriptMissing({ target }: Event): void {
  if (target instanceof HTMLScriptElement) say('slow');
}

// The rules of these sheets stand in the page. Known as there, they are not fetched for the app's own sake; written as disabled
// sheets into the page they would be, by the scanner that runs ahead of the parser.
for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=written]')) {
  sheet.disabled = true;
  sheet.rel = 'stylesheet';
}

// A theme that was chosen is there from the first paint.
showTheme(readTheme());
beginWords();

const { signal } = ending;
addEventListener('click', onPress, { capture: true, signal });
addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal });
addEventListener('error', onScriptMissing, { capture: true, signal });
addEventListener('pagehide', onGone, { signal });
addEventListener('pageshow', ({ persisted }) => persisted && onPutAway(), { signal });
document.addEventListener('visibilitychange', onPutAway, { signal });

window.earlyPage = {
  pressed,
  end() {
    clearTimeout(slow);
    ending.abort();
    note?.remove();
    document.documentElement.removeAttribute('data-waking');
    forEachForm((_form, words) => words.forget(id));
    letGo();
  },
};
