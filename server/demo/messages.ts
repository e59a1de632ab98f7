import { isoTime } from '../../contract/base/clock.ts';
import type { ContactBody } from '../../contract/entities/contact-message.ts';
import { DAY_MS, MINUTE_MS } from './around.ts';
import { events } from './events.ts';
import { inTurn, numbered, part, type Desk, type Plan } from './part.ts';
import { adminsOf } from './people.ts';
import { eachRow, postItem, type DemoItem } from './post-item.ts';
import { nameFrom, regionOf } from './regions.ts';
import type { Seeded } from './seeded.ts';

export interface DemoMessage extends DemoItem {
  body: ContactBody;
  /** Absent: it is still open. */
  answered?: { id: string; by: string; at: number };
}

const USUAL = 12;
/** Every so many messages one came from a phone that had sent too many. */
const ASIDE_EVERY = 6;
const DAYS = 40;

export const messages = part<DemoMessage>('messages', makeMessages, keepMessages);

function makeMessages(plan: Plan, chance: Seeded): DemoMessage[] {
  const admins = adminsOf(plan);
  return numbered(USUAL, plan).map((index) => {
    const { region } = inTurn(events, index);
    const at = plan.now - chance.whole(60, DAYS * 24 * 60) * MINUTE_MS;
    const answeredAt = Math.min(at + chance.whole(1, 3) * DAY_MS, plan.now - MINUTE_MS);
    const isAside = index % ASIDE_EVERY === ASIDE_EVERY - 1;
    return {
      id: chance.id(),
      at,
      body: {
        name: nameFrom(region, chance),
        email: `writer-${index + 1}@example.org`,
        message: inTurn(sentences[regionOf(region).language], Math.floor(index / events.length)),
        createdAt: isoTime(at - chance.whole(0, 90) * MINUTE_MS),
      },
      ...(isAside ? { lane: 'triage' as const } : {}),
      ...(!isAside && index % 2 === 1
        ? { answered: { id: chance.id(), by: inTurn(admins, index), at: answeredAt } }
        : {}),
    };
  });
}

const sentences = {
  en: [
    'I have a van and two free weekends. Whom do I tell?',
    'The water point in our street is not on your list.',
    'Thank you. The blankets came the same evening.',
  ],
  hi: ['हमारे पास दो नावें हैं। किसे बताएँ?', 'हमारे मोहल्ले में राशन अभी तक नहीं पहुँचा है।'],
  es: ['Tengo una camioneta y quiero ayudar. ¿A quién aviso?', 'Gracias, las frazadas llegaron el mismo día.'],
  ar: ['لدي شاحنة صغيرة وأريد المساعدة. من أخبر؟', 'شكرًا، وصلت البطانيات في المساء نفسه.'],
} as const;

async function keepMessages(desk: Desk, rows: readonly DemoMessage[]): Promise<void> {
  await eachRow(rows, async (row) => {
    await postItem(desk, 'sendContactMessage', row);
    const { id, answered } = row;
    if (answered === undefined) return;
    const { by: owner, ...mark } = answered;
    await postItem(desk, 'markMessage', { ...mark, owner, body: { messageId: id, state: 'answered' } });
  });
}
