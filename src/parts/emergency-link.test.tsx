import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { untoldNumber, withEmergencyNumber } from '../../contract/emergency-number.ts';
import { dangerTexts, shownNumber } from '../strings/danger.ts';
import { speak } from '../strings/language.ts';
import { EmergencyLink } from './emergency-link.tsx';
import { DangerLine } from './form/danger-line.tsx';

afterEach(() => speak('en'));

function drawn(number: string | undefined): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = pageOf(number);
  return page;
}

function pageOf(number: string | undefined): string {
  return renderToStaticMarkup(
    <>
      <DangerLine number={number} />
      <EmergencyLink number={number}>
        <strong>{shownNumber(number)}</strong>
      </EmergencyLink>
    </>,
  );
}

it('says in words whom to call where nobody told a number, and leads nowhere', () => {
  const page = drawn(undefined);
  expect(page.textContent).toBe('Life in danger?Call the local emergency numberthe local emergency number');
  expect(page.querySelectorAll('[href]')).toHaveLength(0);
});

it.each(['en', 'ar'] as const)('of a page in %s that is told its number is what the app draws with it', (language) => {
  speak(language);
  const head = untoldNumber({ words: dangerTexts.localNumber, shown: shownNumber });
  const told = document.createElement('div');
  told.innerHTML = withEmergencyNumber(head + pageOf(undefined), '1 1 2').replace(/^<meta[^>]*>/, '');
  const made = drawn('1 1 2');
  expect(told.querySelectorAll('a[href="tel:112"]')).toHaveLength(2);
  expect(told.textContent).toContain(shownNumber('1 1 2'));
  expect(told.isEqualNode(made)).toBe(true);
});
