import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { guideTexts } from '../../strings/guide-screens.ts';
import { titles } from '../../strings/shell/titles.ts';
import GuideScreen from './guide-screen.tsx';
import GuideTopicScreen from './guide-topic-screen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path: string): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Routes>
            <Route path="/guide" element={<GuideScreen />} />
            <Route path="/guide/:topic" element={<GuideTopicScreen />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}

it('shows who finds nothing a way on', async () => {
  await open('/guide?q=xylophone');
  expect(screen.getByRole('status').textContent).toBe(guideTexts.nothing('xylophone'));
  expect(screen.getByText(guideTexts.nothingHint)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Earthquake' }).getAttribute('href')).toBe('/guide/earthquake');
});

it('shows what has some of the words where nothing has all, and says so', async () => {
  await open('/guide');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tourniquet xylophone' } });
  expect(await screen.findByText(guideTexts.foundSome)).toBeDefined();
  expect(screen.getAllByRole('link', { name: /Severe bleeding/ }).length).toBeGreaterThan(0);
});

it('leads from a topic that is none to its contents', async () => {
  await open('/guide/volcano');
  expect(screen.getByRole('heading', { level: 1, name: titles.guide })).toBeDefined();
  expect(screen.getByRole('heading', { name: guideTexts.happening })).toBeDefined();
});

it('promises to keep the ticks of the go-bag only where the browser does', async () => {
  await open('/guide/go-bag');
  fireEvent.click(screen.getByRole('checkbox', { name: /Whistle/ }));
  expect(screen.getByText(guideTexts.ticksKept)).toBeDefined();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  fireEvent.click(screen.getByRole('checkbox', { name: /First aid kit/ }));
  expect(screen.getByText(guideTexts.ticksLost)).toBeDefined();
  expect(screen.queryByText(guideTexts.ticksKept)).toBeNull();
});
