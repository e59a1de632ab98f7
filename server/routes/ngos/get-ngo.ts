import { getNgo } from '../../../contract/calls/ngos.ts';
import { ngoView } from '../../../contract/policies/ngo-view.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { logEvent } from '../../access/log-event.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { because, refusals } from '../../refusal.ts';
import { findNgo } from '../../store/ngos/ngos.ts';
import { texts } from '../../texts.ts';
import type { Handler } from '../route.ts';

/** One NGO. Unknown and "not for you" are one answer: who has asked to become a partner must not be provable by asking. */
export const answerNgo: Handler = async ({ pool }, request, reply, { person }) => {
  const body = parsedBody(request, getNgo.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const { id } = body.value;
  const ngo = await findNgo(pool, id);
  const viewer = viewerOf(person, { isOwner: person?._id === id });
  const view = ngo && ngoView(viewer, ngo);
  if (view?._id === undefined) {
    return sendRefusal(reply, because(refusals.notFound(texts.noSuchNgo), { code: 'no-such-ngo', params: {} }));
  }
  if (viewer === 'admin') logEvent(request, { event: 'personal-data-seen', account: person?._id, about: id });
  return reply.send({ success: true, data: view });
};
