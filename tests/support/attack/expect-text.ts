import { cleanup } from '@testing-library/react';
import { expect } from 'vitest';
import { madeOfText } from './made-of-text.ts';
import { corpusOf } from './texts.ts';

/** For screen tests: all hostile texts stand there as they were written, and nothing but text is made of them. */
export function expectText(show: (text: string) => void): void {
  for (const text of corpusOf(2_000)) {
    show(text);
    expect(document.body.textContent).toContain(text);
    expect(madeOfText()).toEqual([]);
    cleanup();
  }
}
