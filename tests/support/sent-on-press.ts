import type { Page } from 'playwright/test';

declare global {
  interface Window {
    notePress?: () => void;
  }
}

/**
 * From now on nothing that is sent gets through until a button of this name is pressed, as if the server were still away:
 * what the app tries by itself would arrive when the server is back, and take the button away before the press.
 */
export async function sendOnPressOnly(page: Page, name: string, calls = '**/api/outbox'): Promise<void> {
  let isPressed = false;
  await page.exposeFunction('notePress', () => {
    isPressed = true;
  });
  await page.evaluate((words) => {
    const note = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button');
      if (button && button.textContent?.trim() === words) window.notePress?.();
    };
    addEventListener('click', note, { capture: true });
  }, name);
  await page.context().route(calls, (route) => (isPressed ? route.continue() : route.abort('connectionrefused')));
}
