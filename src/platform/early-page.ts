import { lastWordsOf, type LastWords } from './last-words.ts';
import { holdPageWords, type PageWords } from './page-words.ts';

/** What `src/early.ts`, which stands in a written page itself, hands over to the app. */
export interface EarlyPage {
  /** Buttons that were pressed before the app was there, each once, in the order of the presses. */
  readonly pressed: readonly HTMLElement[];
  /** Where the words of the page's form lie, for who goes on keeping them; undefined for all but the first who asks. */
  takeWords(): PageWords | undefined;
  /** From now on the app hears every press itself. */
  end(): void;
}

declare global {
  interface Window {
    earlyPage?: EarlyPage | undefined;
  }
}

/** The built file of which this page was made, such as `pages/hi/home.html`; undefined on the bare page. */
export function writtenFile(): string | undefined {
  return document.getElementById('root')?.dataset['written'];
}

export function languageWritten(): string | undefined {
  return writtenFile()?.split('/')[1];
}

/** A form of the written page, until one of the app stands in its place. */
let writtenForm: HTMLFormElement | null = null;
let hadFocus: HTMLElement | undefined;

/** Before the app touches the page: what is typed must not go with an element that it replaces. */
export function holdWrittenForm(): void {
  writtenForm = document.querySelector('form');
  const note = () => {
    if (document.activeElement instanceof HTMLElement) hadFocus = document.activeElement;
  };
  note();
  writtenForm?.addEventListener('focusin', note);
}

/**
 * The written form, for the form of the app that came in its place; null where the app took over the very same element,
 * which holds what was typed.
 */
export function takeWrittenForm(
  form: HTMLFormElement,
): { form: HTMLFormElement; focus: HTMLElement | undefined } | null {
  const written = writtenForm;
  if (written === null || written.id !== form.id) return null;
  writtenForm = null;
  return written === form ? null : { form: written, focus: written.contains(hadFocus ?? null) ? hadFocus : undefined };
}

/** Of a page that woke before a form asked for them. */
let wordsLeft: PageWords | undefined;

/** For a form that begins to keep its words: the place where those typed before it lie, else a new one. */
export function takePageWords(form: string, newId: () => string): PageWords & { last: LastWords } {
  const words = window.earlyPage?.takeWords() ?? wordsLeft ?? holdPageWords(newId());
  wordsLeft = undefined;
  return { ...words, last: lastWordsOf(form) };
}

/** It is known what is kept: no place is kept any more for what would be said of it. */
export function forgetExpected(): void {
  delete document.documentElement.dataset['kept'];
}

let tellAwake: () => void = () => undefined;
const awake = new Promise<void>((resolve) => {
  tellAwake = resolve;
});

/** Resolves once a screen stands and hears: on a thin link nothing else may be fetched before. */
export function whenAwake(): Promise<void> {
  return awake;
}

/** The screen stands and hears: what was pressed before is pressed now. */
export function wakePage(): void {
  tellAwake();
  const early = window.earlyPage;
  if (!early) return;
  window.earlyPage = undefined;
  wordsLeft = early.takeWords();
  early.end();
  void pressAll(early.pressed);
}

let isMakingGood = false;

/** Is this the press of a button that was pressed on the written page, before anything of this phone stood in it? */
export function isEarlyPress(): boolean {
  return isMakingGood;
}

async function pressAll(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    // Each in a turn of its own: a press may change what the next one means.
    await new Promise((resolve) => setTimeout(resolve));
    isMakingGood = true;
    inPage(button)?.click();
    isMakingGood = false;
  }
}

/** The button itself; where the app made the page anew, the one that sends the form in its place. */
function inPage(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const id = button.closest('form')?.id;
  const isSend = button.getAttribute('type') === 'submit' && id !== undefined;
  return isSend ? (document.querySelector<HTMLElement>(`#${id} [type=submit]`) ?? undefined) : undefined;
}
