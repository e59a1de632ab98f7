import type { Locator, Page } from 'playwright/test';

/** A hand that counts its taps. Typing goes where the last tap was. */
export class Hand {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async write(page: Page, name: string, words: string): Promise<void> {
    await this.tap(page.locator(`[name="${name}"]`));
    await page.keyboard.type(words);
  }
}
