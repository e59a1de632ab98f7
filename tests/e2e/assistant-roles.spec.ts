import { startModel, type ModelStandIn } from '../support/assistant/model-stand-in.ts';
import { assistantButtons as arabicButtons } from '../../src/strings/ar/shell/assistant-buttons.ts';
import { assistantTexts as arabicTexts } from '../../src/strings/ar/shell/assistant.ts';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test as base } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';
import { main, openAs } from '../support/volunteers.ts';

const DASHBOARD = '/volunteer-dashboard';

base(
  'a volunteer asks about a lesson without a network, in Arabic: the lesson that answers comes with its page, beside the guide',
  async ({ relay, phone }, info) => {
    await makeAccount(relay, ASHA);
    const page = await openAs(phone, ASHA, DASHBOARD, 'Volunteer dashboard');
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await page.reload();
    await expect(page.locator('html[dir=rtl]')).toHaveAttribute('data-kept-sets', /volunteer/);
    phone.console.expectFailedRequests();
    await relay.stop();
    await page.goto(DASHBOARD);
    await page.getByRole('button', { name: arabicButtons.volunteer }).click();
    const panel = page.getByRole('dialog', { name: arabicButtons.volunteer });
    await panel.getByRole('textbox', { name: arabicTexts.field }).fill('لا تكفي سترات النجاة في القارب');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(arabicTexts.kept);
    const lesson = panel.locator('a[href*="course=flood-water"][href*="module=boats"]');
    await expect(lesson).toBeVisible();
    await look(page, info, 'assistant-lesson');
    await lesson.click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/tab=learning&course=flood-water&module=boats/);
    await expect(main(page).getByRole('heading', { level: 3, name: 'القوارب وسترات النجاة' })).toBeVisible();
  },
);

const test = base.extend<{ model: ModelStandIn }>({
  model: async ({}, use) => {
    const model = await startModel({ kind: 'streams', words: ['Give water [1].'] });
    await use(model);
    await model.close();
  },
  settings: async ({ model }, use) => {
    await use(() => ({ LLM_BASE_URL: model.baseUrl, LLM_TRANSLATE: 'true' }));
  },
});

test('an admin’s question about what is open is answered by the phone alone; the name of the request that it found reaches no model, nor does the reporter’s with a translation, which stands beside the original and in the history', async ({
  relay,
  onlinePhone: phone,
  model,
}, info) => {
  await makeAccount(relay, OMAR);
  await askForAid(relay, 'near the mosque in Rampur', [{ type: 'Food', quantity: '20' }]);
  const id = await makeDisaster(relay, {
    status: 'pending',
    description: 'Agua en la casa. Soy Asha, llame al 98765 43210.',
  });
  const page = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=aid')}`);
  await logIn(page, OMAR);
  await expect(main(page).getByText('near the mosque in Rampur').first()).toBeVisible();
  await page.getByRole('button', { name: 'AI Chatbot' }).click();
  const panel = page.getByRole('dialog', { name: 'AI Chatbot' });
  const ask = async (words: string) => {
    await panel.getByRole('textbox', { name: 'Your message' }).fill(words);
    await page.keyboard.press('Enter');
  };
  await ask('what is open near Rampur?');
  await expect(panel.getByRole('link', { name: /Aid request: Food/ })).toBeVisible();
  expect(model.asked).toEqual([]);
  await ask('Mohammed has diarrhoea, what can I give him?');
  await expect(panel).toContainText('Give water [1].');
  const question = model.asked[0]?.body.messages.at(-1)?.content;
  expect(question).toBe('••• has diarrhoea, what can I give him?');
  expect(JSON.stringify(model.asked)).not.toContain('Rampur');
  await look(page, info, 'assistant-admin');

  model.mood = { kind: 'streams', words: ['Water in the house. ', '<b>I am •••</b>, call •••.'] };
  await page.goto(`/admin-dashboard/disaster/${id}`);
  await main(page).getByRole('button', { name: 'Translate' }).click();
  await expect(main(page).getByText(/^Machine translation by .*127\.0\.0\.1/)).toBeVisible();
  await expect(main(page).getByText('Water in the house. <b>I am •••</b>, call •••.')).toBeVisible();
  await expect(main(page).getByText('Agua en la casa. Soy Asha, llame al 98765 43210.')).toBeVisible();
  expect(JSON.stringify(model.asked.at(-1)?.body)).not.toMatch(/Asha|98765|0177/);
  await look(page, info, 'translation');
  await page.reload();
  await expect(main(page).getByRole('region', { name: 'History' })).toContainText(
    'Sent to a language model for translation',
  );
});
