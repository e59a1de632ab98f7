import type { GenericSchema, InferOutput } from 'valibot';
import { allocateDonation, enterFee, enterPurchase, takeBackAllocation } from '../../../contract/calls/donations.ts';
import type { Result } from '../../../contract/base/result.ts';
import type { FundServices, FundsActed } from '../../donations/act-on-funds.ts';
import { allocate } from '../../donations/allocate.ts';
import { enterFee as enterFeeOf } from '../../donations/enter-fee.ts';
import { enterPurchase as enterPurchaseOf } from '../../donations/enter-purchase.ts';
import { takeBack } from '../../donations/take-back.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import type { Refusal } from '../../refusal.ts';
import { donationView } from '../../store/donations/donations.ts';
import { fundEntryView } from '../../store/donations/fund-entries.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';
import type { Handler } from '../route.ts';

export const answerAllocate = answerAct(allocateDonation.body, allocate, texts.fundsAllocated);
export const answerTakeBack = answerAct(takeBackAllocation.body, takeBack, texts.fundsTakenBack);
export const answerEnterFee = answerAct(enterFee.body, enterFeeOf, texts.feeEntered);
export const answerEnterPurchase = answerAct(enterPurchase.body, enterPurchaseOf, texts.purchaseEntered);

type Act<Body> = (services: FundServices, body: Body, by: string, now: number) => Promise<Result<FundsActed, Refusal>>;

function answerAct<Schema extends GenericSchema<unknown, { amount: number }>>(
  schema: Schema,
  act: Act<InferOutput<Schema>>,
  message: (amount: number) => string,
): Handler {
  return ofAccount(async (services, request, reply, { person }) => {
    const body = parsedBody(request, schema);
    if (!body.ok) return sendRefusal(reply, body.failure);
    const acted = await act(services, body.value, person._id, services.clock.now());
    if (!acted.ok) return sendRefusal(reply, acted.failure);
    services.noteStored();
    const { donation, entry } = acted.value;
    const said = { success: true, message: message(entry.amount) };
    return reply.send({ ...said, data: donationView(donation), entry: fundEntryView(entry) });
  });
}
