import {
  askToVolunteer,
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
} from './account.ts';
import { listOutcomes, previewAlert } from './acts.ts';
import { getAlertProgress } from './alert-progress.ts';
import { listAid } from './aid.ts';
import { askAssistant, translateReport } from './assistant.ts';
import { decideApproval, findAccounts, issueResetLink, listApprovals, readAudit } from './approvals.ts';
import { listChanges } from './changes.ts';
import type { Call } from './define-call.ts';
import { getCertificate, getCertificatePdf, issueCertificate } from './certificates.ts';
import { listAwaitedDeliveries, listDeliveries } from './deliveries.ts';
import {
  allocateDonation,
  donate,
  enterFee,
  enterPurchase,
  findDonations,
  getCampaignFunds,
  getDonationEntries,
  getFunds,
  getOwnDonation,
  getReceiptPdf,
  listDonations,
  listOwnDonations,
  payTest,
  refundDonation,
  takeBackAllocation,
  takePaymentEvent,
  verifyDonation,
} from './donations.ts';
import { followOwn, forgetDevice, placeDevice, saveDevice } from './devices.ts';
import { getFigures } from './figures.ts';
import { getLedgerCheckpoint, getLedgerFile, getLedgerProof, getLedgerTile } from './ledger.ts';
import { findNgos, findTowns, getNgo, getNgoWork, listNgos } from './ngos.ts';
import { countDisasters } from './map-cells.ts';
import { listMessages } from './contact.ts';
import { confirmNewsletter, leaveNewsletter, leaveNewsletterByMail } from './newsletter.ts';
import { findDisasters } from './find-disasters.ts';
import { findNeeds } from './needs-around.ts';
import { listNewsletters, sendNewsletter } from './newsletters.ts';
import { deliverOutbox } from './outbox.ts';
import { findAid, findReports, followNews, getHistory, getOverview } from './overview.ts';
import { getImage, getPhoto, listPhotos, releasePhoto, settlePhotos, withdrawPhoto } from './photos.ts';
import { queuedTable } from './queued-table.ts';
import { verifyReceipts } from './receipts.ts';
import { getDisaster, listReports, resolveReport, updateReport } from './reports.ts';
import { getReportIndex } from './report-index.ts';
import { listRoadBlocks } from './roads.ts';
import { getCapabilities, getConfig, getHealth, getLiveness, getOpenApi } from './system.ts';
import {
  checkStatus,
  completeDisaster,
  confirmWork,
  getDesk,
  getTeam,
  getVolunteer,
  listReportedWork,
  sharePosition,
  stopSharing,
} from './volunteer.ts';
import { listRecordMessages, lookUpRecord, trackOwn } from './track.ts';
import { forgotPassword, login, logout, register, resetPassword } from './users.ts';

/** Every call there is. The server's routes and its OpenAPI are made from this list; a client imports single rows. */
export const calls: readonly Call[] = [
  ...Object.values(queuedTable),
  listReports,
  getDisaster,
  updateReport,
  resolveReport,
  listAid,
  listDeliveries,
  listAwaitedDeliveries,
  trackOwn,
  lookUpRecord,
  listRecordMessages,
  listNgos,
  getNgo,
  getNgoWork,
  findTowns,
  listChanges,
  listMessages,
  confirmNewsletter,
  leaveNewsletter,
  leaveNewsletterByMail,
  listNewsletters,
  sendNewsletter,
  getVolunteer,
  checkStatus,
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
  askToVolunteer,
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
  saveDevice,
  placeDevice,
  forgetDevice,
  followOwn,
  previewAlert,
  getAlertProgress,
  listOutcomes,
  getOverview,
  findReports,
  findAid,
  findNgos,
  getHistory,
  getReportIndex,
  countDisasters,
  findDisasters,
  findNeeds,
  listRoadBlocks,
  listPhotos,
  getPhoto,
  getImage,
  releasePhoto,
  withdrawPhoto,
  settlePhotos,
  askAssistant,
  translateReport,
  donate,
  verifyDonation,
  payTest,
  takePaymentEvent,
  listOwnDonations,
  getOwnDonation,
  getReceiptPdf,
  listDonations,
  findDonations,
  getDonationEntries,
  allocateDonation,
  takeBackAllocation,
  enterFee,
  enterPurchase,
  refundDonation,
  getFunds,
  getCampaignFunds,
  followNews,
  getHealth,
  getLiveness,
  getCapabilities,
  getConfig,
  getFigures,
  getLedgerCheckpoint,
  getLedgerTile,
  getLedgerProof,
  getLedgerFile,
  getOpenApi,
];
