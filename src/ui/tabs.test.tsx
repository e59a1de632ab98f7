import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(() => {
  cleanup();
  document.body.style.direction = '';
});

function open() {
  const renderThird = vi.fn(() => <p>Third</p>);
  const tabs = [
    { id: 'one', label: 'One', render: () => <p>First</p> },
    { id: 'two', label: 'Two', render: () => <input aria-label="Typed" /> },
    { id: 'three', label: 'Three', render: renderThird },
  ];
  render(<Tabs label="Parts" tabs={tabs} />);
  return renderThird;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('tabs', () => {
  it('show the first panel, and name it after its tab', () => {
    open();
    const panel = screen.getByRole('tabpanel', { name: 'One' });
    expect(panel.textContent).toBe('First');
    expect(tab('One').getAttribute('aria-controls')).toBe(panel.id);
  });

  it('are one stop of the Tab key', () => {
    open();
    fireEvent.click(tab('Two'));
    expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('go on with the arrows, round the ends, and to both ends', () => {
    open();
    tab('One').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Two'],
      ['ArrowLeft', 'One'],
      ['ArrowLeft', 'Three'],
      ['Home', 'One'],
      ['End', 'Three'],
      ['ArrowRight', 'One'],
    ] as const) {
      press(key);
      expect(document.activeElement).toBe(tab(name));
      expect(tab(name).getAttribute('aria-selected')).toBe('true');
    }
  });

  it('turn the arrows round where the writing runs from right to left', () => {
    document.body.style.direction = 'rtl';
    open();
    tab('One').focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(tab('Two'));
  });

  it('keep what was typed in a panel that was left', () => {
    open();
    fireEvent.click(tab('Two'));
    fireEvent.change(screen.getByLabelText('Typed'), { target: { value: 'kept' } });
    fireEvent.click(tab('One'));
    fireEvent.click(tab('Two'));
    expect(screen.getByLabelText('Typed')).toHaveProperty('value', 'kept');
  });

  it('load nothing of a panel that was never opened', () => {
    expect(open()).not.toHaveBeenCalled();
  });
});
