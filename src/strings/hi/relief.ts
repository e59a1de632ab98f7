import type { Pack } from '../texts.ts';
import * as dashboards from './public/dashboards.ts';
import * as alerts from './shell/alerts.ts';
import * as sharing from './volunteers/sharing.ts';
import * as roles from './accounts/roles.ts';
import * as inbox from './admin/inbox.ts';
import * as disaster from './public/disaster.ts';
import * as disasters from './public/disasters.ts';
import * as moreDisasters from './public/more-disasters.ts';
import * as restOnServer from './public/rest-on-server.ts';
import * as roads from './public/roads.ts';
import * as about from './public/about.ts';
import * as ledger from './public/ledger.ts';
import * as account from './accounts/account.ts';
import * as accountPage from './accounts/account-page.ts';
import * as approvals from './admin/approvals.ts';
import * as askedFailures from './accounts/asked-failures.ts';
import * as callFailures from './accounts/call-failures.ts';
import * as contractProblems from './forms/contract-problems.ts';
import * as recordMessages from './forms/record-messages.ts';
import * as manifest from './manifest.ts';
import * as page from './page.ts';
import * as acts from './admin/acts.ts';
import * as aidNeeds from './public/aid-needs.ts';
import * as deliveries from './public/deliveries.ts';
import * as onBehalf from './forms/on-behalf.ts';
import * as recordAge from './forms/record-age.ts';
import * as track from './forms/track.ts';
import * as funds from './public/funds.ts';
import * as ngoDashboard from './public/ngo-dashboard.ts';
import * as donate from './public/donate.ts';
import * as leaving from './shell/leaving.ts';
import * as newsletterPage from './public/newsletter-page.ts';
import * as ngos from './public/ngos.ts';

/** What the screens say that a reporter may never open: disasters, accounts, contact. */
export const pack: Pack = {
  ...dashboards,
  ...alerts,
  ...sharing,
  ...roles,
  ...inbox,
  ...disaster,
  ...onBehalf,
  ...recordAge,
  ...track,
  ...disasters,
  ...moreDisasters,
  ...restOnServer,
  ...roads,
  ...about,
  ...ledger,
  ...account,
  ...accountPage,
  ...approvals,
  ...askedFailures,
  ...callFailures,
  ...contractProblems,
  ...recordMessages,
  ...manifest,
  ...page,
  ...acts,
  ...aidNeeds,
  ...deliveries,
  ...funds,
  ...ngoDashboard,
  ...donate,
  ...leaving,
  ...newsletterPage,
  ...ngos,
};
