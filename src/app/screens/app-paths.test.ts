import { expect, it } from 'vitest';
import { appPaths, isAppPath } from '../../../contract/app-paths.ts';
import { routes } from '../../routes.ts';

it('the server knows the addresses of the screens, and no others', () => {
  expect(Object.values(routes).toSorted()).toEqual(appPaths.toSorted());
});

it.each([
  '/',
  '/disasters',
  '/disasters/',
  '/disaster/5',
  '/disaster/',
  '/disaster',
  '/disaster/%25',
  '/volunteer/notifications/x',
])('%s is one', (path) => {
  expect(isAppPath(path)).toBe(true);
});

it.each(['', '//', '/metrics', '/disaster/5/6', '/assets', '//etc/passwd', '/index.html', '/Disasters'])(
  '%j is none',
  (path) => {
    expect(isAppPath(path)).toBe(false);
  },
);
