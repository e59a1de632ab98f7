import { texts } from '../texts.ts';

/** Where Google works out the way to a disaster. */
export const googleRouteTexts = texts('googleRouteTexts', {
  asks: '“Show route” loads a map from Google, and sends Google where you are and where the disaster is. Google works out the way by road. Your phone remembers that you agreed, and asks Google again when you tap the button.',
  then: (host: string) =>
    `If Google has no route, ${host} gets the same, and works out the way. It also gets it when you accept a disaster.`,
  notKept:
    'This route comes from Google, and is not kept on your phone. Without a network it is gone once you leave this page.',
});
