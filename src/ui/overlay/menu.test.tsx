import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function open() {
  const onEdit = vi.fn();
  const onDelete = vi.fn();
  render(
    <>
      <Menu
        label="More: Flood"
        entries={[
          { label: 'Correct', onSelect: onEdit },
          { label: 'Delete', isGrave: true, onSelect: onDelete },
        ]}
      >
        More
      </Menu>
      <button type="button">Beside</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'More: Flood' });
  button.focus();
  fireEvent.click(button);
  return { button, onEdit, onDelete };
}

const item = (name: string) => screen.getByRole('menuitem', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('a menu', () => {
  it('opens with the focus on its first entry', () => {
    const { button } = open();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('menu', { name: 'More: Flood' }).id);
    expect(document.activeElement).toBe(item('Correct'));
  });

  it('is walked with the arrows, Home and End', () => {
    open();
    for (const [key, name] of [
      ['ArrowDown', 'Delete'],
      ['ArrowDown', 'Correct'],
      ['ArrowUp', 'Delete'],
      ['Home', 'Correct'],
      ['End', 'Delete'],
    ] as const) {
      press(key);
      expect(document.activeElement).toBe(item(name));
    }
  });

  it('does what was chosen, closes, and gives the focus back', () => {
    const { button, onDelete } = open();
    fireEvent.click(item('Delete'));
    expect(onDelete).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it.each(['Escape', 'Tab'])('closes by %s with the focus on its button, and nothing is done', (key) => {
    const { button, onEdit } = open();
    press(key);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('closes when the focus goes elsewhere, and by its own button', () => {
    const { button } = open();
    fireEvent.blur(item('Correct'), { relatedTarget: screen.getByRole('button', { name: 'Beside' }) });
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.click(button);
    expect(item('Correct')).toBeTruthy();
    fireEvent.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
