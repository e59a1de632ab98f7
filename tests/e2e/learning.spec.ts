import type { Page } from '@playwright/test';
import { courseIds, courseModules, type CourseId } from '../../contract/courses.ts';
import { loadCourseBook } from '../../src/strings/course-book.ts';
import type { CourseModule } from '../../src/strings/courses/shape.ts';
import type { Language } from '../../src/strings/language.ts';
import { openProfile } from '../support/chromium.ts';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { missingFiles } from '../support/kept-files.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { untilControlled } from '../support/offline.ts';
import { ASHA, logIn, makeAccount, type Someone } from '../support/people.ts';

const JOHN: Someone = {
  name: 'John Das',
  email: 'john@example.org',
  password: 'five boats on the Kosi',
  role: 'volunteer',
};
const LEARNING = '/volunteer-dashboard?tab=learning';
const SAVED = 'Learned. It is saved on this phone and is sent by itself.';
const COURSE = 'flood-water';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('heading', { level: 3, name, exact: true });
const card = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function openLearning(phone: Phone, person: Someone = ASHA): Promise<Page> {
  const page = await phone.open(`/login?next=${encodeURIComponent(LEARNING)}`);
  await logIn(page, person);
  await untilListed(page);
  return page;
}

async function untilListed(page: Page): Promise<void> {
  await expect(main(page).getByRole('link', { name: /^(Start|Continue|Read again): / })).toHaveCount(courseIds.length);
}

async function courseIn(language: Language, id: CourseId = COURSE) {
  const course = (await loadCourseBook(language)).courses[id];
  return { ...course, order: courseModules[id].map((module) => course.modules[module] as CourseModule) };
}

async function answer(page: Page, { check }: CourseModule, place = check.right): Promise<void> {
  await page.getByRole('radio', { name: check.answers[place] ?? '', exact: true }).check();
  await page.getByRole('button', { name: 'Check my answer' }).click();
}

async function learn(page: Page, module: CourseModule): Promise<void> {
  await expect(part(page, module.title)).toBeVisible();
  await answer(page, module);
  await page.getByRole('button', { name: 'Mark as learned' }).click();
  await expect(main(page).getByText(SAVED)).toBeVisible();
}

function learnedOn(relay: Relay, { email }: Someone = ASHA): Promise<{ course: string; module: string }[]> {
  return relay.query(
    `SELECT course, module FROM learned_modules JOIN accounts ON accounts.id = account_id
     WHERE email = $1 ORDER BY learned_at, module`,
    [email],
  );
}

