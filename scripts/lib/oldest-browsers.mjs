/** What the app is compiled for. Cheap phones stop getting browsers: Android 6 ends at Chrome 106, an iPhone 7 at Safari 15. */
export const oldestBrowsers = ['chrome100', 'edge100', 'firefox102', 'safari15.4'];
