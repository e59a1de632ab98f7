import type { Pack } from '../texts.ts';
import * as about from './public/about.ts';
import * as account from './accounts/account.ts';
import * as accountPage from './accounts/account-page.ts';
import * as approvals from './admin/approvals.ts';
import * as arrivals from './shell/arrivals.ts';
import * as askedFailures from './accounts/asked-failures.ts';
import * as callFailures from './accounts/call-failures.ts';
import * as contractProblems from './forms/contract-problems.ts';
import * as formOutcomes from './forms/form-outcomes.ts';
import * as guideScreens from './guide-screens.ts';
import * as install from './shell/install.ts';
import * as leaving from './shell/leaving.ts';
import * as manifest from './manifest.ts';
import * as operator from './public/operator.ts';
import * as outbox from './shell/outbox.ts';
import * as page from './page.ts';
import * as failures from './forms/failures.ts';
import * as reasons from './forms/reasons.ts';
import * as roles from './accounts/roles.ts';
import * as saved from './forms/saved.ts';
import * as storage from './shell/storage.ts';
import * as typedText from './forms/typed-text.ts';
import * as update from './shell/update.ts';

/** What all other screens say. */
export const pack: Pack = {
  ...about,
  ...account,
  ...accountPage,
  ...approvals,
  ...arrivals,
  ...askedFailures,
  ...callFailures,
  ...contractProblems,
  ...formOutcomes,
  ...guideScreens,
  ...install,
  ...leaving,
  ...manifest,
  ...operator,
  ...outbox,
  ...page,
  ...failures,
  ...reasons,
  ...roles,
  ...saved,
  ...storage,
  ...typedText,
  ...update,
};
