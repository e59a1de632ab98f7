const HEADINGS = 'h1, h2, h3';

/**
 * Where what has the focus leaves the page or is hidden, and nobody took the focus over, the heading of what stood around
 * it takes it: without any, a keyboard would start again at the page's top. The answer ends it.
 */
export function keepFocus(): () => void {
  let around: Element[] = [];
  let frame = 0;
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof Element ? [target, ...ancestors(target)] : [];
  };
  const look = () => {
    const [last] = around;
    if (!last || document.activeElement !== document.body || !document.hasFocus() || isThere(last)) return;
    const heir = around.map(headingIn).find((heading) => heading !== undefined);
    around = [];
    if (!heir) return;
    if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
  // Parts that choose an heir of their own do it before the next paint.
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const watch = new MutationObserver(lookSoon);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  // What is hidden is let go of by the browser itself.
  document.addEventListener('focusout', lookSoon);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', lookSoon);
  };
}

function ancestors(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestors(parent)] : [];
}

function headingIn(element: Element): HTMLElement | undefined {
  // Of what holds the whole page the screen counts, not the shell.
  const main = document.querySelector('main');
  const place = main && element.contains(main) ? main : element;
  return [...place.querySelectorAll<HTMLElement>(HEADINGS)].find(isThere);
}

function isThere(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}
