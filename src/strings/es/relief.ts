import type { Pack } from '../texts.ts';
import * as contact from './contact.ts';
import * as dashboards from './dashboards.ts';
import * as inbox from './inbox.ts';
import * as demo from './demo.ts';
import * as disaster from './disaster.ts';
import * as disasters from './disasters.ts';
import * as listCopy from './list-copy.ts';
import * as newsletter from './newsletter.ts';
import * as maps from './maps.ts';
import * as ngos from './ngos.ts';
import * as ngoDashboard from './ngo-dashboard.ts';
import * as ngoMessages from './ngo-messages.ts';
import * as ngoProfile from './ngo-profile.ts';

/** What the screens about the relief work say: disasters, NGOs, contact, maps. */
export const pack: Pack = {
  ...contact,
  ...dashboards,
  ...inbox,
  ...demo,
  ...disaster,
  ...disasters,
  ...listCopy,
  ...newsletter,
  ...maps,
  ...ngos,
  ...ngoDashboard,
  ...ngoMessages,
  ...ngoProfile,
};
