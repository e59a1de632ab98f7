import {
  beginSecondStep,
  changeEmail,
  changePassword,
  confirmSecondStep,
  deleteAccount,
  endAllSessions,
  endSecondStep,
  endSession,
  exportAccount,
  getAccount,
  listSessions,
  updateAccount,
} from './account.ts';
import {
  actOnAccount,
  actOnAid,
  actOnReport,
  alertVolunteers,
  listOutcomes,
  markMessage,
  previewAlert,
} from './acts.ts';
import { getAlertProgress } from './alert-progress.ts';
import { listAid, requestAid } from './aid.ts';
import { decideApproval, findAccounts, issueResetLink, listApprovals, readAudit } from './approvals.ts';
import { listChanges } from './changes.ts';
import type { Call } from './define-call.ts';
import { getCertificate, getCertificatePdf, issueCertificate } from './certificates.ts';
import { followOwn, forgetDevice, noteAlert, placeDevice, saveDevice } from './devices.ts';
import { getFigures } from './figures.ts';
import { listNgos } from './ngos.ts';
import { listMessages, sendContactMessage } from './contact.ts';
import { confirmNewsletter, leaveNewsletter, leaveNewsletterByMail, subscribeNewsletter } from './newsletter.ts';
import { listNewsletters, sendNewsletter } from './newsletters.ts';
import { deliverOutbox } from './outbox.ts';
import { findAid, findNgos, findReports, followNews, getHistory, getOverview } from './overview.ts';
import { verifyReceipts } from './receipts.ts';
import { getDisaster, listReports, reportDisaster, resolveReport, updateReport } from './reports.ts';
import { getCapabilities, getConfig, getHealth, getLiveness, getOpenApi } from './system.ts';
import {
  acceptDisaster,
  checkStatus,
  completeDisaster,
  confirmWork,
  getDesk,
  getTeam,
  getVolunteer,
  learnModule,
  listReportedWork,
  saveVolunteerProfile,
  sharePosition,
  stopSharing,
  takeStep,
} from './volunteer.ts';
import { forgotPassword, login, logout, register, resetPassword } from './users.ts';

/** Every call there is. The server's routes and its OpenAPI are made from this list; a client imports single rows. */
export const calls: readonly Call[] = [
  reportDisaster,
  listReports,
  getDisaster,
  updateReport,
  resolveReport,
  requestAid,
  listAid,
  listNgos,
  listChanges,
  sendContactMessage,
  listMessages,
  markMessage,
  subscribeNewsletter,
  confirmNewsletter,
  leaveNewsletter,
  leaveNewsletterByMail,
  listNewsletters,
  sendNewsletter,
  getVolunteer,
  saveVolunteerProfile,
  checkStatus,
  acceptDisaster,
  takeStep,
  learnModule,
  getDesk,
  getTeam,
  sharePosition,
  stopSharing,
  completeDisaster,
  listReportedWork,
  confirmWork,
  issueCertificate,
  getCertificate,
  getCertificatePdf,
  deliverOutbox,
  verifyReceipts,
  login,
  register,
  logout,
  forgotPassword,
  resetPassword,
  getAccount,
  updateAccount,
  changeEmail,
  changePassword,
  listSessions,
  endSession,
  endAllSessions,
  exportAccount,
  deleteAccount,
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  listApprovals,
  decideApproval,
  findAccounts,
  issueResetLink,
  readAudit,
  actOnReport,
  actOnAid,
  actOnAccount,
  alertVolunteers,
  saveDevice,
  placeDevice,
  forgetDevice,
  followOwn,
  noteAlert,
  previewAlert,
  getAlertProgress,
  listOutcomes,
  getOverview,
  findReports,
  findAid,
  findNgos,
  getHistory,
  followNews,
  getHealth,
  getLiveness,
  getCapabilities,
  getConfig,
  getFigures,
  getOpenApi,
];
