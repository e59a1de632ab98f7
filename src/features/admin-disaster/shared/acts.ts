/** What saves an act. A chunk of its own: the first look at the screen needs none of it. */
export {
  actOnAid,
  alertVolunteers,
  decideReport,
  describeCampaign,
  keepReportApart,
  mergeAdded,
  mergeReport,
  releaseReport,
  reviseReport,
  unmergeReport,
} from '../../../data/commands/admin/acts.ts';
