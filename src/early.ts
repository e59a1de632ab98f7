import { readTheme } from './data/appearance-store.ts';
import { randomId } from './data/outbox/adapters/random-values.ts';
import { isFilled, readForm } from './hooks/draft/form-values.ts';
import { showTheme } from './platform/appearance.ts';
import { lastWordsOf } from './platform/last-words.ts';
import { holdPageWords } from './platform/page-words.ts';

/**
 * Stands in every written page itself, above its first form, while the app may be seconds away on a thin link. A press of
 * a button is remembered, and said to be; what is typed is kept from the first key on. Ends when the app is awake.
 */
const SLOW_MS = 20_000;

const pressed: HTMLElement[] = [];
const ending = new AbortController();
const slow = setTimeout(() => say('slow'), SLOW_MS);

/** Reading the texts where they stand keeps one script for all languages. */
function say(what: 'held' | 'slow'): void {
  const note = document.getElementById('early');
  const [sentence, link] = note?.children ?? [];
  if (!note || !sentence || !link) return;
  sentence.textContent = note.dataset[what] ?? '';
  link.toggleAttribute('hidden', what === 'held');
  note.classList.add('said');
}

/** The kind of form that the page has, if it has one. */
const kind = document.currentScript?.dataset['form'];
const last = kind === undefined ? undefined : lastWordsOf(kind);
let words = holdPageWords(randomId());
let isTaken = false;

// What will be said of it has its place from the first paint on: nothing jumps when it is found.
if (last?.isDraftExpected()) document.documentElement.dataset['kept'] = '';

function onPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!pressed.includes(button)) pressed.push(button);
  say('held');
}

function filledForm(): HTMLFormElement | undefined {
  const form = document.getElementById(`${kind}-form`);
  return form instanceof HTMLFormElement && isFilled(form) ? form : undefined;
}

/** At once and at each key: a page may be left, ended or loaded again in the next moment. */
function keepWords(): void {
  const form = filledForm();
  if (isTaken) return;
  if (form) last?.keep(words.id, { values: readForm(form), changes: 1 });
  else last?.forget(words.id);
}

/** It was out of sight: where there are no locks, another page may have gone on with what lay under the id until now. */
function beginAnew(): void {
  if (isTaken) return;
  last?.forget(words.id);
  last?.forgetGoodbye(words.id);
  words.letGo();
  words = holdPageWords(randomId());
  keepWords();
}

/** Held on, the words would be out of the next page's reach as long as a browser keeps this one in its memory. */
function onGone(): void {
  if (isTaken) return;
  keepWords();
  if (filledForm()) last?.sayGoodbye(words.id);
  words.letGo();
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

const { signal } = ending;
addEventListener('click', onPress, { capture: true, signal });
addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal });
addEventListener('error', onScriptMissing, { capture: true, signal });
for (const typed of ['input', 'change']) addEventListener(typed, keepWords, { capture: true, signal });
addEventListener('pagehide', onGone, { signal });
addEventListener('pageshow', ({ persisted }) => persisted && beginAnew(), { signal });
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && beginAnew(), { signal });

window.earlyPage = {
  pressed,
  takeWords() {
    if (isTaken) return undefined;
    isTaken = true;
    return words;
  },
  end() {
    clearTimeout(slow);
    ending.abort();
    document.getElementById('early')?.remove();
    document.documentElement.removeAttribute('data-waking');
  },
};
