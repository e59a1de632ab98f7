import type { Pack } from '../texts.ts';
import * as noAlerts from './no-alerts.ts';
import * as alertSteps from './alert-steps.ts';
import * as accepting from './accepting.ts';
import * as steps from './steps.ts';
import * as tasks from './tasks.ts';
import * as certificate from './certificate.ts';
import * as previousWork from './previous-work.ts';
import * as pushedTask from './pushed-task.ts';
import * as volunteerDashboard from './volunteer-dashboard.ts';
import * as learning from './learning.ts';
import * as reportedWork from './reported-work.ts';
import * as volunteerMessages from './volunteer-messages.ts';
import * as volunteerProfile from './volunteer-profile.ts';

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
  ...reportedWork,
  ...volunteerMessages,
  ...volunteerProfile,
};
