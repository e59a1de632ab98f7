import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Where a course or a module opens, its heading takes the focus, and a screen reader reads it. To the tab itself its screen leads.
 * The answer is for the element around all parts.
 */
export function useViewFocus(view: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === view) return undefined;
    shown.current = view;
    // After the screen's frame, which leads to the dashboard's own heading and to the top.
    const frame = requestAnimationFrame(() => {
      const heading = root.current?.querySelector<HTMLElement>('h3[tabindex]');
      heading?.focus({ preventScroll: true });
      // Going back, the browser brings the page to where it was.
      if (navigation !== NavigationType.Pop) heading?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [view, navigation]);
  return root;
}
