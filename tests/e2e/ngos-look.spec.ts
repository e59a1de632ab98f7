import { expect, test } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { CHILDREN, DOCTORS, KOSI, makeNgos } from '../support/ngos.ts';
import { expectWhole } from '../support/whole.ts';

const LONG = {
  ...KOSI,
  name: 'International Federation for Humanitarian Assistance and Disaster Preparedness in Mountain Regions',
  areas: ['Medical Aid', 'Food Aid', 'Child Welfare', 'Shelter', 'Humanitarian Aid', 'Water and sanitation'],
  description: 'One of the oldest. '.repeat(30),
};

test('directory, NGO and home, at both sizes in all themes', async ({ relay, onlinePhone: phone }, info) => {
  const [kosi] = await makeNgos(relay, [KOSI, DOCTORS, CHILDREN, LONG]);
  const page = await phone.open('/ngolist');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  await look(page, info, 'directory');
  await expectWhole(page, 'main');
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByText('No NGOs Found').last()).toBeVisible();
  await look(page, info, 'none-found');
  await page.goto(`/ngo/${kosi}`);
  await expect(page.getByRole('heading', { level: 1, name: KOSI.name })).toBeVisible();
  await look(page, info, 'ngo');
  await expectWhole(page, 'main');
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Partner NGOs' }).getByRole('article')).toHaveCount(3);
  await look(page, info, 'home');
});

test('from right to left', async ({ relay, onlinePhone: phone }, info) => {
  const [kosi] = await makeNgos(relay, [KOSI, DOCTORS, { ...CHILDREN, name: 'الأطفال أولًا', city: 'حلب' }, LONG]);
  const page = await phone.open('/ngolist?lang=ar');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, name] of [
    ['/ngolist', 'directory'],
    [`/ngo/${kosi}`, 'ngo'],
  ] as const) {
    await page.goto(`${path}?lang=ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.screenshot({ path: info.outputPath(`${name}-ar.png`), fullPage: true });
    expect(await sidewaysScroll(page)).toBe(0);
    await expectNoViolation(page, `${name} in Arabic`);
  }
});
