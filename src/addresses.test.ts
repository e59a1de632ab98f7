import { describe, expect, it } from 'vitest';
import { dashboardOf } from './routes.ts';
import { guideAddress, isToDonate, landingPath, loginAddress, safeNextPath } from './addresses.ts';

describe('where a sign-in leads', () => {
  it.each([
    'https://evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/a/..//evil.example',
    '/a\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%00',
    '/%zz',
    '/\u0000',
    '/\u2028/evil.example',
    '/\u202eevil',
    'evil.example',
    '@evil.example',
    'outbox',
    '',
    '?next=/outbox',
    '#/outbox',
    'data:text/html,x',
    'blob:https://evil.example/x',
    'http:/\\evil.example',
  ])('never to %j', (text) => {
    expect(safeNextPath(text)).toBeUndefined();
    for (const role of ['volunteer', 'ngo', 'admin', 'donor']) expect(landingPath(text, role)).toBe(dashboardOf(role));
  });

  it.each(['/', '/outbox', '/report-disaster?item=1#x', '/volunteer/notifications/a%20b', '/donate?campaign=//x'])(
    'to a path of this app: %s',
    (path) => {
      expect(safeNextPath(path)).toBe(path);
      expect(landingPath(path, 'volunteer')).toBe(path);
      expect(new URLSearchParams(loginAddress(path).split('?')[1]).get('next')).toBe(path);
    },
  );

  it('to the dashboard of the role where nothing was asked for', () => {
    expect(landingPath(null, 'volunteer')).toBe('/volunteer-dashboard');
    expect(landingPath(null, 'ngo')).toBe('/ngo-dashboard');
    expect(landingPath(null, 'admin')).toBe('/admin-dashboard');
    expect(landingPath(null, 'auditor')).toBe('/admin-dashboard');
  });

  it.each([
    '/not-a-screen',
    '/admin-dashboard',
    '/admin-dashboard/disaster/1',
    '/ngo-dashboard',
    '/login',
    '/register',
  ])('a volunteer not to %s, which would be the login screen again', (path) =>
    expect(landingPath(path, 'volunteer')).toBe('/volunteer-dashboard'),
  );

  it('an admin to a disaster of the admin dashboard', () => {
    expect(landingPath('/admin-dashboard/disaster/1', 'admin')).toBe('/admin-dashboard/disaster/1');
  });
});

describe('a place of the guide', () => {
  it.each([
    ['flood', '/guide/flood'],
    ['first-aid.cpr-child', '/guide/first-aid#cpr-child'],
    ['flood.during.3', '/guide/flood#during-3'],
  ])('%s is read at %s', (id, address) => {
    expect(guideAddress(id)).toBe(address);
  });
});

describe('a donor', () => {
  it('lands at their gifts, never on a dashboard', () => {
    expect(landingPath(null, 'donor')).toBe('/account');
    expect(landingPath('/volunteer-dashboard', 'donor')).toBe('/account');
    expect(landingPath('/donate?campaign=d', 'donor')).toBe('/donate?campaign=d');
  });

  it.each([
    ['/donate', true],
    ['/donate?campaign=d', true],
    ['//evil.example/donate', false],
    ['/donations', false],
    [null, false],
  ])('is whoever makes an account on the way to %s: %s', (next, expected) => {
    expect(isToDonate(next)).toBe(expected);
  });
});
