import type { Pack } from '../texts.ts';
import * as acts from './acts.ts';
import * as adminAlert from './admin-alert.ts';
import * as adminAlertProgress from './admin-alert-progress.ts';
import * as adminAid from './admin-aid.ts';
import * as adminApprovals from './admin-approvals.ts';
import * as adminCampaign from './admin-campaign.ts';
import * as adminDesk from './admin-desk.ts';
import * as adminNewsletter from './admin-newsletter.ts';
import * as adminReports from './admin-reports.ts';
import * as adminDisaster from './admin-disaster.ts';
import * as adminHistory from './admin-history.ts';
import * as adminSearch from './admin-search.ts';
import * as adminTriage from './admin-triage.ts';

/** What the screens of admins say. */
export const pack: Pack = {
  ...acts,
  ...adminAlert,
  ...adminAlertProgress,
  ...adminAid,
  ...adminApprovals,
  ...adminCampaign,
  ...adminDesk,
  ...adminNewsletter,
  ...adminReports,
  ...adminDisaster,
  ...adminHistory,
  ...adminSearch,
  ...adminTriage,
};
