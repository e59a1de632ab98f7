import { startModel, type ModelStandIn } from '../support/assistant/model-stand-in.ts';
import { expect, test as base } from '../support/journey.ts';
import { look } from '../support/look.ts';

const test = base.extend<{ model: ModelStandIn }>({
  model: async ({}, use) => {
    const model = await startModel({ kind: 'hangs' });
    await use(model);
    await model.close();
  },
  settings: async ({ model }, use) => {
    await use(() => ({ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'key-of-the-server-alone' }));
  },
});

test('while the language model takes its time, what the phone has stands there at once and the next question is taken; its words come after, below each, with the passage that they name', async ({
  onlinePhone: phone,
  model,
}, info) => {
  const page = await phone.open('/');
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const panel = page.getByRole('dialog', { name: 'Need Help?' });
  const field = panel.getByRole('textbox', { name: 'Your message' });
  const answer = (index: number) => panel.locator('ol > li').nth(2 * index + 1);
  const asking = 'We’re asking a language model too. You can keep asking questions.';
  const questions = [
    ['My leg is bleeding, blood everywhere', 'First aid · Severe bleeding'],
    ['How long must I boil water?', 'Boiling water'],
  ] as const;
  for (const [index, [question, title]] of questions.entries()) {
    await field.fill(question);
    await field.press('Enter');
    await expect(answer(index)).toContainText('These are instructions kept on this phone:');
    await expect(answer(index).getByRole('link', { name: title })).toBeVisible();
    await expect(answer(index)).toContainText(asking);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect.poll(() => model.asked.length).toBe(index + 1);
  }
  // What is read stays where it is while the words come.
  const last = panel.locator('ol > li').nth(2);
  const before = await last.boundingBox();

  model.answerHanging('<think>They want ', 'the guide. </think>', 'Do as the guide says [1]. ', 'Then call.');
  for (const [index, [, title]] of questions.entries()) {
    await expect(answer(index)).toContainText('Do as the guide says [1]. Then call.');
    await expect(answer(index)).not.toContainText(asking);
    await expect(answer(index)).not.toContainText('They want');
    await expect(answer(index).getByRole('link', { name: /^\[\d\]/ })).toHaveCount(1);
    await expect(answer(index).getByRole('link', { name: new RegExp(`^\\[1\\] .*${title}`) })).toBeVisible();
  }
  expect(await last.boundingBox()).toEqual(before);
  await look(page, info, 'assistant-answered');
});
