import { describe, expect, it } from 'vitest';
import { sharesStorage, wayByUserAgent } from './install-way.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 13; SM-A047F';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';

describe('the way onto the home screen', () => {
  it.each([
    ['Safari on an iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'share-menu'],
    ['Safari on an iPad', `${mac} Version/18.5 Safari/605.1.15`, 5, 'share-menu'],
    ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`, 0, undefined],
    ['Chrome on an iPhone', `${iphone} CriOS/149.0.7827.31 Mobile/15E148 Safari/604.1`, 5, 'safari-instead'],
    ['Firefox on an iPad', `${mac} FxiOS/140.0 Safari/605.1.15`, 5, 'safari-instead'],
    ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/510.0.0.45]`, 5, 'out-of-app'],
    ['an unknown app on an iPhone', `${iphone} Mobile/15E148`, 5, 'out-of-app'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 13; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'menu'],
    ['an app on Android', `${android}; wv) ${chrome.replace('Chrome', 'Version/4.0 Chrome')}`, 5, 'browser-instead'],
    ['Instagram on Android', `${android}) ${chrome} Instagram 380.0.0.29`, 5, 'browser-instead'],
    ['Chrome on Android, which makes its offer', `${android}) ${chrome}`, 5, undefined],
    ['Firefox on a desk', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, undefined],
  ])('%s', (_name, userAgent, maxTouchPoints, way) => {
    expect(wayByUserAgent({ userAgent, maxTouchPoints })).toBe(way);
  });

  it('leads to the same storage in Chromium and in Firefox only', () => {
    expect((['offer', 'menu', 'share-menu', 'safari-instead', 'browser-instead'] as const).map(sharesStorage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
