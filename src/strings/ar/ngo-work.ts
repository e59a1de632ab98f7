import type { Pack } from '../texts.ts';
import * as deliveryWork from './public/delivery-work.ts';
import * as ngoMessages from './public/ngo-messages.ts';
import * as ngoProfile from './public/ngo-profile.ts';
import * as ngoRequests from './public/ngo-requests.ts';
import * as ngoVolunteers from './public/ngo-volunteers.ts';

/** What an organization reads of requests and of its work. */
export const pack: Pack = {
  ...deliveryWork,
  ...ngoMessages,
  ...ngoProfile,
  ...ngoRequests,
  ...ngoVolunteers,
};
