import { useSyncExternalStore } from 'react';
import { arabic } from './sample-ar.ts';
import { english, type Sample } from './sample-en.ts';

/** The words for the page's language, which may change while it stands. */
export function useSample(): Sample {
  const language = useSyncExternalStore(subscribe, () => document.documentElement.lang);
  return language === 'ar' ? arabic : english;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
