import { isoTime } from '../../contract/base/clock.ts';
import { failed } from '../../contract/base/result.ts';
import type { Perform, PerformedItem } from '../performing.ts';
import { refusals } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { isErased } from '../store/aid/aid-acts.ts';
import { lockMessage, writeMark, type MarkedMessage } from '../store/messages/messages.ts';
import { texts } from '../texts.ts';
import { mayPerform } from '../acts/acting.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';

/** Marks a message as answered, or as open again. What another admin has answered meanwhile stays theirs. */
export const markMessage: Perform<'markMessage'> = async (stage, item) => {
  const { client, now } = stage;
  const { owner, body } = item;
  const { messageId, state } = body;
  if (!(await mayPerform(client, owner, 'answer-messages'))) return failed(refusals.forbidden());
  const message = await lockMessage(client, messageId);
  // One that is unknown may still come, to a database that was put back: the mark waits for it.
  if (message === undefined) {
    return failed((await isErased(client, messageId)) ? refusals.gone() : refusals.notFound(texts.noSuchMessage));
  }
  const acted = whatComesOf(message, item);
  if (acted.result === 'done') {
    await writeMark(client, { id: messageId, state, by: owner }, now);
    const action = state === 'answered' ? 'message-answered' : 'message-opened-again';
    await recordAct(client, { actor: owner, action, about: messageId }, now);
  }
  return answerAct(stage, item, { about: messageId, what: 'markMessage' }, acted);
};

function whatComesOf(message: MarkedMessage, { owner, body: { state, seen } }: PerformedItem<'markMessage'>): Acted {
  const { answeredAt, answeredBy, answeredByName: name } = message;
  const isSeen = seen !== undefined && Date.parse(seen) === answeredAt;
  const isFree = answeredAt === undefined || answeredBy === owner || (state === 'open' && isSeen);
  if (isFree && state === message.state) return { result: 'same' };
  if (isFree) return { result: 'done', message: texts.messageMarked(state === 'answered') };
  return {
    result: 'conflict',
    stands: 'answered',
    by: { account: answeredBy, name, at: answeredAt },
    message: (who = texts.anotherAdmin) => texts.messageAnsweredBefore(who, isoTime(answeredAt)),
  };
}
