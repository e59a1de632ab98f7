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
} from '../../contract/calls/account.ts';
import { listOutcomes, previewAlert } from '../../contract/calls/acts.ts';
import { getAlertProgress } from '../../contract/calls/alert-progress.ts';
import { listAid } from '../../contract/calls/aid.ts';
import {
  decideApproval,
  findAccounts,
  issueResetLink,
  listApprovals,
  readAudit,
} from '../../contract/calls/approvals.ts';
import { getCertificate, getCertificatePdf, issueCertificate } from '../../contract/calls/certificates.ts';
import { listChanges } from '../../contract/calls/changes.ts';
import { getFigures } from '../../contract/calls/figures.ts';
import { listNgos } from '../../contract/calls/ngos.ts';
import { listMessages } from '../../contract/calls/contact.ts';
import { followOwn, forgetDevice, placeDevice, saveDevice } from '../../contract/calls/devices.ts';
import { confirmNewsletter, leaveNewsletter, leaveNewsletterByMail } from '../../contract/calls/newsletter.ts';
import { listNewsletters, sendNewsletter } from '../../contract/calls/newsletters.ts';
import { deliverOutbox } from '../../contract/calls/outbox.ts';
import { findAid, findNgos, findReports, followNews, getHistory, getOverview } from '../../contract/calls/overview.ts';
import { queuedCallNames } from '../../contract/calls/queued.ts';
import { queuedTable } from '../../contract/calls/queued-table.ts';
import { verifyReceipts } from '../../contract/calls/receipts.ts';
import { getDisaster, listReports, resolveReport, updateReport } from '../../contract/calls/reports.ts';
import { getCapabilities, getConfig, getHealth, getLiveness, getOpenApi } from '../../contract/calls/system.ts';
import {
  checkStatus,
  completeDisaster,
  confirmWork,
  getDesk,
  getTeam,
  listReportedWork,
  sharePosition,
  stopSharing,
  getVolunteer,
} from '../../contract/calls/volunteer.ts';
import { forgotPassword, login, logout, register, resetPassword } from '../../contract/calls/users.ts';
import { limits } from '../../contract/limits.ts';
import type { BodyRule } from '../http/read-body.ts';
import {
  answerAccount,
  answerChangeEmail,
  answerChangePassword,
  answerEndAllSessions,
  answerEndSession,
  answerSessions,
} from './accounts/account.ts';
import { answerAccounts, answerIssueResetLink } from './accounts/accounts.ts';
import { answerOutcomes, answerPreviewAlert } from './admin/acts.ts';
import { answerAlertProgress } from './alerts/alert-progress.ts';
import { answerApprovals, answerDecision } from './accounts/approvals.ts';
import { answerAudit } from './accounts/audit.ts';
import { answerCertificatePdf } from './certificates/certificate-pdf.ts';
import { answerCertificate, answerIssueCertificate } from './certificates/certificates.ts';
import { answerChanges } from './lists/changes.ts';
import { answerCreating } from './intake/creating.ts';
import { answerFollowOwn, answerForgetDevice, answerPlaceDevice, answerSaveDevice } from './alerts/devices.ts';
import { answerFigures } from './admin/figures.ts';
import { answerHistory } from './reports/history.ts';
import { answerFindAid } from './aid/find-aid.ts';
import { answerFindNgos } from './ngos/find-ngos.ts';
import { answerAidList, answerNgos, answerReports } from './lists/lists.ts';
import { answerMessages } from './messages/messages.ts';
import { answerDeleteAccount, answerExport } from './accounts/my-data.ts';
import { answerNews } from './admin/news.ts';
import { answerConfirmNewsletter, answerLeaveByMail, answerLeaveNewsletter } from './newsletter/newsletter.ts';
import { answerNewsletters, answerSendNewsletter } from './newsletter/newsletters.ts';
import { answerOutbox } from './intake/outbox.ts';
import { answerOverview } from './admin/overview.ts';
import { answerVerify } from './intake/receipts.ts';
import { answerFindReports } from './reports/find-reports.ts';
import { answerReport } from './reports/report.ts';
import { answerResolveReport, answerUpdateReport } from './reports/report-decisions.ts';
import { answerForgot, answerReset } from './accounts/reset.ts';
import type { Route } from './route.ts';
import { answerBeginSecondStep, answerConfirmSecondStep, answerEndSecondStep } from './accounts/second-step.ts';
import { answerCapabilities, answerConfig, answerHealth, answerLiveness, answerOpenApi } from './system.ts';
import { answerLogin, answerLogout, answerRegister } from './accounts/users.ts';
import {
  answerCheckStatus,
  answerDesk,
  answerSharePosition,
  answerStopSharing,
  answerTeam,
} from './volunteers/volunteer.ts';
import { answerCompleteDisaster, answerConfirmWork, answerReportedWork } from './volunteers/volunteer-work.ts';
import { answerVolunteer } from './volunteers/volunteer-profile.ts';

