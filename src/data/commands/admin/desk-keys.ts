import { withStorage } from '../../web-storage.ts';

const KEY = 'relief-relay-desk-keys';

/** Holds as long as the page, for a browser that keeps nothing. */
let held: boolean | undefined;

/** Do single letters act on the dispatch desk of this device? Until somebody turns them off (WCAG 2.1.4). */
export function areDeskKeysOn(): boolean {
  return held ?? withStorage('localStorage', (storage) => storage.getItem(KEY)) !== 'off';
}

export function turnDeskKeys(isOn: boolean): void {
  held = isOn;
  withStorage('localStorage', (storage) => {
    if (isOn) storage.removeItem(KEY);
    else storage.setItem(KEY, 'off');
  });
}
