import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mainDb } from '../../data/db.ts';
import { demoTexts } from '../../strings/shell/demo.ts';
import { DemoMark } from './demo-mark.tsx';
import { CONFIG_KEY } from '../../data/device-settings.ts';

beforeEach(() => mainDb.settings.clear());
afterEach(cleanup);

const tell = (demo: boolean) => mainDb.settings.put({ key: CONFIG_KEY, value: { demo } });

it('stands while the server says that it is a demonstration, and goes where things are real', async () => {
  await tell(true);
  render(<DemoMark />);
  expect((await screen.findByRole('complementary', { name: demoTexts.title })).textContent).toContain(demoTexts.mark);
  await act(async () => {
    await tell(false);
  });
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});
