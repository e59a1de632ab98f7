import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReleasedPhoto } from './released-photo.tsx';

afterEach(cleanup);

it('stands in a frame of its own size, and is loaded once it comes near', () => {
  render(<ReleasedPhoto image="/api/images/1" host="https://api.example.org" isThin={false} />);
  const picture = screen.getByRole('img', { name: 'Photo of this disaster' });
  expect(picture.getAttribute('src')).toBe('https://api.example.org/api/images/1');
  expect([picture.getAttribute('loading'), picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
    'lazy',
    '800',
    '600',
  ]);
  fireEvent.error(picture);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('The photo could not be loaded.');
});

it('waits for a tap on a thin link', () => {
  render(<ReleasedPhoto image="/api/images/1" host="" isThin />);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the photo' }));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/api/images/1');
});

it('does not fetch a picture of another host: there is a link to it', () => {
  render(<ReleasedPhoto image="https://pictures.example.org/a.jpg" host="" isThin={false} />);
  expect(screen.queryByRole('img')).toBeNull();
  const link = screen.getByRole('link', { name: 'Open the photo' });
  expect(link.getAttribute('href')).toBe('https://pictures.example.org/a.jpg');
  expect(link.getAttribute('rel')).toContain('noreferrer');
});

it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'a picture', ''])(
  'shows nothing where %s is no address of a picture',
  (image) => {
    const { container } = render(<ReleasedPhoto image={image} host="" isThin={false} />);
    expect(container.childElementCount).toBe(0);
  },
);

it('takes //host for no path of the server', () => {
  const { container } = render(<ReleasedPhoto image="//pictures.example.org/a.jpg" host="" isThin={false} />);
  expect(container.childElementCount).toBe(0);
});