test('a course is read module by module, and all of it is learned once', async ({ onlinePhone: phone, relay }) => {
  const course = await courseIn('en');
  await makeAccount(relay, ASHA);
  const page = await openLearning(phone);
  await expect(card(page, course.title)).toContainText(course.description);
  await expect(card(page, course.title)).toContainText('8 minutes');
  await expect(card(page, course.title)).toContainText('Advanced');
  await expect(card(page, course.title).getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0');
  await page.getByRole('link', { name: `Start: ${course.title}` }).click();
  await expect(part(page, course.title)).toBeFocused();
  await main(page).getByRole('link', { name: 'Start', exact: true }).click();

  const [first] = course.order;
  if (!first) throw new Error('a course has modules');
  await expect(part(page, first.title)).toBeFocused();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(main(page).getByText('Choose an answer first.')).toBeVisible();
  await answer(page, first, (first.check.right + 1) % first.check.answers.length);
  await expect(main(page).getByRole('status').filter({ hasText: 'That is not it.' })).toContainText(first.check.why);
  await expect(page.getByRole('button', { name: 'Mark as learned' })).toBeHidden();
  for (const [place, module] of course.order.entries()) {
    await learn(page, module);
    const next = course.order[place + 1];
    if (!next) break;
    await page.getByRole('link', { name: 'Next module' }).click();
    await expect(part(page, next.title)).toBeFocused();
  }
  await expect(main(page).getByText('You have learned the whole course')).toBeVisible();
  await main(page).getByRole('link', { name: 'All courses' }).click();
  await untilListed(page);
  await expect(card(page, course.title)).toContainText('4 of 4 modules learned');
  await expect(card(page, course.title)).toContainText('100%');
  await expect(page.getByRole('link', { name: `Read again: ${course.title}` })).toBeVisible();
  await expect
    .poll(() => learnedOn(relay))
    .toEqual(courseModules[COURSE].map((module) => ({ course: COURSE, module })));
});

test.describe('with the last page closed', () => {
  // In the one without windows a page that is opened after the last one was closed, with items to send, waits for ever.
  test.use({ isWholeBrowser: true });

  test('installed and without a server, all courses are read; what is learned outlives the page and arrives once', async ({
    phone,
    relay,
  }) => {
    const course = await courseIn('en');
    const [first, second] = course.order;
    if (!first || !second) throw new Error('a course has modules');
    await makeAccount(relay, ASHA);
    const online = await phone.open('/login');
    await untilControlled(online);
    await logIn(online, ASHA);
    await expect(online.getByRole('heading', { level: 1, name: 'Volunteer dashboard' })).toBeVisible();
    await expect.poll(() => missingFiles(online), { timeout: 60_000 }).toBe(0);
    await online.close();
    phone.console.expectFailedRequests();
    await relay.stop();

    const page = await phone.open(LEARNING);
    await untilListed(page);
    const book = await loadCourseBook('en');
    for (const id of courseIds) {
      const module = courseModules[id][3];
      const { title, parts } = book.courses[id].modules[module] as CourseModule;
      await page.goto(`${LEARNING}&course=${id}&module=${module}`);
      await expect(part(page, title)).toBeVisible();
      await expect(main(page).getByText(parts.at(-1) ?? '', { exact: true })).toBeVisible();
    }
    await page.goto(`${LEARNING}&course=${COURSE}`);
    await main(page).getByRole('link', { name: 'Start', exact: true }).click();
    await learn(page, first);
    await page.close();

    const again = await phone.open(`${LEARNING}&course=${COURSE}`);
    await expect(main(again).getByText('1 of 4 modules learned')).toBeVisible();
    await main(again).getByRole('link', { name: 'Continue', exact: true }).click();
    await learn(again, second);
    await expectUnsent(again, 2);
    expect(await storedItems(again)).toHaveLength(2);

    await relay.start();
    await again.reload();
    await expectUnsent(again, 0);
    await expect(main(again).getByText('Learned', { exact: true })).toBeVisible();
    expect(await learnedOn(relay)).toEqual([
      { course: COURSE, module: 'moving' },
      { course: COURSE, module: 'rescue' },
    ]);
  });
});

test('what one person learned is on their other phone, and not shown to who logs in on this one', async ({
  phone,
  phoneBehindWire,
  relay,
}) => {
  const course = await courseIn('en');
  const [first] = course.order;
  if (!first) throw new Error('a course has modules');
  await makeAccount(relay, ASHA);
  await makeAccount(relay, JOHN);
  const page = await openLearning(phone);
  await page.getByRole('link', { name: `Start: ${course.title}` }).click();
  await main(page).getByRole('link', { name: 'Start', exact: true }).click();
  await learn(page, first);
  await expect.poll(() => learnedOn(relay)).toHaveLength(1);
  await expectUnsent(page, 0);

  const other = await openLearning(phoneBehindWire);
  await expect(card(other, course.title)).toContainText('1 of 4 modules learned');

  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(`/login?next=${encodeURIComponent(LEARNING)}`);
  await logIn(page, JOHN);
  await untilListed(page);
  await expect(card(page, course.title)).toContainText('0 of 4 modules learned');
  expect(await learnedOn(relay, JOHN)).toEqual([]);
});

test('who waits for approval may learn too', async ({ onlinePhone: phone, relay }) => {
  const course = await courseIn('en');
  const [first] = course.order;
  if (!first) throw new Error('a course has modules');
  await makeAccount(relay, ASHA, 'pending');
  const page = await openLearning(phone);
  await page.goto(`${LEARNING}&course=${COURSE}`);
  await main(page).getByRole('link', { name: 'Start', exact: true }).click();
  await learn(page, first);
  await expect.poll(() => learnedOn(relay)).toHaveLength(1);
});

test('a module is learned with the keys alone', async ({ onlinePhone: phone, relay }) => {
  const course = await courseIn('en');
  const [first, second] = course.order;
  if (!first || !second) throw new Error('a course has modules');
  await makeAccount(relay, ASHA);
  const page = await openLearning(phone);
  const onwards = async (name: string) => {
    await tabTo(page, page.getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await onwards(`Start: ${course.title}`);
  await expect(part(page, course.title)).toBeFocused();
  await onwards('Start');
  await expect(part(page, first.title)).toBeFocused();
  await tabTo(page, page.getByRole('radio').first());
  for (let place = 0; place < first.check.right; place += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Mark as learned' }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(SAVED)).toBeFocused();
  await onwards('Next module');
  await expect(part(page, second.title)).toBeFocused();
});

for (const code of ['hi', 'es', 'ar'] as const) {
  test(`the courses speak ${code}`, async ({ relay }, info) => {
    const course = await courseIn(code);
    await makeAccount(relay, ASHA);
    const { context, dispose } = await openProfile({ baseURL: relay.origin, locale: code });
    const page = await context.newPage();
    await page.goto(`/login?next=${encodeURIComponent(LEARNING)}`);
    await logIn(page, ASHA);
    await expect(part(page, course.title)).toBeVisible();
    await page.screenshot({ path: info.outputPath(`courses-${code}.png`), fullPage: true });
    await page.goto(`${LEARNING}&course=${COURSE}&module=boats`);
    await expect(part(page, course.modules['boats']?.title ?? '')).toBeVisible();
    if (code === 'ar') await look(page, info, 'module-ar');
    await dispose();
  });
}

test('the courses in all looks: no accessibility violation, nothing wider than the screen', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const course = await courseIn('en');
  const [first] = course.order;
  if (!first) throw new Error('a course has modules');
  await makeAccount(relay, ASHA);
  const page = await openLearning(phone);
  await look(page, info, 'courses');
  await page.goto(`${LEARNING}&course=${COURSE}&module=moving`);
  await expect(part(page, first.title)).toBeVisible();
  await answer(page, first, (first.check.right + 1) % first.check.answers.length);
  await look(page, info, 'module-wrong');
  await answer(page, first);
  await page.getByRole('button', { name: 'Mark as learned' }).click();
  await expect(main(page).getByText(SAVED)).toBeVisible();
  await look(page, info, 'module-learned');
  await page.getByRole('link', { name: 'Course:' }).click();
  await expect(part(page, course.title)).toBeFocused();
  await look(page, info, 'course');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.screenshot({ path: info.outputPath('course-large.png'), fullPage: true });
  await main(page).getByRole('link', { name: 'Moving water' }).click();
  await expect(part(page, first.title)).toBeFocused();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.screenshot({ path: info.outputPath('module-large.png'), fullPage: true });
});
