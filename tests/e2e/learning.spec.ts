import type { Page } from '@playwright/test';
import { courseIds, courseModules, type CourseId } from '../../contract/courses.ts';
import { loadCourseBook } from '../../src/strings/course-book.ts';
import type { CourseModule } from '../../src/strings/courses/shape.ts';
import type { Language } from '../../src/strings/language.ts';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';

const LEARNING = '/volunteer-dashboard?tab=learning';
const SAVED = 'Learned. It is saved on this phone and is sent by itself.';
const COURSE = 'flood-water';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('heading', { level: 3, name, exact: true });
const card = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function openLearning(phone: Phone): Promise<Page> {
  const page = await phone.open(`/login?next=${encodeURIComponent(LEARNING)}`);
  await logIn(page, ASHA);
  await untilListed(page);
  return page;
}

async function untilListed(page: Page): Promise<void> {
  await expect(main(page).getByRole('link', { name: /^(Start|Continue|Read again): / })).toHaveCount(courseIds.length);
}

async function courseIn(language: Language, id: CourseId = COURSE) {
  const course = (await loadCourseBook(language)).courses[id];
  // Each has four.
  const order = courseModules[id].map((module) => course.modules[module]) as [CourseModule, CourseModule];
  return { ...course, order };
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

function learnedOn(relay: Relay): Promise<{ course: string; module: string }[]> {
  return relay.query('SELECT course, module FROM learned_modules ORDER BY learned_at, module');
}

test('a course is read module by module, by who waits for approval too, and all of it is learned once', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const course = await courseIn('en');
  const [first] = course.order;
  await makeAccount(relay, ASHA, 'pending');
  const page = await openLearning(phone);
  await expect(card(page, course.title)).toContainText('8 minutes');
  await expect(card(page, course.title)).toContainText('Advanced');
  await expect(card(page, course.title).getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0');
  await look(page, info, 'courses');
  await page.getByRole('link', { name: `Start: ${course.title}` }).click();
  await expect(part(page, course.title)).toBeFocused();
  await main(page).getByRole('link', { name: 'Start', exact: true }).click();

  await expect(part(page, first.title)).toBeFocused();
  await answer(page, first, (first.check.right + 1) % first.check.answers.length);
  await expect(main(page).getByRole('status').filter({ hasText: 'That is not it.' })).toContainText(first.check.why);
  await expect(page.getByRole('button', { name: 'Mark as learned' })).toBeHidden();
  for (const [place, module] of course.order.entries()) {
    await learn(page, module);
    if (place === 0) await look(page, info, 'module-learned');
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
  await page.getByRole('link', { name: `Read again: ${course.title}` }).click();
  await expect(part(page, course.title)).toBeFocused();
  await look(page, info, 'course');
  await expect
    .poll(() => learnedOn(relay))
    .toEqual(courseModules[COURSE].map((module) => ({ course: COURSE, module })));
});

test('a module is learned with the keys alone; nothing is too wide in large letters and from right to left', async ({
  onlinePhone: phone,
  relay,
}) => {
  const course = await courseIn('en');
  const [first, second] = course.order;
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
  await expect.poll(() => learnedOn(relay)).toEqual([{ course: COURSE, module: 'moving' }]);

  await page.goto(`${LEARNING}&course=${COURSE}&module=boats&lang=ar`);
  const arabic = await courseIn('ar');
  await expect(part(page, arabic.modules['boats']?.title ?? '')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await sidewaysScroll(page), 'a module').toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysScroll(page), 'a module in large letters').toBe(0);
  await main(page).locator(`a[href$="course=${COURSE}"]`).first().click();
  await expect(part(page, arabic.title)).toBeFocused();
  expect(await sidewaysScroll(page), 'a course in large letters').toBe(0);
});

test('installed and without a server, courses are read; what is learned outlives the page and arrives once', async ({
  phone,
  relay,
}) => {
  const course = await courseIn('en');
  const [first, second] = course.order;
  await makeAccount(relay, ASHA);
  await phone.install();
  const page = await openLearning(phone);
  phone.console.expectFailedRequests();
  await relay.stop();

  // All courses of a language are one file.
  await page.goto(`${LEARNING}&course=fair-help&module=data`);
  const { title, parts } = (await courseIn('en', 'fair-help')).modules['data'] as CourseModule;
  await expect(part(page, title)).toBeVisible();
  await expect(main(page).getByText(parts.at(-1) ?? '', { exact: true })).toBeVisible();
  await page.goto(`${LEARNING}&course=${COURSE}`);
  await main(page).getByRole('link', { name: 'Start', exact: true }).click();
  await learn(page, first);
  await page.goto(`${LEARNING}&course=${COURSE}`);
  await expect(main(page).getByText('1 of 4 modules learned')).toBeVisible();
  await main(page).getByRole('link', { name: 'Continue', exact: true }).click();
  await learn(page, second);
  await expectUnsent(page, 2);
  expect(await storedItems(page)).toHaveLength(2);

  await relay.start();
  await page.reload();
  await expectUnsent(page, 0);
  await expect(main(page).getByText('Learned', { exact: true })).toBeVisible();
  expect(await learnedOn(relay)).toEqual([
    { course: COURSE, module: 'moving' },
    { course: COURSE, module: 'rescue' },
  ]);
});
