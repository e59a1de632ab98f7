import { openGoogleStandIn, type GoogleStandIn } from './google-maps-stand-in.ts';
import { expect, test as base } from './route-journey.ts';

/** Of the form of Google's keys. */
export const GOOGLE_KEY = 'stand-in_key'.padEnd(39, '0');

interface GoogleFixtures {
  /** Does the server name a route service beside Google? */
  hasOsrm: boolean;
  google: GoogleStandIn;
}

/** Journeys whose server has a key of Google's maps; in the place of Google's hosts is a stand-in of this machine. */
export const test = base.extend<GoogleFixtures>({
  hasOsrm: [false, { option: true }],

  google: async ({}, use) => {
    const google = await openGoogleStandIn();
    await use(google);
    await google.close();
  },

  settings: async ({ hasOsrm, routes, tiles }, use) =>
    use(() => ({ GOOGLE_MAPS_KEY: GOOGLE_KEY, TILE_URL: tiles.template, ...(hasOsrm && { OSRM_URL: routes.url }) })),

  phone: async ({ phone, google }, use) => {
    await google.attach(phone.context);
    await use(phone);
  },

  onlinePhone: async ({ onlinePhone, google }, use) => {
    await google.attach(onlinePhone.context);
    await use(onlinePhone);
  },
});

export { expect };
