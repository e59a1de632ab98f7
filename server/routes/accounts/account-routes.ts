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
} from '../../../contract/calls/account.ts';
import {
  decideApproval,
  findAccounts,
  issueResetLink,
  listApprovals,
  readAudit,
} from '../../../contract/calls/approvals.ts';
import { forgotPassword, login, logout, register, resetPassword } from '../../../contract/calls/users.ts';
import {
  answerAccount,
  answerAskToVolunteer,
  answerChangeEmail,
  answerChangePassword,
  answerEndAllSessions,
  answerEndSession,
  answerSessions,
} from './account.ts';
import { answerAccounts, answerIssueResetLink } from './accounts.ts';
import { answerApprovals, answerDecision } from './approvals.ts';
import { answerAudit } from './audit.ts';
import { answerDeleteAccount, answerExport } from './my-data.ts';
import { answerForgot, answerReset } from './reset.ts';
import { answerBeginSecondStep, answerConfirmSecondStep, answerEndSecondStep } from './second-step.ts';
import { answerLogin, answerLogout, answerRegister } from './users.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';

export const accountRoutes: readonly Route[] = [
  { call: login, handler: answerLogin, body: form },
  { call: register, handler: answerRegister, body: form },
  { call: logout, handler: answerLogout, body: form },
  { call: getAccount, handler: answerAccount },
  { call: askToVolunteer, handler: answerAskToVolunteer },
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
];