/** Some more than an item may have: who is a little above it hears which field is. */
const ITEM_PARTS = 3 * limits.itemParts;
/** A form of a few fields. */
const form: BodyRule = { bytes: 16 * 1024, parts: ITEM_PARTS, gzip: false };
const oneItem: BodyRule = { bytes: limits.itemBytes, parts: ITEM_PARTS, gzip: false };
/** Ids, or ids with their secrets: the longest list takes 55 kB and three parts for each. */
const listOfIds: BodyRule = { bytes: limits.itemBytes, parts: 4 * limits.batchItems, gzip: true };
const batch: BodyRule = {
  bytes: limits.batchBytes,
  parts: limits.batchItems * limits.itemParts,
  gzip: true,
  waits: true,
};

/** How each row of the contract's call table is served. */
export const routes: readonly Route[] = [
  ...queuedCallNames.map((name) => ({ call: queuedTable[name], handler: answerCreating(name), body: oneItem })),
  { call: listReports, handler: answerReports },
  { call: getDisaster, handler: answerReport },
  { call: updateReport, handler: answerUpdateReport, body: form },
  { call: resolveReport, handler: answerResolveReport, body: form },
  { call: listAid, handler: answerAidList },
  { call: findAid, handler: answerFindAid },
  { call: listNgos, handler: answerNgos },
  { call: findNgos, handler: answerFindNgos },
  { call: listChanges, handler: answerChanges },
  { call: listMessages, handler: answerMessages },
  { call: confirmNewsletter, handler: answerConfirmNewsletter, body: form },
  { call: leaveNewsletter, handler: answerLeaveNewsletter, body: form },
  { call: leaveNewsletterByMail, handler: answerLeaveByMail },
  { call: listNewsletters, handler: answerNewsletters },
  { call: sendNewsletter, handler: answerSendNewsletter, body: oneItem },
  { call: getVolunteer, handler: answerVolunteer, body: form },
  { call: checkStatus, handler: answerCheckStatus, body: form },
  { call: getDesk, handler: answerDesk },
  { call: getTeam, handler: answerTeam },
  { call: sharePosition, handler: answerSharePosition, body: form },
  { call: stopSharing, handler: answerStopSharing },
  { call: completeDisaster, handler: answerCompleteDisaster },
  { call: listReportedWork, handler: answerReportedWork },
  { call: confirmWork, handler: answerConfirmWork, body: form },
  { call: issueCertificate, handler: answerIssueCertificate, body: form },
  { call: getCertificate, handler: answerCertificate },
  { call: getCertificatePdf, handler: answerCertificatePdf },
  { call: deliverOutbox, handler: answerOutbox, body: batch },
  { call: verifyReceipts, handler: answerVerify, body: listOfIds },
  { call: login, handler: answerLogin, body: form },
  { call: register, handler: answerRegister, body: form },
  { call: logout, handler: answerLogout, body: form },
  { call: getAccount, handler: answerAccount },
  { call: changeEmail, handler: answerChangeEmail, body: form },
  { call: changePassword, handler: answerChangePassword, body: form },
  { call: listSessions, handler: answerSessions },
  { call: endSession, handler: answerEndSession },
  { call: endAllSessions, handler: answerEndAllSessions },
  { call: forgotPassword, handler: answerForgot, body: form },
  { call: resetPassword, handler: answerReset, body: form },
  { call: exportAccount, handler: answerExport },
  { call: deleteAccount, handler: answerDeleteAccount, body: form },
  { call: beginSecondStep, handler: answerBeginSecondStep, body: form },
  { call: confirmSecondStep, handler: answerConfirmSecondStep, body: form },
  { call: endSecondStep, handler: answerEndSecondStep, body: form },
  { call: listApprovals, handler: answerApprovals },
  { call: decideApproval, handler: answerDecision, body: form },
  { call: findAccounts, handler: answerAccounts },
  { call: issueResetLink, handler: answerIssueResetLink },
  { call: readAudit, handler: answerAudit },
  { call: saveDevice, handler: answerSaveDevice, body: form },
  { call: placeDevice, handler: answerPlaceDevice, body: form },
  { call: forgetDevice, handler: answerForgetDevice, body: form },
  { call: followOwn, handler: answerFollowOwn, body: listOfIds },
  { call: previewAlert, handler: answerPreviewAlert },
  { call: getAlertProgress, handler: answerAlertProgress },
  { call: listOutcomes, handler: answerOutcomes },
  { call: getHistory, handler: answerHistory },
  { call: getOverview, handler: answerOverview },
  { call: followNews, handler: answerNews, isLive: true },
  { call: findReports, handler: answerFindReports },
  { call: getHealth, handler: answerHealth },
  { call: getLiveness, handler: answerLiveness },
  { call: getCapabilities, handler: answerCapabilities },
  { call: getConfig, handler: answerConfig },
  { call: getFigures, handler: answerFigures },
  { call: getOpenApi, handler: answerOpenApi },
];
