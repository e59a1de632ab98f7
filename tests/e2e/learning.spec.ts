import type { Page } from 'playwright/test';
import { courseIds, courseModules, type CourseId } from '../../contract/courses.ts';
import { loadCourseBook } from '../../src/strings/course-book.ts';
import type { CourseModule } from '../../src/strings/courses/shape.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { look } from '../support/look.ts';
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

async function courseOf(id: CourseId) {
  const course = (await loadCourseBook('en')).courses[id];
  // Each has four.
  const order = courseModules[id].map((module) => course.modules[module]) as [CourseModule, CourseModule];
  return { ...course, order };
}

async function learn(page: Page, { title, check }: CourseModule): Promise<void> {
  await expect(part(page, title)).toBeVisible();
  await page.getByRole('radio', { name: check.answers[check.right] ?? '', exact: true }).check();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByRole('button', { name: 'Mark as learned' }).click();
  await expect(main(page).getByText(SAVED)).toBeVisible();
}

function learnedOn(relay: Relay): Promise<{ course: string; module: string }[]> {
  return relay.query('SELECT course, module FROM learned_modules ORDER BY learned_at, module');
}

test('a course is read and learned by the keys, by who waits for approval too; without a server it goes on, outlives the page, and each module arrives once', async ({
  phone,
  relay,
}, info) => {
  const course = await courseOf(COURSE);
  const [first, second] = course.order;
  await makeAccount(relay, ASHA, 'pending');
  await phone.install();
  const page = await openLearning(phone);
  const onwards = async (name: string) => {
    await tabTo(page, page.getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await expect(card(page, course.title)).toContainText('8 minutes');
  await expect(card(page, course.title)).toContainText('Advanced');
  await look(page, info, 'courses');
  await onwards(`Start: ${course.title}`);
  await expect(part(page, course.title)).toBeFocused();
  await look(page, info, 'course');
  await onwards('Start');
  await expect(part(page, first.title)).toBeFocused();
  await tabTo(page, page.getByRole('radio').first());
  for (let place = 0; place < first.check.right; place += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Mark as learned' }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(SAVED)).toBeFocused();
  await look(page, info, 'module-learned');
  await onwards('Next module');
  await expect(part(page, second.title)).toBeFocused();
  await expectUnsent(page, 0);
  expect(await learnedOn(relay)).toEqual([{ course: COURSE, module: 'moving' }]);

  phone.console.expectFailedRequests();
  await relay.stop();
  // All courses of a language are one file.
  await page.goto(`${LEARNING}&course=fair-help&module=data`);
  const { title, parts } = (await courseOf('fair-help')).modules['data'] as CourseModule;
  await expect(part(page, title)).toBeVisible();
  await expect(main(page).getByText(parts.at(-1) ?? '', { exact: true })).toBeVisible();
  await page.goto(`${LEARNING}&course=${COURSE}`);
  await expect(main(page).getByText('1 of 4 modules learned')).toBeVisible();
  await main(page).getByRole('link', { name: 'Continue', exact: true }).click();
  await learn(page, second);
  await expectUnsent(page, 1);
  await relay.start();
  await page.reload();
  await expectUnsent(page, 0);
  await expect(main(page).getByText('Learned', { exact: true })).toBeVisible();
  expect(await learnedOn(relay)).toEqual([
    { course: COURSE, module: 'moving' },
    { course: COURSE, module: 'rescue' },
  ]);
});
