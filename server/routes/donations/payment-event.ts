import { takeEvent } from '../../donations/take-event.ts';
import { bodyOf } from '../../http/body-of.ts';
import { parseJson } from '../../http/parse-json.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { sha256 } from '../../intake/check-item.ts';
import { texts } from '../../texts.ts';
import { paymentEvent } from '../body-rules.ts';
import type { Handler } from '../route.ts';

/**
 * The provider's signature is over the body byte for byte, so that nothing is read before it is right. It asks again for a day where the
 * answer is not 2xx, and gives up on us after that: what nobody understands is taken all the same.
 */
export const answerPaymentEvent: Handler = async (services, request, reply) => {
  const body = bodyOf(request);
  if (!body.ok) return sendRefusal(reply, body.failure);
  // Kept as it came: `paymentEvent` is raw.
  const text = typeof body.value === 'string' ? body.value : '';
  const signature = request.headers['x-razorpay-signature'];
  const isSigned = typeof signature === 'string' && services.payments.isSignedEvent(text, signature);
  if (!isSigned) return sendRefusal(reply, refusals.malformed(texts.wrongSignature));
  const event = parseJson(Buffer.from(text), paymentEvent.parts);
  if (!event.ok) return sendRefusal(reply, event.failure);
  const id = eventIdOf(request.headers['x-razorpay-event-id'], text);
  if (!(await takeEvent(services, id, event.value))) return sendRefusal(reply, refusals.busy());
  services.noteStored();
  return reply.send({ success: true });
};

/** Of an event without an id its own bytes are one: the same text is the same event. */
function eventIdOf(named: string | string[] | undefined, text: string): string {
  return typeof named === 'string' && /^[\w-]{1,100}$/.test(named) ? named : sha256(text);
}
