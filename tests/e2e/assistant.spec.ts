import type { Page } from 'playwright/test';
import { VIEWPORTS } from '../support/chromium.ts';
import { startModel, type ModelStandIn } from '../support/assistant/model-stand-in.ts';
import { expect, test as base } from '../support/journey.ts';
import { look } from '../support/look.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Need Help?' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Need Help?' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const FAILURE = 'Sorry, there was an error processing your request. Please try again.';

async function ask(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

base(
  'after one visit, without a network, the assistant answers from the guide on the phone: the number stands above whatever is asked, danger is told to call first, each passage leads into the guide, and what the guide does not know it says',
  async ({ relay, phone }, info) => {
    const page = await phone.open('/');
    await expect(opener(page)).toBeVisible();
    phone.console.expectFailedRequests();
    await relay.stop();
    await page.goto('/');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    const ways = panel(page).getByRole('navigation', { name: 'Life in danger?' }).getByRole('link');
    await expect(ways).toHaveText([/Call 911/, 'Report a disaster', 'Request aid']);
    await expect(ways.first()).toHaveAttribute('href', 'tel:911');
    await look(page, info, 'assistant-opened');
    await ask(page, '   ');
    await expect(panel(page).getByRole('listitem')).toHaveCount(0);

    await ask(page, 'my brother is bleding from the leg, blood everywhere');
    const answer = panel(page).getByRole('listitem').nth(1);
    await expect(answer).toContainText('Call first. Then read on.');
    await expect(answer).toContainText('These are instructions kept on this phone:');
    await expect(answer.getByRole('link', { name: /First aid · Severe bleeding/ })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await look(page, info, 'assistant');

    await ask(page, 'xylophone');
    await expect(panel(page)).toContainText('I don’t know. The guide on this phone says nothing about that.');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await panel(page)
      .getByRole('link', { name: /Severe bleeding/ })
      .click();
    await expect(page).toHaveURL(/\/guide\/first-aid#bleeding/);
    await expect(panel(page)).toBeHidden();
    // The conversation is this visit's alone.
    await page.goto('/');
    await opener(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  },
);

const test = base.extend<{ model: ModelStandIn }>({
  model: async ({}, use) => {
    const model = await startModel({ kind: 'streams', words: [] });
    await use(model);
    await model.close();
  },
  settings: async ({ model }, use) => {
    await use(() => ({ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'key-of-the-server-alone' }));
  },
});

test('with a language model its words are shown as text below the kept instructions, with the passages that they name; where it fails the document’s sentence stands there', async ({
  onlinePhone: phone,
  model,
}, info) => {
  const page = await phone.open('/');
  await opener(page).click();
  await expect(panel(page)).toContainText('Answers from a language model come after them');
  model.mood = { kind: 'streams', words: ['Press hard ', '<img src=x onerror=alert(1)> ', '**now** [1].'] };
  await ask(page, 'My leg is bleeding, call me at 98765 43210, asha@example.org');
  const answer = panel(page).getByRole('listitem').nth(1);
  await expect(answer).toContainText('Press hard <img src=x onerror=alert(1)> **now** [1].');
  await expect(answer.locator('img')).toHaveCount(0);
  await expect(answer.getByRole('link', { name: /\[1\] First aid · Severe bleeding/ })).toBeVisible();
  const [first] = model.asked;
  expect(first?.authorization).toBe('Bearer key-of-the-server-alone');
  expect(JSON.stringify(first?.body)).not.toMatch(/98765|asha@/);
  expect(first?.body.messages[0]?.content).toContain('Press hard on the wound at once');
  await look(page, info, 'assistant-online');
  await page.setViewportSize(VIEWPORTS.desk);
  expect(await panel(page).boundingBox()).toMatchObject({ width: 350, height: 500 });
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...VIEWPORTS.phone });

  phone.console.expectFailedRequests();
  model.mood = { kind: 'fails', status: 404 };
  await ask(page, 'How do I boil water?');
  await expect(panel(page)).toContainText(FAILURE);
  await expect(panel(page).getByRole('link', { name: /Boiling water/ })).toBeVisible();
  model.mood = { kind: 'streams', words: ['Yes.'] };
  for (const [index, words] of ['one', 'two', 'three'].entries()) {
    await ask(page, words);
    await expect(panel(page).getByText('Yes.', { exact: true })).toHaveCount(index + 1);
  }
  const sent = model.asked.at(-1)?.body.messages ?? [];
  expect(sent).toHaveLength(7);
  expect(sent.at(-1)).toEqual({ role: 'user', content: 'three' });
});
