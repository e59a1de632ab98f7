import { getVolunteer } from '../../../contract/calls/volunteer.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { volunteerView } from '../../../contract/policies/volunteer-view.ts';
import { logEvent } from '../../access/log-event.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { areOnOneDisaster } from '../../store/reports/same-disaster.ts';
import { texts } from '../../texts.ts';
import { readProfile } from '../../volunteers/profile.ts';
import { ofAccount } from '../accounts/account.ts';
import { noteLook } from '../reports/note-look.ts';

/** One profile. Unknown and "not for you" are one answer: an id must not be provable by asking. */
export const answerVolunteer = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, getVolunteer.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const { id } = body.value;
  const hasTaken = await areOnOneDisaster(services.pool, person._id, id);
  const viewer = viewerOf(person, { isOwner: person._id === id, hasTaken });
  const profile = await readProfile(services.pool, services.vault, id);
  const view = profile && volunteerView(viewer, profile);
  if (view === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchPerson));
  if (person._id !== id) {
    const refusal = await noteLook(services, { action: 'profile-seen', account: person._id, viewer, about: id });
    if (refusal !== undefined) return sendRefusal(reply, refusal);
    logEvent(request, { event: 'personal-data-seen', account: person._id, about: id });
  }
  return reply.send({ success: true, ...view });
});
