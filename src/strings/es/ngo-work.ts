import type { Pack } from '../texts.ts';
import * as ngoRequests from './public/ngo-requests.ts';
import * as ngoVolunteers from './public/ngo-volunteers.ts';

/** What an organization reads of requests and of its work. */
export const pack: Pack = {
  ...ngoRequests,
  ...ngoVolunteers,
};
