import type { Pack } from '../texts.ts';
import * as noAlerts from './shell/no-alerts.ts';
import * as alertSteps from './shell/alert-steps.ts';
import * as accepting from './volunteers/accepting.ts';
import * as steps from './volunteers/steps.ts';
import * as tasks from './volunteers/tasks.ts';
import * as certificate from './volunteers/certificate.ts';
import * as previousWork from './volunteers/previous-work.ts';
import * as pushedTask from './volunteers/pushed-task.ts';
import * as volunteerDashboard from './volunteers/volunteer-dashboard.ts';
import * as learning from './volunteers/learning.ts';
import * as field from './volunteers/field.ts';
import * as trip from './volunteers/trip.ts';
import * as fieldArea from './volunteers/field-area.ts';
import * as fieldKept from './volunteers/field-kept.ts';
import * as routeBlocks from './volunteers/route-blocks.ts';
import * as route from './volunteers/route.ts';
import * as roadReport from './volunteers/road-report.ts';
import * as routeSteps from './volunteers/route-steps.ts';
import * as reportedWork from './admin/reported-work.ts';
import * as volunteerMessages from './volunteers/volunteer-messages.ts';
import * as volunteerProfile from './volunteers/volunteer-profile.ts';

/** What the screens of volunteers say, and of the admin who confirms their work. */
export const pack: Pack = {
  ...noAlerts,
  ...alertSteps,
  ...accepting,
  ...steps,
  ...tasks,
  ...certificate,
  ...previousWork,
  ...pushedTask,
  ...volunteerDashboard,
  ...learning,
  ...field,
  ...trip,
  ...fieldArea,
  ...fieldKept,
  ...route,
  ...routeBlocks,
  ...roadReport,
  ...routeSteps,
  ...reportedWork,
  ...volunteerMessages,
  ...volunteerProfile,
};
