const silent = { role: 'status', 'aria-live': 'off' } as const;

/**
 * Shows a short message that goes away by itself. The toast library comes in a chunk of its own when
 * it is first needed. A toast only repeats what the screen says anyway, so without it nothing is missed, and it is not
 * read aloud beside the screen's own words. Said again while it is shown it stays one, and stays longer.
 */
export function showToast(text: string, tone: 'good' | 'note' = 'note'): void {
  import('./toaster.tsx').then(
    ({ toast }) => {
      const options = { id: text, ariaProps: silent };
      return tone === 'good' ? toast.success(text, options) : toast(text, options);
    },
    () => undefined,
  );
}

/** Takes a toast away before its time: what it says belongs to a screen that is left. */
export function hideToast(text: string): void {
  import('./toaster.tsx').then(
    ({ toast }) => toast.remove(text),
    () => undefined,
  );
}
