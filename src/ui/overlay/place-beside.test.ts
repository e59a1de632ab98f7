// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeBeside } from './place-beside.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.body.style.direction = '';
  vi.restoreAllMocks();
});

/** On a window of 360 × 740, a menu of 200 × 150 beside a button of 100 × 48 whose corner is at (left, top). */
function placed(left: number, top: number): readonly [start: string, block: string] {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(360);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(740);
  const button = document.body.appendChild(document.createElement('button'));
  const menu = document.body.appendChild(document.createElement('div'));
  button.getBoundingClientRect = () => new DOMRect(left, top, 100, 48);
  menu.getBoundingClientRect = () => new DOMRect(0, 0, 200, 150);
  placeBeside(menu, button);
  return [menu.style.insetInlineStart, menu.style.insetBlockStart];
}

describe('what stands beside a button', () => {
  it('is below it, from where the writing starts', () => {
    expect(placed(40, 100)).toEqual(['40px', '152px']);
  });

  it('is measured from the right where the writing starts there', () => {
    document.body.style.direction = 'rtl';
    expect(placed(200, 100)).toEqual(['60px', '152px']);
  });

  it('is above it where there is no room below', () => {
    expect(placed(40, 650)).toEqual(['40px', '496px']);
  });

  it('never leaves the window', () => {
    expect(placed(300, -80)).toEqual(['152px', '8px']);
    expect(placed(-90, 100)).toEqual(['8px', '152px']);
  });
});
