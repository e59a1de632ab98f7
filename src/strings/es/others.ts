import type { Pack } from '../texts.ts';
import * as about from './about.ts';
import * as account from './account.ts';
import * as accountPage from './account-page.ts';
import * as approvals from './approvals.ts';
import * as arrivals from './arrivals.ts';
import * as askedFailures from './asked-failures.ts';
import * as callFailures from './call-failures.ts';
import * as contractProblems from './contract-problems.ts';
import * as formOutcomes from './form-outcomes.ts';
import * as guideScreens from './guide-screens.ts';
import * as install from './install.ts';
import * as leaving from './leaving.ts';
import * as manifest from './manifest.ts';
import * as operator from './operator.ts';
import * as outbox from './outbox.ts';
import * as page from './page.ts';
import * as failures from './failures.ts';
import * as reasons from './reasons.ts';
import * as roles from './roles.ts';
import * as saved from './saved.ts';
import * as storage from './storage.ts';
import * as typedText from './typed-text.ts';
import * as update from './update.ts';

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
