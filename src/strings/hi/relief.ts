import type { Pack } from '../texts.ts';
import * as dashboards from './dashboards.ts';
import * as inbox from './inbox.ts';
import * as disaster from './disaster.ts';
import * as disasters from './disasters.ts';
import * as about from './about.ts';
import * as account from './account.ts';
import * as accountPage from './account-page.ts';
import * as approvals from './approvals.ts';
import * as askedFailures from './asked-failures.ts';
import * as callFailures from './call-failures.ts';
import * as contractProblems from './contract-problems.ts';
import * as manifest from './manifest.ts';
import * as page from './page.ts';

/** What the screens say that a reporter may never open: disasters, accounts, contact. */
export const pack: Pack = {
  ...dashboards,
  ...inbox,
  ...disaster,
  ...disasters,
  ...about,
  ...account,
  ...accountPage,
  ...approvals,
  ...askedFailures,
  ...callFailures,
  ...contractProblems,
  ...manifest,
  ...page,
};
