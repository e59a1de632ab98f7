import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to the place that the address names after its `#`: the browser looked for it before it was there. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // After the screen's frame, which leads to the top of a new screen.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(hash.slice(1));
      place?.scrollIntoView();
      place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
