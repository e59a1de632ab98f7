import { afterAll, describe, expect, it } from 'vitest';
import { deviceName } from '../../server/accounts/device-name.ts';
import { deviceTexts as arabic } from '../../src/strings/ar/accounts/account-page.ts';
import { deviceText } from '../../src/strings/accounts/device-text.ts';
import { deviceTexts as hindi } from '../../src/strings/hi/accounts/account-page.ts';
import { deviceTexts as english } from '../../src/strings/accounts/account-page.ts';
import { speak } from '../../src/strings/language.ts';
import { adoptTexts } from '../../src/strings/texts.ts';

const CHROME_ON_ANDROID = deviceName(
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
);
const kept = { ...english };

afterAll(() => {
  speak('en');
  adoptTexts({ deviceTexts: kept });
});

describe('a device that the server names', () => {
  it('is in English what the server says', () => {
    for (const name of [CHROME_ON_ANDROID, deviceName('KAIOS'), deviceName(undefined)])
      expect(deviceText(name)).toBe(name);
  });

  it('has its names in the order that the language wants', () => {
    speak('hi');
    adoptTexts({ deviceTexts: hindi });
    expect(deviceText(CHROME_ON_ANDROID)).toBe('Android पर Chrome');
    expect(deviceText(deviceName(undefined))).toBe('अनजान डिवाइस');
  });

  it('turns no word of a language that runs from right to left', () => {
    speak('ar');
    adoptTexts({ deviceTexts: arabic });
    expect(deviceText(CHROME_ON_ANDROID)).toBe('\u2066Chrome\u2069 على \u2066Android\u2069');
    expect(deviceText('Firefox')).toBe('\u2066Firefox\u2069');
  });
});
