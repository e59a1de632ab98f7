import { useEffect, useEffectEvent } from 'react';

/**
 * Going back closes what is open above the page, the topmost first, and the page stays: by Android's gesture, a browser's button or a swipe.
 * Whatever is open has an entry of its own in the browser's history, behind that of its page and with the same address:
 *
 *     … → page → page, over: 1 → page, over: 2
 *
 * `over` is how many things are open there. Closed in any other way, they give their entries back. The router never hears of these steps:
 * what it writes into an entry that lies over its page is written into the page's own on the way back, and where it goes on to another page,
 * that one takes the entry over. (`CloseWatcher` knows of no browser's button, and only Chromium has it. There a gesture closes a modal
 * `<dialog>` by its `cancel` before it comes to the history, as Escape does.)
 */
interface EntryState {
  over?: number;
  /** The router's: which entry it is. Alike in those of one page. */
  idx?: number;
}

type Written = [state: EntryState | null, address: string | URL | null | undefined];

const open: (() => void)[] = [];
/** Absent until the page listens, and where nobody does. */
let settle: (() => void) | undefined;
/** The page is to be left, as soon as nothing lies above it any more. */
let isLeaving = false;
/** A step back would take a reload back that is under way. */
let isReloading = false;
/** As long as a page may take to come; then it comes no more. */
const RELOAD_MS = 30_000;

const stateNow = () => history.state as EntryState | null;
const levelOf = (state: EntryState | null) => state?.over ?? 0;

/** The answer says that it was closed, however that came. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  settle?.();
  return () => {
    const at = open.indexOf(close);
    if (at !== -1) open.splice(at, 1);
    // What closes may go on to another page in the same moment, or open the next thing.
    setTimeout(() => settle?.());
  };
}

export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? closeOnBack(() => close()) : undefined), [isOpen]);
}

/**
 * Goes back from the page, whatever is open above it: for whoever was asked and leaves all the same. Where no page lies behind it, it stays,
 * and the next Back is the browser's.
 */
export function leavePage(): void {
  open.length = 0;
  isLeaving = true;
  settle?.();
}

/** Loads the page anew, whatever is open above it and may be closed before that has come. */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
  // Whoever has something unsent may have been asked, and stayed.
  setTimeout(() => {
    isReloading = false;
    settle?.();
  }, RELOAD_MS);
}

/** Once back on an entry, the browser scrolls to where that one was left. */
function stayThere(): void {
  const { scrollX, scrollY } = globalThis;
  setTimeout(() => scrollTo(scrollX, scrollY));
}

/** Once for each page, before its router starts. */
export function listenForBack(): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  let here = stateNow();
  /** Where a step of our own leads. */
  let target: EntryState | undefined;
  /** For the page's own entry. After a reload that begins above it: its state and address. */
  let written: Written | undefined = levelOf(here) > 0 ? [here, location.href] : undefined;

  const adjust = () => {
    const level = levelOf(here);
    if (isReloading || target !== undefined) return;
    if (level < open.length) {
      here = { ...here, over: level + 1 };
      push(here, '');
      adjust();
    } else if (level > open.length) {
      target = { ...here, over: open.length };
      history.go(open.length - level);
    } else if (isLeaving) {
      isLeaving = false;
      history.back();
    }
  };

  history.pushState = (state: EntryState | null, unused, address) => {
    const isOver = levelOf(here) > 0;
    written = isOver && target ? [state, address] : undefined;
    (isOver ? replace : push)(state, unused, address);
    here = state;
  };
  history.replaceState = (state: EntryState | null, unused, address) => {
    const over = levelOf(here);
    if (over > 0) written = [state, address];
    here = over > 0 ? { ...state, over } : state;
    replace(here, unused, address);
  };

  addEventListener(
    'popstate',
    (event) => {
      const was = here;
      here = stateNow();
      const [before, level] = [levelOf(was), levelOf(here)];
      const isOurs = target !== undefined && target.idx === here?.idx && target.over === level;
      const isOnPage = was?.idx === here?.idx && before !== level;
      target = undefined;
      if (isOurs || isOnPage) event.stopImmediatePropagation();
      if (written) {
        const [state, address] = written;
        written = undefined;
        if (isOurs && before === 0) {
          // The router went on to another page meanwhile, and has to find itself there.
          push(state, '', address);
          here = state;
        } else if (isOurs || isOnPage) {
          here = { ...state, over: level };
          replace(here, '', address);
        }
      }
      if (!isOurs && isOnPage && level < before) {
        if (level < open.length) open.at(-1)?.();
        // Closed a moment ago: whoever goes back now means the page.
        else history.back();
      }
      // Behind what closing brings about: it may lead to a field.
      if (isOurs || isOnPage) queueMicrotask(stayThere);
      setTimeout(adjust);
    },
    { capture: true },
  );
  settle = adjust;
  adjust();
}
