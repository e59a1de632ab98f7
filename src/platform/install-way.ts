/**
 * How the app gets onto the home screen here. `offer`: the browser can be asked. `share-menu`: Safari on iPhone and iPad.
 * `menu`: Firefox on Android. The others cannot do it: `safari-instead` is another browser on an iPhone or iPad,
 * `out-of-app` a page inside another app on one of those, `browser-instead` the same on Android.
 */
export type InstallWay = 'offer' | 'share-menu' | 'menu' | 'safari-instead' | 'out-of-app' | 'browser-instead';

/** As `navigator` has it. */
export interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

const OTHER_BROWSERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|YaBrowser|Focus\//;
/** What messengers and social networks add to the browser inside of them. */
const INSIDE_AN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|WhatsApp|MicroMessenger|Snapchat|Twitter|TikTok|BytedanceWebview|GSA\//;

/** By what the browser says of itself; `undefined` where it makes its own offer, or has no home screen to go to. */
export function wayByUserAgent({ userAgent, maxTouchPoints }: Device): Exclude<InstallWay, 'offer'> | undefined {
  if (isAppleMobile({ userAgent, maxTouchPoints })) {
    if (OTHER_BROWSERS.test(userAgent)) return 'safari-instead';
    // A page inside an app lacks Safari's own two words.
    return INSIDE_AN_APP.test(userAgent) || !/Version\/.*Safari\//.test(userAgent) ? 'out-of-app' : 'share-menu';
  }
  if (!/Android/.test(userAgent)) return undefined;
  if (/; wv\)/.test(userAgent) || INSIDE_AN_APP.test(userAgent)) return 'browser-instead';
  return /Firefox\//.test(userAgent) && !/Focus\/|Klar\//.test(userAgent) ? 'menu' : undefined;
}

/** An iPhone or iPad. An iPad gives itself out as a Mac, but has a touch screen. */
export function isAppleMobile({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Does the installed app find what this browser keeps? Elsewhere it begins with empty storage of its own. */
export function sharesStorage(way: InstallWay): boolean {
  return way === 'offer' || way === 'menu';
}

/** This page is the installed app. */
export function isInstalledApp(): boolean {
  return ['standalone', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}
