import { useEffect, useRef } from 'react';

/** Calls `onEscape` whenever the Escape key is pressed anywhere in the page. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
