import type { Pack } from '../texts.ts';
import * as adminAlert from './admin/admin-alert.ts';
import * as adminAlertProgress from './admin/admin-alert-progress.ts';
import * as adminAid from './admin/admin-aid.ts';
import * as adminApprovals from './admin/admin-approvals.ts';
import * as adminCampaign from './admin/admin-campaign.ts';
import * as adminDesk from './admin/admin-desk.ts';
import * as adminNewsletter from './admin/admin-newsletter.ts';
import * as adminReports from './admin/admin-reports.ts';
import * as adminDonations from './admin/admin-donations.ts';
import * as adminDisaster from './admin/admin-disaster.ts';
import * as adminHistory from './admin/admin-history.ts';
import * as adminTranslation from './admin/translation.ts';
import * as adminRoads from './admin/admin-roads.ts';
import * as adminSearch from './admin/admin-search.ts';
import * as decisions from './admin/decisions.ts';
import * as hourly from './admin/hourly.ts';
import * as dispatchDesk from './admin/dispatch-desk.ts';
import * as adminTriage from './admin/admin-triage.ts';

/** What the screens of admins say. */
export const pack: Pack = {
  ...adminAlert,
  ...adminAlertProgress,
  ...adminAid,
  ...adminApprovals,
  ...adminCampaign,
  ...adminDesk,
  ...adminNewsletter,
  ...adminReports,
  ...adminDonations,
  ...adminDisaster,
  ...adminHistory,
  ...adminTranslation,
  ...adminRoads,
  ...adminSearch,
  ...adminTriage,
  ...decisions,
  ...hourly,
  ...dispatchDesk,
};
