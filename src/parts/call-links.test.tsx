import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CallLinks } from './call-links.tsx';

afterEach(cleanup);

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('has one link for each number, with none of the words, and as typed until the numbering plans are there', async () => {
  const contact = '98100 12345 / 98100 54321 (2nd floor)';
  render(<CallLinks contact={contact} country="IN" />);
  const texts = ['Call 98100 12345', 'Call 98100 54321'];
  expect(links()).toEqual([
    [texts[0], 'tel:9810012345'],
    [texts[1], 'tel:9810054321'],
  ]);
  // What else was written there helps to find who it is.
  expect(document.body.textContent).toContain(contact);
  await waitFor(() =>
    expect(links()).toEqual([
      [texts[0], 'tel:+919810012345'],
      [texts[1], 'tel:+919810054321'],
    ]),
  );
});

it('says a single number once', () => {
  render(<CallLinks contact="+44 (0)7911 123456" country={undefined} />);
  expect(document.body.textContent).toBe('Call +44 (0)7911 123456');
  expect(links()).toEqual([['Call +44 (0)7911 123456', 'tel:+447911123456']]);
});

it('leaves what is no number as words', () => {
  render(<CallLinks contact="ask the guard" country="IN" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toBe('ask the guard');
});
