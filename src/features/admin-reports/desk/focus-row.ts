/** Frames in which a row may still come into the page: of a long list only what is about to be seen is there. */
const PATIENCE_FRAMES = 30;

/** Brings a row into view, and the focus to it. `part`: about how far down the list it is, from 0 to 1. */
export function focusRow(id: string, part: number, tries = PATIENCE_FRAMES): void {
  const row = document.querySelector<HTMLElement>(`[data-report="${CSS.escape(id)}"]`);
  if (row) {
    row.focus({ preventScroll: true });
    // Its margins keep it clear of the bar at the top.
    row.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (tries === 0) return;
  const list = document.querySelector('[data-desk] [data-key]')?.parentElement;
  if (list && tries === PATIENCE_FRAMES) {
    const { top, height } = list.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top + height * part - window.innerHeight / 2);
  }
  requestAnimationFrame(() => focusRow(id, part, tries - 1));
}
