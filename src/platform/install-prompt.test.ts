// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as InstallPrompt from './install-prompt.ts';

let module: typeof InstallPrompt;

beforeEach(async () => {
  vi.resetModules();
  module = await import('./install-prompt.ts');
  module.listenForInstallOffer();
});

function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  });
  dispatchEvent(event);
  return event;
}

describe('install prompt', () => {
  it('keeps the browser’s offer for our own card', () => {
    const listener = vi.fn();
    module.subscribeInstallable(listener);
    expect(module.isInstallable()).toBe(false);
    expect(offer('accepted').defaultPrevented).toBe(true);
    expect(module.isInstallable()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('asks once with an offer', async () => {
    const event = offer('dismissed');
    expect(await module.promptInstall()).toBe('dismissed');
    expect(await module.promptInstall()).toBe('unavailable');
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(module.isInstallable()).toBe(false);
  });

  it('has nothing to offer once installed', () => {
    offer('accepted');
    dispatchEvent(new Event('appinstalled'));
    expect(module.isInstallable()).toBe(false);
  });
});
