import { isoTime } from '../../../contract/base/clock.ts';
import { deleteAccount as deleteCall } from '../../../contract/calls/account.ts';
import { logEvent } from '../../access/log-event.ts';
import { confirmPassword } from '../../accounts/change-password.ts';
import { deleteAccount } from '../../accounts/delete-account.ts';
import { purposes } from '../../accounts/purposes.ts';
import { ownDevices } from '../../devices/own-devices.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import { outcomesOf } from '../../store/acts/act-outcomes.ts';
import { actsOf } from '../../store/admin/find-acts.ts';
import { ownSteps } from '../../steps/own-steps.ts';
import { alertsTo, consentOf, itemsSentBy } from '../../store/accounts/own-data.ts';
import { sessionsOf } from '../../store/accounts/sessions.ts';
import { texts } from '../../texts.ts';
import { deliveryView } from '../../../contract/policies/delivery-view.ts';
import { donationsOf, donationView } from '../../store/donations/donations.ts';
import { deliveriesOf } from '../../store/deliveries/deliveries.ts';
import { ownTakings } from '../../aid/own-takings.ts';
import { ownPledges } from '../../ngos/own-pledges.ts';
import { ownNgo } from '../../ngos/own-ngo.ts';
import { ownMessages } from '../../track/own-messages.ts';
import { ownRoadBlocks } from '../../roads/own-road-blocks.ts';
import { ownCopy } from '../../volunteers/own-copy.ts';
import { accountView, ofAccount, sessionView } from './account.ts';

/** Everything that is kept about the caller, with what it is kept for (S50). No hashes, no secrets. */
export const answerExport = ofAccount(async ({ pool, clock, vault }, _request, reply, { person, sessionId }) => {
  const { _id: id } = person;
  const now = clock.now();
  const account = await findAccount(pool, id);
  const asVolunteer = await ownCopy({ pool, vault }, id);
  if (account === undefined || asVolunteer === undefined) return sendRefusal(reply, refusals.signIn());
  const consent = await consentOf(pool, id);
  const sessions = await sessionsOf(pool, id, now);
  const sent = await itemsSentBy(pool, id);
  const acts = await actsOf(pool, id);
  const outcomes = await outcomesOf(pool, id);
  const alerts = await alertsTo(pool, id);
  const data = {
    exportedAt: isoTime(now),
    purposes,
    account: accountView(account),
    consent: consent === undefined ? null : { version: consent.version, at: consent.at.toISOString() },
    sessions: sessions.map((session) => sessionView(session, sessionId)),
    sent: sent.map(({ receivedAt, ...item }) => ({ ...item, receivedAt: receivedAt.toISOString() })),
    ...asVolunteer,
    ...(person.role === 'ngo' && { ngo: await ownNgo(pool, id) }),
    outcomes: outcomes.map(({ id: _id, about, what, result, at }) => ({
      _id,
      about,
      what,
      result,
      at: at.toISOString(),
    })),
    alerts: alerts.map(({ at, ...alert }) => ({ ...alert, at: at.toISOString() })),
    ...(await ownDevices(pool, id)),
    ...(await ownSteps(pool, id)),
    takings: await ownTakings(pool, id),
    pledges: await ownPledges(pool, id),
    messages: await ownMessages(pool, id),
    roadBlocks: await ownRoadBlocks(pool, id, now),
    deliveries: (await deliveriesOf(pool, id)).map((delivery) => deliveryView('owner', delivery)),
    donations: (await donationsOf(pool, id, null)).map(donationView),
    history: acts.map(({ at, ...act }) => ({ at: at.toISOString(), ...act })),
  };
  return reply.send({ success: true, data });
});

export const answerDeleteAccount = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, deleteCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const confirmed = await confirmPassword(services, person._id, body.value.password);
  if (!confirmed.ok) return sendRefusal(reply, confirmed.failure);
  const deleted = await deleteAccount(services.pool, person._id, services.clock.now());
  if (!deleted.ok) return sendRefusal(reply, deleted.failure);
  logEvent(request, { event: 'account-deleted', account: person._id });
  return reply.send({ success: true, message: texts.accountDeleted });
});
