import puppeteer, { type Page } from 'puppeteer-core';
import { type Engine, isOurs, type Tab } from './engine.ts';
import { killGroup } from './process-group.ts';
import { programOf } from './program.ts';

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async launch(profile) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: programOf('FIREFOX_PATH', 'firefox-esr'),
      userDataDir: profile,
      headless: true,
    });
    const errors: string[] = [];
    const [first] = await browser.pages();
    let unused = first;
    return {
      async newTab() {
        const page = unused ?? (await browser.newPage());
        unused = undefined;
        const note = (text: string) => void (isOurs(text) && errors.push(text));
        page.on('console', (message) => void (message.type() === 'error' && note(message.text())));
        page.on('pageerror', (error) => note(String(error)));
        return tab(page);
      },
      errors: () => errors,
      async kill() {
        const child = browser.process();
        if (child === null) throw new Error('Firefox has no process');
        await killGroup(child);
      },
    };
  },
};

function tab(page: Page): Tab {
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (work, argument) => page.evaluate(work as never, argument as never),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
  };
}
