import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { checkTexts } from '../../strings/volunteers/learning.ts';
import { CheckQuestion } from './check-question.tsx';

afterEach(cleanup);

const CHECK = { question: 'Which?', answers: ['This', 'That'], right: 1, why: 'Because.' };

function open() {
  render(
    <CheckQuestion check={CHECK}>
      <p>what comes with it</p>
    </CheckQuestion>,
  );
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const ask = () => fireEvent.click(screen.getByRole('button', { name: checkTexts.check }));

describe('the question after a module', () => {
  it('asks for an answer where none was chosen, and leads to them', () => {
    open();
    ask();
    expect(screen.getByText(checkTexts.choose)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'This' }));
    choose('That');
    ask();
    expect(screen.queryByText(checkTexts.choose)).toBeNull();
  });

  it('says why of a wrong answer too, and takes another', () => {
    open();
    choose('This');
    ask();
    expect(screen.getByRole('status').textContent).toBe(`${checkTexts.wrong}Because.`);
    expect(screen.queryByText('what comes with it')).toBeNull();
    choose('That');
    expect(screen.getByRole('status').textContent).toBe('');
    ask();
    expect(screen.getByRole('status').textContent).toBe(`${checkTexts.right}Because.`);
    expect(screen.getByText('what comes with it')).toBeDefined();
  });
});
