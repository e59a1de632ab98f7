import type { Pack } from '../texts.ts';
import * as contact from './public/contact.ts';
import * as dashboards from './public/dashboards.ts';
import * as inbox from './admin/inbox.ts';
import * as demo from './shell/demo.ts';
import * as disaster from './public/disaster.ts';
import * as disasters from './public/disasters.ts';
import * as listCopy from './shell/list-copy.ts';
import * as newsletter from './public/newsletter.ts';
import * as maps from './public/maps.ts';
import * as ngos from './public/ngos.ts';
import * as ngoDashboard from './public/ngo-dashboard.ts';
import * as ngoMessages from './public/ngo-messages.ts';
import * as ngoProfile from './public/ngo-profile.ts';

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
