import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilePicker } from './file-picker.tsx';

const addresses = new Map<string, File>();
let made = 0;

beforeEach(() => {
  addresses.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made += 1;
    addresses.set(`blob:${made}`, file as File);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void addresses.delete(url));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

function Photos({ max = 3 }: { max?: number }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FilePicker
      name="photos"
      label="Photos"
      choose="Add photos"
      remove={(name) => `Remove ${name}`}
      files={files}
      max={max}
      onChange={setFiles}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Photos');
const choose = (...names: string[]) => fireEvent.change(input(), { target: { files: names.map(picture) } });
const removers = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('the file picker', () => {
  it('adds what is chosen to what is there, up to its number', () => {
    render(<Photos />);
    choose('a.jpg', 'b.jpg');
    choose('c.jpg', 'd.jpg');
    expect(removers()).toEqual(['Remove a.jpg', 'Remove b.jpg', 'Remove c.jpg']);
  });

  it('shows each picture, and lets go of those that are gone', () => {
    const { unmount } = render(<Photos />);
    choose('a.jpg', 'b.jpg');
    expect([...addresses.values()].map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.jpg' }));
    expect([...addresses.values()].map(({ name }) => name)).toEqual(['b.jpg']);
    expect(document.querySelector('img')?.getAttribute('src')).toBe([...addresses.keys()][0]);
    unmount();
    expect(addresses.size).toBe(0);
  });

  it('shows a sign where the browser cannot show the picture', () => {
    render(<Photos />);
    choose('a.heic');
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    expect(document.querySelector('img')).toBeNull();
    expect(removers()).toEqual(['Remove a.heic']);
  });

  it('takes the focus when the last one is taken out', () => {
    render(<Photos />);
    choose('a.jpg');
    const remove = screen.getByRole('button', { name: 'Remove a.jpg' });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement).toBe(input());
  });
});
