import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let speak: ((text: string) => void) | undefined;

/** Says a change aloud to people who use a screen reader; nothing is shown. */
export function announce(text: string): void {
  speak?.(text);
}

/** The one polite live region; stands in the shell from the start, as screen readers want it. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    // The same words again would be no change, and so not be said.
    speak = (next) => setText((old) => (old === next ? `${next}\u00a0` : next));
    return () => {
      speak = undefined;
    };
  }, []);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
