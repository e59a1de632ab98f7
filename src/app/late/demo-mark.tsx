import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { demoTexts } from '../../strings/shell/demo.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import styles from './demo-mark.module.css';

/** On every screen of a server that shows sample data, at the lower edge; nobody can put it away. */
export function DemoMark() {
  return useConfig()?.demo === true ? <Mark /> : null;
}

/** Behind the page and not in it: the page is as high as before and nothing in it moves. */
function Mark() {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => announce(`${demoTexts.title}: ${demoTexts.mark}`), []);
  useEffect(() => (mark.current === null ? undefined : keepRoom(mark.current)), []);
  return createPortal(
    <aside ref={mark} className={styles['mark']} aria-label={demoTexts.title}>
      <p>
        <strong>{demoTexts.title}</strong> <span>{demoTexts.mark}</span>
      </p>
    </aside>,
    document.body,
  );
}

/** What else keeps to the lower edge stands on the mark, and what gets the focus comes to stand above it. */
function keepRoom(mark: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--lower-mark', `${mark.offsetHeight}px`));
  observer.observe(mark);
  return () => {
    observer.disconnect();
    style.removeProperty('--lower-mark');
  };
}
