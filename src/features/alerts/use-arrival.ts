import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Who was sent here for this finds it before them: it stands below a long form. */
export function useArrival() {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#alerts') return;
    // After the screen's frame, which leads to the top of a new screen.
    const frame = requestAnimationFrame(() => {
      title.current?.scrollIntoView();
      title.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return title;
}
