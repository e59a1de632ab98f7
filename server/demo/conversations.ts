import { inTransaction } from '../store/database/server-state.ts';
import { keepMessaged, keepMessage } from '../store/track/record-messages.ts';
import { MINUTE_MS } from './around.ts';
import { inTurn, part, type Desk, type Plan } from './part.ts';
import { postItem, type DemoItem } from './post-item.ts';
import type { Seeded } from './seeded.ts';
import { takings } from './takings.ts';

/** What whoever asked wrote to the organization that has the request in hand, and what that answered. */
export interface DemoConversation {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  recordId: string;
  text: string;
  /** Absent: nobody has answered yet. */
  answer?: DemoItem;
}

/** Such as people write where a form has no field for it; the second one waits for its answer. */
const exchanges: readonly { text: string; answer?: string }[] = [
  {
    text: 'The road from the north is cut. Please come by boat, to the stairs of the school.',
    answer: 'Understood. Our boat leaves at four, look out for the orange flag.',
  },
  { text: 'My mother needs her insulin before tonight. Is somebody coming today?' },
  {
    text: 'Fourteen more people came to us since we asked. The water is still rising.',
    answer: 'We bring twice as much. Please have somebody at the road who shows us the way.',
  },
];

export const conversations = part<DemoConversation>('conversations', makeConversations, keepConversations);

function makeConversations(plan: Plan, chance: Seeded): DemoConversation[] {
  return takings
    .make(plan)
    .flatMap(({ id, acts: [taking, later] }) =>
      // What was given back is in nobody's hand.
      taking === undefined || (later && 'reason' in later.body) ? [] : [{ id, taking, last: later ?? taking }],
    )
    .map(({ id: recordId, taking, last }, index): DemoConversation => {
      const { text, answer } = inTurn(exchanges, index);
      const at = (share: number) => Math.floor(last.at + (plan.now - MINUTE_MS - last.at) * share);
      const { ngoId } = taking.body as { ngoId?: string };
      const owner = ngoId ?? taking.owner ?? '';
      return {
        id: chance.id(),
        at: at(0.4),
        recordId,
        text,
        ...(answer !== undefined && {
          answer: { id: chance.id(), at: at(0.8), owner, body: { recordId, text: answer } },
        }),
      };
    });
}

/** Whoever asked has no secret here by which they could write: their words are kept as they would be. */
async function keepConversations(desk: Desk, rows: readonly DemoConversation[]): Promise<void> {
  for (const { id, at, recordId, text, answer } of rows) {
    await inTransaction(desk.pool, async (client) => {
      await keepMessage(client, { id, recordId, text, saidAt: at }, at);
      await keepMessaged(client, 'aid_requests', recordId, at);
    });
    if (answer !== undefined) await postItem(desk, 'answerRequester', answer);
    await desk.pool.query('UPDATE aid_requests SET changed_at = $2 WHERE id = $1', [recordId, new Date(at)]);
  }
}
