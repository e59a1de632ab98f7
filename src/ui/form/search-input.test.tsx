import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SearchInput } from './search-input.tsx';

afterEach(cleanup);

function Box() {
  const [words, setWords] = useState('');
  return <SearchInput name="search" label="Search" aria-label="Search" most={3} value={words} onType={setWords} />;
}

it('holds as many characters as are looked for, an emoji counted as one', () => {
  render(<Box />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(box.maxLength).toBe(6);
  fireEvent.change(box, { target: { value: '🌊a🌊b' } });
  expect(box.value).toBe('🌊a🌊');
});
