import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusHeir } from './use-focus-heir.ts';

afterEach(cleanup);

/** What had the focus each time the page was about to be painted. */
let painted: (string | null | undefined)[] = [];

function Page() {
  const [isDone, setDone] = useState(false);
  // After what its children do before a paint, and before what they do after it.
  useLayoutEffect(() => void painted.push(document.activeElement?.textContent));
  return <Part isDone={isDone} onDone={() => setDone(true)} />;
}

function Part({ isDone, onDone }: { isDone: boolean; onDone(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section {...useFocusHeir(heading)}>
      <h2 ref={heading} tabIndex={-1}>
        Held back
      </h2>
      {!isDone && (
        <button type="button" onClick={onDone}>
          Let it through
        </button>
      )}
      <button type="button">Search</button>
    </section>
  );
}

function letThrough(withFocusOn: string): void {
  painted = [];
  render(<Page />);
  screen.getByRole('button', { name: withFocusOn }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Let it through' }));
}

it('takes the focus of a button that goes, before the page is painted without it', () => {
  letThrough('Let it through');
  expect(painted.at(-1)).toBe('Held back');
});

it('leaves the focus where it is as long as that stays', () => {
  letThrough('Search');
  expect(painted.at(-1)).toBe('Search');
});
