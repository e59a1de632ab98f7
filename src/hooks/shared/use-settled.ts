import { useEffect, useState } from 'react';

/** Between two letters of somebody who types. */
const PAUSE_MS = 250;

/** A text once the person pauses: a search through a long list is not worth a letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
