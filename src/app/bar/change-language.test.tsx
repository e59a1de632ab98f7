// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLanguage } from '../../data/language-store.ts';
import { readLanguageCookie } from '../../platform/language-cookie.ts';
import { onBeforeReload } from '../../platform/worker/before-reload.ts';
import { havePacks } from '../../strings/packs.ts';
import { changeLanguage } from './change-language.ts';
import { LanguageList } from './language-list.tsx';

vi.mock(import('../../strings/packs.ts'), async (real) => ({
  ...(await real()),
  havePacks: vi.fn<typeof havePacks>(),
}));

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.mocked(havePacks).mockResolvedValue(true);
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  localStorage.clear();
  document.cookie = 'language=; Path=/; Max-Age=0';
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'cookie');
});

function expectNothingChanged(): void {
  expect(reload).not.toHaveBeenCalled();
  expect([readLanguage(), readLanguageCookie(), location.search]).toEqual([null, undefined, '']);
}

describe('another language', () => {
  it('is kept on the phone and where the server reads it, and the page is loaded anew', async () => {
    history.replaceState(null, '', '/?lang=es');
    expect(await changeLanguage('ar')).toBe('loading');
    expect([readLanguage(), readLanguageCookie(), location.search]).toEqual(['ar', 'ar', '']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('changes nothing where its texts cannot be had, and the list says so', async () => {
    vi.mocked(havePacks).mockResolvedValue(false);
    render(<LanguageList />);
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/not on this phone yet/));
    expectNothingChanged();
  });

  it('changes nothing where what is typed could not be kept', async () => {
    const forget = onBeforeReload(() => Promise.reject(new Error('full')));
    expect(await changeLanguage('ar')).toBe('unkept');
    forget();
    expectNothingChanged();
  });

  it('is asked for by the address, for this visit, in a browser that keeps nothing', async () => {
    const setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    const refuse = vi.fn<() => void>();
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: refuse });
    expect(await changeLanguage('ar')).toBe('loading');
    expect(location.search).toBe('?lang=ar');
    expect(reload).toHaveBeenCalledOnce();
  });
});
