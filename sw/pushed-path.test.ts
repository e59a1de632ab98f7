// @vitest-environment node
import { expect, it } from 'vitest';
import { routes } from '../src/routes.ts';
import { helpPath, pushedPath } from './pushed-path.ts';

const ID = '6f1c1de2-6a55-4a3b-9a3f-0d4e5b6c7d8e';

const withId = (pattern: string) => pattern.replace(/:\w+/, ID);

const open = [
  routes.home,
  routes.account,
  routes.admin,
  routes.adminDashboard,
  routes.adminDisaster,
  routes.disaster,
  routes.disasters,
  routes.ngoDashboard,
  routes.outbox,
  routes.reportDisaster,
  routes.requestAssistance,
  routes.track,
  routes.trackOne,
  routes.volunteer,
  routes.volunteerDashboard,
  routes.volunteerDisaster,
  routes.volunteerNotifications,
].map(withId);

it.each(open)('a push may open %s, and a part of it', (path) => {
  expect(pushedPath(path)).toBe(path);
  expect(pushedPath(`${path}?tab=notifications&item=${ID}`)).toBe(`${path}?tab=notifications&item=${ID}`);
});

it.each(Object.values(routes).filter((path) => !open.includes(withId(path))))('not %s', (path) => {
  expect(pushedPath(withId(path))).toBeUndefined();
});

const evil = [
  '//evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '/\\/evil.test',
  'javascript:alert(1)',
  'https:evil.test',
  'https://evil.test/',
  'data:text/html,x',
  'blob:x',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/..//evil.test',
  '/./evil',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  '/outbox\n',
  '/outbox/../login',
  '/outbox#x',
  '',
  '/login?next=//evil.test',
  '/outbox?next=//evil.test',
  '/volunteer/notifications/a%2fb',
  '/api/health',
  '/sw.js',
  '/volunteer/notifications/',
  '/volunteer/notifications/a/b',
  '/disaster/../login',
  'outbox',
  '/OUTBOX',
  '/outbox/',
];

it.each(evil)('S35 a push that names %j opens nothing of it', (path) => {
  expect(pushedPath(path)).toBeUndefined();
});

it.each([undefined, null, 7, {}, ['/'], { toString: () => '/' }])('nor one that names %j', (path) => {
  expect(pushedPath(path)).toBeUndefined();
});

it('whatever may be opened stays with this origin', () => {
  for (const path of open) expect(new URL(path, 'https://app.test').origin).toBe('https://app.test');
});

it('only a disaster’s page asks for help', () => {
  expect(helpPath(`/volunteer/notifications/${ID}`)).toBe(`/volunteer/notifications/${ID}?help=1`);
  expect(helpPath('/volunteer/notifications')).toBeUndefined();
  expect(helpPath('/outbox')).toBeUndefined();
});
