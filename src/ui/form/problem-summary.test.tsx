import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChoiceGroup } from './choice-group.tsx';
import { TextField } from './field.tsx';
import { ProblemSummary } from './problem-summary.tsx';

afterEach(cleanup);

it('names each field, leads to it, and strikes what is being put right', () => {
  const problems = { city: 'Please fill this in.', severity: 'Please look at this again.', gone: 'Nothing is here.' };
  const form = (found: Record<string, string>) => (
    <form>
      <ProblemSummary title="Three things" problems={found} />
      <TextField name="city" label="City" optional="optional" />
      <ChoiceGroup name="severity" label="How bad is it?" options={{ high: 'Bad' }} />
    </form>
  );
  const { rerender } = render(form({}));
  rerender(form(problems));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'City Please fill this in.',
    'How bad is it? Please look at this again.',
    'Nothing is here.',
  ]);
  const [first] = links;
  if (first) fireEvent.click(first);
  const city = screen.getByLabelText<HTMLInputElement>(/^City/);
  expect(document.activeElement).toBe(city);
  fireEvent.input(city, { target: { value: 'Saharsa' } });
  expect(links[0]?.querySelector('s')?.textContent).toBe('City Please fill this in.');
});
