import { describe, expect, it } from 'vitest';
import { dialAddress, isEmergencyNumber, untoldNumber, withEmergencyNumber } from './emergency-number.ts';

it.each([
  ['112', 'tel:112'],
  ['1 1 2', 'tel:112'],
  ['1-800-123', 'tel:1800123'],
  ['+91 112', 'tel:+91112'],
  ['*101#', 'tel:*101#'],
])('%s is dialled as %s', (written, address) => {
  expect(dialAddress(written)).toBe(address);
});

it.each([
  ['112', true],
  ['1 1 2', true],
  ['+91 112', true],
  ['*101#', true],
  ['', false],
  ['help', false],
  ['112"><script>', false],
  ['1'.repeat(21), false],
])('is %s a number? %s', (text, isOne) => {
  expect(isEmergencyNumber(text)).toBe(isOne);
});

describe('a page', () => {
  const words = 'the local number';
  const head = untoldNumber({ words, shown: (number) => `\u2066${number}\u2069` });
  const page = `<head>${head}</head><a data-call="" class="x">Call the local number</a> <a href="/">Home</a> <a data-call="">the local number</a>`;

  it('says words, and is no call, where nobody told a number', () => {
    expect(withEmergencyNumber(page, undefined)).toBe(page);
    expect(page).not.toContain('tel:');
  });

  it('has the number in the place of the words, and a call in each link to it', () => {
    const told = withEmergencyNumber(page, '1 1 2');
    expect(told).toBe(
      '<head><meta name="emergency-number" content="1 1 2"></head><a data-call="" href="tel:112" class="x">Call \u20661 1 2\u2069</a> ' +
        '<a href="/">Home</a> <a data-call="" href="tel:112">\u20661 1 2\u2069</a>',
    );
    expect(withEmergencyNumber(told, '911')).toBe(told);
  });

  it('takes nothing else into itself', () => {
    for (const text of ['', '112"><script>', '$&', 'help']) expect(withEmergencyNumber(page, text)).toBe(page);
  });

  it.each(['<meta name="emergency-number" content="">', '<meta name="emergency-number" content="" />'])(
    'without words, as the bare one, is told it for the app: %s',
    (meta) => {
      expect(withEmergencyNumber(`<head>${meta}</head><p>Starting</p>`, '112')).toBe(
        '<head><meta name="emergency-number" content="112"></head><p>Starting</p>',
      );
    },
  );

  it('without a place for it stays as it is', () => {
    expect(withEmergencyNumber('<p>the local number</p>', '112')).toBe('<p>the local number</p>');
  });
});
