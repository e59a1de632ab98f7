import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { decisionTexts } from '../strings/admin/approvals.ts';
import { withName } from './with-name.tsx';

const markup = (say: (name: string) => string, name: string) => renderToStaticMarkup(<p>{withName(say, name)}</p>);

it('isolates the name, and the name alone, wherever in the sentence it stands', () => {
  expect(markup(decisionTexts.adminTitle, 'Asha\u202E nimda')).toBe(
    '<p>Make <bdi>Asha\u202E nimda</bdi> an administrator?</p>',
  );
  expect(markup((name) => `${name} is approved.`, 'آشا')).toBe('<p><bdi>آشا</bdi> is approved.</p>');
  expect(markup((name) => `Welcome, ${name}`, '<b>Asha</b>')).toBe(
    '<p>Welcome, <bdi>&lt;b&gt;Asha&lt;/b&gt;</bdi></p>',
  );
});

it('says the sentence as it is where there is no name', () => {
  expect(markup((name) => (name === '' ? 'Welcome' : `Welcome, ${name}`), '')).toBe('<p>Welcome</p>');
});
