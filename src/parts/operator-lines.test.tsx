import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OperatorLines } from './operator-lines.tsx';

afterEach(cleanup);

it.each([
  ['help@kosi.example.org', 'mailto:help@kosi.example.org'],
  ['+91 11 4000-1234', 'tel:+911140001234'],
  ['https://kosi.example.org/contact', 'https://kosi.example.org/contact'],
])('names who runs the server, and leads to %s', (contact, href) => {
  render(<OperatorLines name="Kosi Relief Trust" contact={contact} />);
  expect(document.body.textContent).toContain('This server is run by Kosi Relief Trust.');
  expect(screen.getByRole('link', { name: contact }).getAttribute('href')).toBe(href);
});

it('says so where nothing was entered', () => {
  render(<OperatorLines name={undefined} contact={undefined} />);
  expect(document.body.textContent).toContain('has not entered its name');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leaves what is no safe address as words', () => {
  render(<OperatorLines name="X" contact="javascript:alert(1)" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toContain('javascript:alert(1)');
});
