import {
  beginSecondStep as beginCall,
  confirmSecondStep as confirmCall,
  endSecondStep as endCall,
} from '../../../contract/calls/account.ts';
import { confirmPassword } from '../../accounts/change-password.ts';
import { beginSecondStep, confirmSecondStep, endSecondStep } from '../../accounts/second-step.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from './account.ts';

export const answerBeginSecondStep = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, beginCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const account = await confirmPassword(services, person._id, body.value.password);
  if (!account.ok) return sendRefusal(reply, account.failure);
  const begun = await beginSecondStep(services, account.value);
  if (!begun.ok) return sendRefusal(reply, begun.failure);
  return reply.send({ success: true, data: begun.value });
});

export const answerConfirmSecondStep = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, confirmCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const codes = await confirmSecondStep(services, person._id, body.value.code);
  if (!codes.ok) return sendRefusal(reply, codes.failure);
  return reply.send({ success: true, data: { recoveryCodes: codes.value } });
});

export const answerEndSecondStep = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, endCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const account = await confirmPassword(services, person._id, body.value.password);
  if (!account.ok) return sendRefusal(reply, account.failure);
  const ended = await endSecondStep(services, account.value, body.value.code);
  if (!ended.ok) return sendRefusal(reply, ended.failure);
  return reply.send({ success: true, message: texts.secondStepEnded });
});
